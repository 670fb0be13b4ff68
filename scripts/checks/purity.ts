/**
 * The pure core, src/kernel, src/rules and src/log, knows no clock, no chance, no I/O, no locale and no inexact
 * arithmetic: the same book must fold to the same state on every phone, for ever.
 * A name that is ambiguous (a parameter called `document`) is left alone where the file declares it itself.
 */
import { type ESTree, parseSync, Visitor } from 'vite';
import { type Finding, lineAt, readSources, report, type Source } from './sources.ts';

const PURE = ['src/kernel', 'src/rules', 'src/log'] as const;

/** Refused whatever the file declares. */
const NEVER: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Date: 'no clock',
    Intl: 'no locale',
    setTimeout: 'no clock',
    setInterval: 'no clock',
    setImmediate: 'no clock',
    requestAnimationFrame: 'no clock',
    fetch: 'no I/O',
    XMLHttpRequest: 'no I/O',
    WebSocket: 'no I/O',
    indexedDB: 'no I/O',
    localStorage: 'no I/O',
    sessionStorage: 'no I/O',
    console: 'no I/O',
    globalThis: 'no globals',
  }),
);

/** Refused where they mean the global. */
const UNLESS_DECLARED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    performance: 'no clock',
    crypto: 'cryptography is injected, or pure @noble',
    process: 'no I/O',
    window: 'no I/O',
    document: 'no I/O',
    navigator: 'no I/O',
    self: 'no globals',
    location: 'no I/O',
  }),
);

const EXACT_MATH = /^(abs|ceil|clz32|floor|imul|max|min|round|sign|trunc)$/;
const LOCALE_METHOD = /^(toLocale\w*|localeCompare)$/;

/** Every impurity of one source. */
export function impurities({ path, code }: Source): Finding[] {
  const { program, errors } = parseSync(path, code);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`);
  const found: { offset: number; problem: string }[] = [];
  const names: { name: string; offset: number }[] = [];
  const notReferences = new Set<number>();
  const declared = new Set<string>();

  const declare = (pattern: unknown): void => {
    const node = pattern as { type: string; [field: string]: unknown } | null;
    if (!node) return;
    if (node.type === 'Identifier') declared.add(node.name as string);
    else if (node.type === 'ObjectPattern') for (const one of node.properties as unknown[]) declare(one);
    else if (node.type === 'ArrayPattern') for (const one of node.elements as unknown[]) declare(one);
    else if (node.type === 'Property') declare(node.value);
    else if (node.type === 'AssignmentPattern') declare(node.left);
    else if (node.type === 'RestElement') declare(node.argument);
  };
  const parameters = (node: { params: readonly unknown[] }): void => node.params.forEach(declare);
  const key = (node: {
    key: ESTree.Node | ESTree.PropertyKey;
    computed: boolean;
    shorthand?: boolean;
  }): void => {
    if (!node.computed && !node.shorthand) notReferences.add(node.key.start);
  };

  new Visitor({
    Identifier: (node) => void names.push({ name: node.name, offset: node.start }),
    VariableDeclarator: (node) => declare(node.id),
    FunctionDeclaration: (node) => {
      declare(node.id);
      parameters(node);
    },
    FunctionExpression: parameters,
    ArrowFunctionExpression: parameters,
    TSFunctionType: parameters,
    TSMethodSignature: (node) => {
      key(node);
      parameters(node);
    },
    ImportSpecifier: (node) => {
      notReferences.add(node.imported.start);
      declare(node.local);
    },
    CatchClause: (node) => declare(node.param),
    Property: key,
    PropertyDefinition: key,
    MethodDefinition: key,
    TSPropertySignature: key,
    MemberExpression: (node) => {
      if (node.computed) return;
      notReferences.add(node.property.start);
      const { name } = node.property;
      if (LOCALE_METHOD.test(name))
        found.push({ offset: node.property.start, problem: `${name}: no locale` });
      if (node.object.type === 'Identifier' && node.object.name === 'Math' && !EXACT_MATH.test(name))
        found.push({ offset: node.start, problem: `Math.${name}: no chance, no inexact arithmetic` });
    },
  }).visit(program);

  for (const { name, offset } of names) {
    if (notReferences.has(offset)) continue;
    const why = NEVER.get(name) ?? (declared.has(name) ? undefined : UNLESS_DECLARED.get(name));
    if (why !== undefined) found.push({ offset, problem: `${name}: ${why}` });
  }
  return found.map(({ offset, problem }) => ({ path, line: lineAt(code, offset), problem }));
}

export default function main(): boolean {
  const sources = readSources(...PURE);
  return report('Purity', sources.flatMap(impurities), sources.length);
}
