/**
 * The house's import rules: app → campaign → {log, store, sync, rules} → kernel, packages by area, one rule set
 * never from another, no cycles. Type-only imports count; a lazy import() counts for direction, not for cycles.
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

const screen = /^(solid-js|@solidjs|@solid-primitives|@tanstack|@kobalte|@corvu)(\/|$)/;

const AREAS: Readonly<Record<string, Area>> = {
  kernel: { from: [], packages: /^(valibot$|mutative$|@noble\/hashes\/)/ },
  rules: { from: ['kernel'], packages: /^valibot$/ },
  log: { from: ['kernel'], packages: /^(valibot$|cborg$|fflate$|@noble\/)/ },
  store: { from: ['kernel', 'log'], packages: /^(dexie$|valibot$|@noble\/)/ },
  sync: { from: ['kernel', 'log'], neverPackages: screen },
  campaign: {
    from: ['kernel', 'log', 'store', 'sync', 'rules'],
    neverPackages: /^(@kobalte|@corvu|@tanstack)\//,
  },
  app: { from: ['kernel', 'log', 'store', 'sync', 'rules', 'campaign'] },
};

interface Import {
  readonly target: string;
  readonly offset: number;
  readonly lazy: boolean;
}

/** Every module a source names, static, re-exported or lazy. */
function importsOf({ path, code }: Source): Import[] {
  const { module, errors } = parseSync(path, code);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`);
  const lazy = module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    target: code.slice(start, end).replace(/^['"`]|['"`]$/g, ''),
    offset: start,
    lazy: true,
  }));
  const reexports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) =>
      moduleRequest ? [{ target: moduleRequest.value, offset: moduleRequest.start, lazy: false }] : [],
    ),
  );
  const plain = module.staticImports.map(({ moduleRequest }) => ({
    target: moduleRequest.value,
    offset: moduleRequest.start,
    lazy: false,
  }));
  return [...plain, ...reexports, ...lazy];
}

const areaOf = (path: string): string | undefined => /^src\/([^/]+)\//.exec(path)?.[1];
const ruleSetOf = (path: string): string | undefined => /^src\/rules\/([^/]+)\//.exec(path)?.[1];
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
  return undefined;
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
  const findings: Finding[] = [];
  const done = new Set<string>();
  const visit = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path);
    if (start >= 0) {
      findings.push({
        path,
        line: 1,
        problem: `a circle of imports: ${[...trail.slice(start), path].join(' → ')}`,
      });
      return;
    }
    if (done.has(path)) return;
    for (const next of graph.get(path) ?? []) visit(next, [...trail, path]);
    done.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  return findings;
}

export default function main(): boolean {
  const sources = readSources('src');
  return report('Imports', [...directionFindings(sources), ...cycleFindings(sources)], sources.length);
}
