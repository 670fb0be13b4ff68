/**
 * The rooms of the house as files of the build. What the first screens show is left to the bundler, so that none of them waits for
 * more than it shows; all else comes room by room. A room holds whatever leads from one of its modules to another, so that no two
 * files wait for each other.
 */
import { relative } from 'node:path';
import { rulesetIds } from '../src/rules/ids.ts';

/** What the rooms are made out of: the modules each one imports as it loads. */
export interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** The room of the module that registers the service worker: the page asks for it as it starts. */
export const REGISTRAR = 'registrar';

/** Where a phone comes in: what these import loads before anything is seen. */
const first = [
  'src/app/main.tsx',
  'src/app/screens/home/screen.tsx',
  'src/app/screens/home/front.tsx',
  'src/app/screens/home/find.ts',
  'src/app/screens/home/search.tsx',
  'src/app/screens/charts/browse.tsx',
  'src/app/screens/charts/screen.tsx',
  'src/app/screens/charts/odds.tsx',
  'src/app/screens/charts/outcome.tsx',
  'src/app/screens/dice/screen.tsx',
  'src/app/screens/names/screen.tsx',
  'src/app/screens/settings/screen.tsx',
];
/** Where workers come in. What the press needs is no more than it draws with; the page may need it, too. */
const press = 'src/app/map/bake/press.worker.ts';
const waysIn: readonly string[] = ['src/app/worker/way-in.ts', press];
const chartsOf = (id: string): readonly string[] =>
  ['charts', 'names'].map((part) => `src/rules/${id}/${part}/index.ts`);

/** Small parts of the first screens that are asked for together, or soon after each other: one file each, for each costs a way there and back. */
const crumbs: readonly (readonly [room: string, test: RegExp])[] = [
  ['tools', /^src\/app\/(screens\/(dice|names|settings)\/|ui\/(switch|field|dice\/)|mishaps)/],
  ['ground-plan', /^src\/(app\/map\/(path|geometry|model)|kernel\/(hex|land))\./],
  ['names', /^src\/rules\/mighty-empires\/(names\/|charts\/(calendar|name|source))/],
  [
    'front',
    /^src\/(app\/(map\/(camera|map\.module|view\/plates)|screens\/(search\/|home\/(front|coastline|search|find)))|kernel\/(chart-)?search\.)/,
  ],
  ['chart-screens', /^src\/(app\/screens\/charts\/(book-picker|rolled-with)|rules\/explained)\./],
];

/** What is loaded when somebody asks why: a book's explanations, and what each of its chapters has to say. */
const isExplained = (path: string): boolean =>
  path.includes('/explained/') || /^src\/rules\/[^/]+\/[^/]+\/explained\.ts$/.test(path);

/** @returns the room of a module; null for what the bundler places: first screens, libraries, languages, explanations */
export function roomsOf(root: string): (id: string, modules: Modules) => string | null {
  const reached = new Map<string, ReadonlySet<string>>();
  const from = (name: string, starts: readonly string[], modules: Modules): ReadonlySet<string> => {
    const known = reached.get(name);
    if (known) return known;
    const found = new Set<string>();
    const go = (id: string): void => {
      if (found.has(id)) return;
      found.add(id);
      for (const next of modules.getModuleInfo(id)?.importedIds ?? []) go(next);
    };
    for (const start of starts) go(`${root}/${start}`);
    reached.set(name, found);
    return found;
  };
  return (id, modules) => {
    if (/node_modules[\\/](@noble|@scure|cborg|mutative|valibot|fflate)[\\/]/.test(id)) return 'libraries';
    if (/node_modules[\\/]workbox-window[\\/]/.test(id)) return REGISTRAR;
    const path = relative(root, id).replaceAll('\\', '/');
    if (!path.startsWith('src/') || isExplained(path) || path.includes('/i18n/de')) return null;
    if (from('first', first, modules).has(id)) return crumbs.find(([, test]) => test.test(path))?.[0] ?? null;
    if (waysIn.includes(path)) return null;
    if (path === 'src/app/pwa/worker.ts') return REGISTRAR;
    if (path === 'src/app/worker/jobs.ts') return 'jobs';
    if (path.startsWith('src/app/map/') && from('press', [press], modules).has(id)) return 'press';
    for (const set of rulesetIds) {
      if (path.startsWith(`src/app/rulesets/${set}/`)) return `screens-${set}`;
      if (path.startsWith(`src/rules/${set}/`))
        return from(set, chartsOf(set), modules).has(id) ? `charts-${set}` : `rules-${set}`;
    }
    if (/^src\/(kernel|rules|log|campaign|store)\//.test(path)) return 'book';
    return 'house';
  };
}
