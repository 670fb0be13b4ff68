/**
 * The house's import rules: app → campaign → {log, store, sync, rules} → kernel, packages by area, one rule set
 * never from another, within the app screens → books → what books share → campaign → the rest, no cycles, none among the chapters of a book. Type-only imports count, but not among chapters; a lazy import() counts for direction, not for cycles.
 */
import { posix } from 'node:path';
import { parseSync } from 'vite';
import { type Finding, lineAt, readSources, report, type Source } from './sources.ts';

interface Area {
  /** The areas it may import from, besides itself. */
  readonly from: readonly string[];
  /** The packages it may import; where absent, any but those of `neverPackages`. */
  readonly packages?: RegExp;
  readonly neverPackages?: RegExp;
}

const screen = /^(solid-js|@solidjs|@solid-primitives|@tanstack|@corvu)(\/|$)/;

const AREAS: Readonly<Record<string, Area>> = {
  kernel: { from: [], packages: /^(valibot$|mutative$|@noble\/hashes\/)/ },
  rules: { from: ['kernel'], packages: /^valibot$/ },
  log: { from: ['kernel'], packages: /^(valibot$|cborg$|fflate$|@noble\/)/ },
  store: { from: ['kernel', 'log'], packages: /^(dexie$|valibot$|@noble\/)/ },
  sync: { from: ['kernel', 'log'], neverPackages: screen },
  campaign: {
    from: ['kernel', 'log', 'store', 'sync', 'rules'],
    neverPackages: /^(@corvu|@tanstack)\//,
  },
  app: { from: ['kernel', 'log', 'store', 'sync', 'rules', 'campaign'] },
};

interface Import {
  readonly target: string;
  readonly offset: number;
  readonly lazy: boolean;
  /** It brings types alone. */
  readonly types: boolean;
}

