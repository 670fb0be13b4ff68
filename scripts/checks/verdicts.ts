/**
 * What may be picked for an order is asked of the order: no screen, task or bot judges candidates itself. A *verdict* is a
 * function of the rules that an order's questions put to a candidate: its value is what `against` says of one (or a gate behind
 * the question, or the function handed to a question that orders share), or, where it is declared beside an order, the yes or no
 * which decides that. A *sieve* is any other function of the rules that goes by a verdict outside of questions, so that others
 * learn from it which candidates are open. Every use of either in `src/app`, in a file that makes tasks or in a bot is found;
 * `kernel/ahead.ts` and `campaign/open-to.ts` give them the same from the questions.
 *
 * Left alone, since no candidate is judged by it: a verdict about a thing that its writer names (`notInWinter(state, seat,
 * 'diplomacy')` asks what time it is); what verdicts rest on (whose a tile is, whether storms hold a banner), which are facts of the
 * table; what rules conclude from a sieve in turn (a phase in which nothing can be built is passed); and what a brief or a
 * procedure makes of it, which is the rule itself.
 */
import { type Verdicts, verdictsOf } from './candidates.ts';
import { type Finding, lineAt, readSources, report, type Source } from './sources.ts';
import { follower, type Module, moduleOf, type Node, returned, walk } from './syntax.ts';

const isRule = ({ path }: Source): boolean => path.startsWith('src/rules/');
const isBot = ({ path }: Source): boolean => /^src\/rules\/[^/]+\/bots\//.test(path);
const makesTasks = ({ imports }: Module): boolean =>
  [...imports.values()].some(({ name }) => name === 'Task');

type Follow = ReturnType<typeof follower>;

/** Functions of the rules, no verdicts themselves, that go by a verdict: its name by where they are declared. */
function sievesOf(
  modules: readonly Module[],
  verdicts: Verdicts,
  follow: Follow,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const module of modules)
    for (const [name, made] of module.functions) {
      const id = `${module.path}#${name}`;
      // A question that orders share says `against` as they do.
      if (verdicts.has(id) || made.generator) continue;
      // A remark that says what a verdict says is one more reason: it goes through nothing.
      const says = new Set(returned(made).map(({ callee }) => callee as Node));
      walk(made, (node) => {
        const by = node.type === 'Identifier' && !says.has(node) ? follow(module, node.name) : undefined;
        if (by && verdicts.has(by)) found.set(id, node.name);
      });
    }
  return found;
}

/** Whether something lies in the questions, the brief or the procedure of an order. */
const inOrder = (above: readonly Node[]): boolean =>
  above.some(
    ({ type, key }) => type === 'Property' && ['asks', 'applies', 'brief', 'run'].includes(key?.name),
  );
/** Whether a name is that of a declaration, of a field or of what is imported, and uses nothing. */
const isNamed = (node: Node, over: Node | undefined): boolean =>
  over?.id === node || over?.property === node || (over?.key === node && !over.shorthand);

/** Every use of a verdict or a sieve where candidates should come from the questions. */
export function verdictFindings(sources: readonly Source[]): Finding[] {
  const modules = new Map(sources.map((source) => [source.path, moduleOf(source)]));
  const all = [...modules.values()];
  const follow = follower(modules);
  const verdicts = verdictsOf(modules, follow);
  const others = all.filter((module) => isRule(module) && !isBot(module) && !makesTasks(module));
  const sieves = sievesOf(others, verdicts, follow);
  const isWatched = (module: Module): boolean =>
    module.path.startsWith('src/app/') || isBot(module) || (isRule(module) && makesTasks(module));

  const problemOf = (id: string, { name }: Node, over: Node | undefined): string | undefined => {
    const places = verdicts.get(id);
    if (!places) return sieves.has(id) ? `${name} sifts candidates by ${sieves.get(id)}` : undefined;
    const given = over?.type === 'CallExpression' && over.callee.name === name ? over.arguments : undefined;
    const about: readonly string[] | undefined = given && [...places].map((place) => given[place]?.type);
    return about?.every((type) => type === 'Literal') ? undefined : `${name} judges candidates`;
  };
  return all.filter(isWatched).flatMap((module) => {
    const found: Finding[] = [];
    walk(module.program, (node, above) => {
      if (node.type === 'ImportDeclaration' || node.type === 'ExportSpecifier') return false;
      const over = above.at(-1);
      if (node.type !== 'Identifier' || isNamed(node, over) || inOrder(above)) return true;
      const id = follow(module, node.name);
      const problem = id && problemOf(id, node, over);
      if (problem)
        found.push({
          path: module.path,
          line: lineAt(module.code, node.start),
          problem: `${problem}: ask the order’s questions (src/kernel/ahead.ts)`,
        });
      return true;
    });
    return found;
  });
}

export default function main(): boolean {
  const sources = readSources('src');
  return report('Verdicts', verdictFindings(sources), sources.length);
}
