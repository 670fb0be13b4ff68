/** Syntax trees of the house's modules, for checks that follow a name from where it is used to where it is declared. */
import { posix } from 'node:path';
import { parseSync } from 'vite';
import type { Source } from './sources.ts';

export interface Node {
  readonly type: string;
  readonly start: number;
  // biome-ignore lint/suspicious/noExplicitAny: a tree of the parser, whose fields depend on the type
  readonly [field: string]: any;
}
const isNode = (one: unknown): one is Node =>
  typeof one === 'object' && one !== null && typeof (one as Node).type === 'string';
const below = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);

/** Goes through a tree; a visitor that answers with false goes no deeper. @param above what it lies in, the outermost first */
export function walk(
  node: Node,
  visit: (node: Node, above: readonly Node[]) => unknown,
  above: readonly Node[] = [],
): void {
  if (visit(node, above) === false) return;
  for (const each of below(node)) walk(each, visit, [...above, node]);
}

export const isFunction = ({ type }: Node): boolean =>
  ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'].includes(type);

/** The names a pattern binds. */
export function bound(pattern: Node | null): readonly string[] {
  if (!pattern) return [];
  if (pattern.type === 'Identifier') return [pattern.name];
  if (pattern.type === 'ObjectPattern')
    return pattern.properties.flatMap((each: Node) => bound(each.value ?? each.argument));
  if (pattern.type === 'ArrayPattern') return pattern.elements.flatMap(bound);
  return bound(pattern.left ?? pattern.argument ?? null);
}

/** What an expression may come to: its branches, without their conditions. */
export function branches(node: Node | null): readonly Node[] {
  switch (node?.type) {
    case undefined:
      return [];
    case 'LogicalExpression':
      return [...(node?.operator === '&&' ? [] : branches(node?.left)), ...branches(node?.right)];
    case 'ConditionalExpression':
      return [...branches(node?.consequent), ...branches(node?.alternate)];
    case 'ParenthesizedExpression':
    case 'ChainExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return branches(node?.expression);
    default:
      return node ? [node] : [];
  }
}

/** What a function may come to. */
export function returned(made: Node): readonly Node[] {
  if (made.body.type !== 'BlockStatement') return branches(made.body);
  const [found, locals]: [Node[], Map<string, Node>] = [[], new Map()];
  walk(made.body, (node) => {
    if (isFunction(node)) return false;
    if (node.type === 'ReturnStatement') found.push(...branches(node.argument));
    if (node.type === 'VariableDeclarator' && node.id.name && node.init) locals.set(node.id.name, node.init);
    return true;
  });
  return found.flatMap((one) => branches((one.name && locals.get(one.name)) ?? one));
}

/** What decides which branch is taken: each yes or no by itself, also where it is denied. */
export function conditions(node: Node): readonly Node[] {
  const found: Node[] = [];
  const take = (test: Node): void => {
    if (test.type === 'LogicalExpression') for (const side of [test.left, test.right]) take(side);
    else if (test.type === 'UnaryExpression') take(test.argument);
    else found.push(test);
  };
  walk(node, ({ type, test, operator, left }) => {
    if (type === 'ConditionalExpression' || type === 'IfStatement') take(test);
    if (type === 'LogicalExpression' && operator === '&&') take(left);
  });
  return found;
}

export type Names = ReadonlySet<string>;
/** Whether one of these names stands anywhere in it. */
export function mentions(node: Node, names: Names): boolean {
  let found = false;
  walk(node, (one) => {
    found ||= one.type === 'Identifier' && names.has(one.name);
  });
  return found;
}

export interface Module extends Source {
  readonly program: Node;
  /** Functions declared at its top, by name. */
  readonly functions: ReadonlyMap<string, Node>;
  /** Everything declared at its top. */
  readonly declares: ReadonlySet<string>;
  /** Names that come from other modules of the house, and what they are called there. */
  readonly imports: ReadonlyMap<string, Elsewhere>;
  readonly reexports: ReadonlyMap<string, Elsewhere>;
}
interface Elsewhere {
  readonly from: string;
  readonly name: string;
}

export function moduleOf({ path, code }: Source): Module {
  const { program, errors } = parseSync(path, code);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`);
  const [functions, declares] = [new Map<string, Node>(), new Set<string>()];
  const [imports, reexports] = [new Map<string, Elsewhere>(), new Map<string, Elsewhere>()];
  const isHouse = ({ source }: Node): boolean => source?.value.startsWith('.') === true;
  const at = ({ source }: Node): string => posix.join(posix.dirname(path), source.value);
  for (const statement of (program as unknown as Node).body as readonly Node[]) {
    const { type, specifiers = [], declaration } = statement;
    for (const { type: kind, local, imported, exported } of isHouse(statement) ? specifiers : [])
      if (kind === 'ImportSpecifier') imports.set(local.name, { from: at(statement), name: imported.name });
      else if (kind === 'ExportSpecifier')
        reexports.set(exported.name, { from: at(statement), name: local.name });
    const made: Node = type === 'ExportNamedDeclaration' && declaration ? declaration : statement;
    if (made.type === 'FunctionDeclaration') {
      declares.add(made.id.name);
      functions.set(made.id.name, made);
    }
    for (const { id, init } of made.type === 'VariableDeclaration' ? made.declarations : []) {
      for (const name of bound(id)) declares.add(name);
      if (id.type === 'Identifier' && init && isFunction(init)) functions.set(id.name, init);
    }
  }
  return { path, code, program: program as unknown as Node, functions, declares, imports, reexports };
}

/** Follows names to where they are declared: `path#name`; undefined for what is no declaration of these modules. */
export function follower(
  modules: ReadonlyMap<string, Module>,
): (module: Module, name: string) => string | undefined {
  const declared = (from: string, name: string): string | undefined => {
    const module = modules.get(from);
    if (!module) return undefined;
    if (module.declares.has(name)) return `${from}#${name}`;
    const next = module.reexports.get(name) ?? module.imports.get(name);
    return next && declared(next.from, next.name);
  };
  return ({ path }, name) => declared(path, name);
}