/** Every module a source names, static, re-exported or lazy. */
function importsOf({ path, code }: Source): Import[] {
  const { module, errors } = parseSync(path, code);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`);
  const lazy = module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    target: code.slice(start, end).replace(/^['"`]|['"`]$/g, ''),
    offset: start,
    lazy: true,
    types: false,
  }));
  const reexports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest
        ? [{ target: moduleRequest.value, offset: moduleRequest.start, lazy: false, types: isType }]
        : [],
    ),
  );
  const plain = module.staticImports.map(({ moduleRequest, entries }) => ({
    target: moduleRequest.value,
    offset: moduleRequest.start,
    lazy: false,
    types: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  return [...plain, ...reexports, ...lazy];
}

const areaOf = (path: string): string | undefined => /^src\/([^/]+)\//.exec(path)?.[1];
const ruleSetOf = (path: string): string | undefined => /^src\/rules\/([^/]+)\//.exec(path)?.[1];
/** The floors of the app from the ground up: none imports from one above it. */
const FLOORS = ['the ground', 'campaign', 'the parts books share', 'a book', 'screens'] as const;
type Floor = (typeof FLOORS)[number];
/** The floor of a file of the app, and which book it belongs to; undefined where it stands beside the floors and joins them. */
function floorOf(path: string): { readonly floor: Floor; readonly book?: string } | undefined {
  const [, room, rest] = /^src\/app\/([^/]+)\/(.*)$/.exec(path) ?? [];
  if (room === undefined || rest === undefined) return undefined;
  if (room === 'campaign' || room === 'screens') return { floor: room };
  if (room !== 'rulesets') return { floor: 'the ground' };
  const [book, inside] = rest.split('/', 2);
  if (inside === undefined || book === undefined) return undefined;
  return book === 'parts' ? { floor: 'the parts books share' } : { floor: 'a book', book };
}

/** What is wrong with one import within the app, if anything. */
function wrongInApp(path: string, file: string): string | undefined {
  const [ours, theirs] = [floorOf(path), floorOf(file)];
  if (!ours || !theirs) return undefined;
  if (FLOORS.indexOf(theirs.floor) > FLOORS.indexOf(ours.floor))
    return `${ours.floor} may not import from ${theirs.floor} (${file})`;
  return theirs.book !== undefined && theirs.book !== ours.book
    ? `${ours.book ?? ours.floor} may not import from the screens of ${theirs.book}: what they share belongs in rulesets/parts`
    : undefined;
}

const isRelative = (target: string): boolean => target.startsWith('.');
const resolved = (path: string, target: string): string =>
  posix.normalize(posix.join(posix.dirname(path), target.replace(/\?.*$/, '')));

/** What is wrong with one import, if anything. */
function wrong(path: string, target: string): string | undefined {
  const area = areaOf(path);
  if (area === undefined) return undefined;
  const rule = AREAS[area];
  if (!rule) return `src/${area} is no part of the house`;
  if (!isRelative(target)) {
    const refused = rule.packages ? !rule.packages.test(target) : rule.neverPackages?.test(target);
    return refused ? `${area} may not import the package ${target}` : undefined;
  }
  const file = resolved(path, target);
  const other = areaOf(file);
  if (other === undefined) return area === 'app' ? undefined : `${area} may not import ${file}, outside src`;
  if (other !== area)
    return rule.from.includes(other) ? undefined : `${area} may not import from ${other} (${file})`;
  const [ours, theirs] = [ruleSetOf(path), ruleSetOf(file)];
  if (ours !== undefined && theirs !== undefined && ours !== theirs)
    return `the rule set ${ours} may not import from ${theirs}: what they share belongs in kernel`;
  return area === 'app' ? wrongInApp(path, file) : undefined;
}

/** Every import that runs the wrong way. */
export function directionFindings(sources: readonly Source[]): Finding[] {
  return sources.flatMap((source) =>
    importsOf(source).flatMap(({ target, offset }) => {
      const problem = wrong(source.path, target);
      return problem === undefined ? [] : [{ path: source.path, line: lineAt(source.code, offset), problem }];
    }),
  );
}

type Graph = ReadonlyMap<string, readonly string[]>;

/** The circles of a graph, each with its whole path. */
function circlesOf(graph: Graph): readonly (readonly string[])[] {
  const circles: string[][] = [];
  const done = new Set<string>();
  const visit = (at: string, trail: readonly string[]): void => {
    const start = trail.indexOf(at);
    if (start >= 0) {
      circles.push([...trail.slice(start), at]);
      return;
    }
    if (done.has(at)) return;
    for (const next of graph.get(at) ?? []) visit(next, [...trail, at]);
    done.add(at);
  };
  for (const at of graph.keys()) visit(at, []);
  return circles;
}

/** One finding for each group of files that import one another in a circle. */
export function cycleFindings(sources: readonly Source[]): Finding[] {
  const graph = new Map(
    sources.map((source) => [
      source.path,
      importsOf(source)
        .filter(({ target, lazy }) => isRelative(target) && !lazy)
        .map(({ target }) => resolved(source.path, target)),
    ]),
  );
  return circlesOf(graph).map((circle) => ({
    path: circle[0] ?? '',
    line: 1,
    problem: `a circle of imports: ${circle.join(' → ')}`,
  }));
}

/** The chapter of a rule set's file, or the file itself where it stands at the root; undefined for the rest of the house. */
function chapterOf(path: string): string | undefined {
  const book = ruleSetOf(path);
  if (book === undefined) return undefined;
  const [first = ''] = path.slice(`src/rules/${book}/`.length).split('/');
  return `${book}/${first}`;
}

/** One finding for each group of chapters that ask one another in a circle. Types are no question: a sum of types names them all. */
export function chapterFindings(sources: readonly Source[]): Finding[] {
  const asked = new Map<string, Map<string, string>>();
  for (const source of sources) {
    const chapter = chapterOf(source.path);
    if (chapter === undefined) continue;
    for (const { target, types } of importsOf(source)) {
      const other = isRelative(target) && !types ? chapterOf(resolved(source.path, target)) : undefined;
      if (other === undefined || other === chapter) continue;
      const by = asked.get(chapter) ?? new Map<string, string>();
      if (!by.has(other)) by.set(other, source.path);
      asked.set(chapter, by);
    }
  }
  const graph: Graph = new Map([...asked].map(([chapter, others]) => [chapter, [...others.keys()]]));
  return circlesOf(graph).map((circle) => ({
    path: asked.get(circle[0] ?? '')?.get(circle[1] ?? '') ?? '',
    line: 1,
    problem: `chapters ask one another in a circle: ${circle.join(' → ')}`,
  }));
}

export default function main(): boolean {
  const sources = readSources('src');
  return report(
    'Imports',
    [...directionFindings(sources), ...cycleFindings(sources), ...chapterFindings(sources)],
    sources.length,
  );
}
