/** Which functions of the rules are put to candidates, read from the questions of orders. What counts, says `verdicts.ts`. */
import {
  bound,
  branches,
  conditions,
  isFunction,
  type Module,
  mentions,
  type Names,
  type Node,
  returned,
  walk,
} from './syntax.ts';

/** Everybody reads the state, and a seat asks for itself: neither is picked. */
const COMMON = new Set(['state', 'seat']);

/** What the candidate is called within a function, and all that is reckoned from it. */
function candidatesIn(made: Node, given: Names): Names {
  const own = (made.params as readonly Node[]).flatMap(bound).filter((name) => !COMMON.has(name));
  const names = new Set([...given, ...own]);
  walk(made.body, (node) => {
    if (node.type === 'VariableDeclarator' && node.init && mentions(node.init, names))
      for (const name of bound(node.id)) names.add(name);
    if (node.type === 'CallExpression' && mentions(node, names))
      for (const each of node.arguments as readonly Node[])
        if (isFunction(each)) for (const name of each.params.flatMap(bound)) names.add(name);
  });
  return names;
}

/** Everything a function declares, by name. */
function localsOf(made: Node): readonly { readonly id: Node; readonly init: Node }[] {
  const found: { id: Node; init: Node }[] = [];
  walk(made, ({ type, id, init }) => {
    if (type === 'VariableDeclarator' && init) found.push({ id, init });
  });
  return found;
}
/** Answers to earlier questions of the procedures that something lies in. */
const answersIn = (above: readonly Node[]): Names =>
  new Set(
    above
      .filter(isFunction)
      .flatMap(localsOf)
      .flatMap(({ id, init }) => (init.type === 'YieldExpression' ? bound(id) : [])),
  );
/** A function that those which something lies in declare. */
const localIn = (name: string, above: readonly Node[]): Node | undefined =>
  above
    .filter(isFunction)
    .flatMap(localsOf)
    .find(({ id, init }) => id.name === name && isFunction(init))?.init;

/** Verdicts by where they are declared (`path#name`), with the places of their arguments in which candidates stand. */
export type Verdicts = ReadonlyMap<string, ReadonlySet<number>>;

/** @param follow to where a name is declared */
export function verdictsOf(
  modules: ReadonlyMap<string, Module>,
  follow: (module: Module, name: string) => string | undefined,
): Verdicts {
  const found = new Map<string, Set<number>>();
  const moduleOf = (id: string): Module | undefined => modules.get(id.split('#')[0] ?? '');
  const besideOrder = (id: string): boolean => moduleOf(id)?.code.includes('*asks(') === true;

  const put = (module: Module, value: Node, names: Names, decides = false): void => {
    if (value.type !== 'CallExpression' || value.callee.type !== 'Identifier') return;
    if (!mentions(value, names)) return;
    const given = value.arguments as readonly Node[];
    const handed = given.filter(isFunction);
    // `firstOf(banners, (banner) => heldUp(state, banner))` says what is said of one of them.
    for (const each of handed) judge(module, each, names);
    const id = follow(module, value.callee.name);
    if (handed.length > 0 || !id?.startsWith('src/rules/') || (decides && !besideOrder(id))) return;
    const places = given.flatMap((each, place) => (mentions(each, names) ? [place] : []));
    found.set(id, new Set([...(found.get(id) ?? []), ...places]));
  };
  const putAll = (module: Module, values: readonly Node[], decided: Node, names: Names): void => {
    for (const value of values) put(module, value, names);
    for (const test of conditions(decided)) put(module, test, names, true);
  };
  const judge = (module: Module, made: Node, given: Names): void =>
    putAll(module, returned(made), made.body, candidatesIn(made, given));

  /** What `against` says: a function there, or the name of one. */
  const against = (module: Module, value: Node, above: readonly Node[]): void => {
    const made = isFunction(value) ? value : localIn(value.name, above);
    if (made) judge(module, made, answersIn(above));
    const id = !made && value.type === 'Identifier' ? follow(module, value.name) : undefined;
    if (id?.startsWith('src/rules/') && moduleOf(id)?.functions.has(value.name)) found.set(id, new Set([0]));
  };
  /** A gate behind questions, or a question that orders share: what it is handed judges the candidate. */
  const asked = (module: Module, { callee, arguments: given }: Node, above: readonly Node[]): void => {
    const names = answersIn(above);
    for (const each of given as readonly Node[])
      if (isFunction(each)) judge(module, each, names);
      else if (callee.name === 'unlessAny') putAll(module, branches(each), each, names);
  };
  for (const module of modules.values())
    if (module.path.startsWith('src/rules/'))
      walk(module.program, (node, above) => {
        if (node.type === 'Property' && node.key.name === 'against') against(module, node.value, above);
        if (node.type === 'YieldExpression' && node.argument?.type === 'CallExpression')
          asked(module, node.argument, above);
      });
  return found;
}
