import { expect, test } from 'vitest';
import { booksOf, chartRoutes, explainedOf, rings } from '../../scripts/checks/budget.ts';

const entry = {
  file: 'app.js',
  isEntry: true,
  imports: ['_frame.js'],
  dynamicImports: ['src/app/screens/map/screen.tsx'],
};
const frame = { file: 'frame.js', imports: ['_solid.js'] };
const solid = { file: 'solid.js', imports: ['_frame.js'] };

test('the budget counts the entry, one chart screen and all they import, and nothing that can wait', () => {
  const routes = chartRoutes({
    'index.html': entry,
    '_frame.js': frame,
    '_solid.js': solid,
    'src/app/screens/charts/screen.tsx': {
      file: 'chart.js',
      isDynamicEntry: true,
      imports: ['_die.js', '_frame.js'],
    },
    'src/app/screens/charts/browse.tsx': { file: 'browse.js', isDynamicEntry: true },
    '_die.js': { file: 'die.js' },
    'src/app/screens/map/screen.tsx': { file: 'map.js', isDynamicEntry: true, imports: ['_hex.js'] },
    '_hex.js': { file: 'hex.js' },
  });
  const always = ['index.html', '_frame.js', '_solid.js'];
  expect(routes).toEqual([
    [...always, 'src/app/screens/charts/screen.tsx', '_die.js'],
    [...always, 'src/app/screens/charts/browse.tsx'],
  ]);
});

test('before there is a chart screen the entry alone is counted', () => {
  expect(chartRoutes({ 'index.html': entry, '_frame.js': frame, '_solid.js': solid })).toEqual([
    ['index.html', '_frame.js', '_solid.js'],
  ]);
});

test('a rule set is charged with what only it needs; what the house or another set reaches, too, is not its own', () => {
  const files = booksOf({
    'index.html': {
      ...entry,
      dynamicImports: [
        ...entry.dynamicImports,
        'src/rules/chronopia/index.ts',
        'src/app/rulesets/ninth-age/index.ts',
      ],
    },
    '_frame.js': frame,
    '_solid.js': solid,
    'src/app/screens/map/screen.tsx': { file: 'map.js', isDynamicEntry: true },
    'src/rules/chronopia/index.ts': {
      file: 'roll.js',
      isDynamicEntry: true,
      imports: ['_frame.js', '_muster.js'],
    },
    '_muster.js': { file: 'muster.js' },
    'src/app/rulesets/ninth-age/index.ts': {
      file: 'hexes.js',
      css: ['hexes.css'],
      isDynamicEntry: true,
      dynamicImports: ['src/app/screens/map/screen.tsx'],
    },
  });
  expect(files.chronopia).toEqual(['roll.js', 'muster.js']);
  expect(files['ninth-age']).toEqual(['hexes.js', 'hexes.css']);
  expect(files['mighty-empires']).toEqual([]);
});

test('the words that explain a rule set stand apart from it, and are charged once', () => {
  const manifest = {
    'index.html': { ...entry, dynamicImports: ['src/rules/chronopia/index.ts'] },
    '_frame.js': frame,
    '_solid.js': solid,
    'src/rules/chronopia/index.ts': {
      file: 'roll.js',
      isDynamicEntry: true,
      dynamicImports: ['src/rules/chronopia/explained/index.ts'],
    },
    'src/rules/chronopia/explained/index.ts': { file: 'why.js', isDynamicEntry: true },
  };
  expect(booksOf(manifest).chronopia).toEqual(['roll.js']);
  expect(explainedOf(manifest).chronopia).toEqual(['why.js']);
  expect(explainedOf(manifest)['ninth-age']).toEqual([]);
});

test('files that wait for each other as they load are found; what is loaded later may lead back', () => {
  const chunk = (file: string, imports: string[], dynamicImports: string[] = []) => ({
    file,
    imports,
    dynamicImports,
  });
  const straight = {
    'index.html': { ...entry, imports: ['_house.js'] },
    '_house.js': chunk('house.js', ['_book.js'], ['_screens.js']),
    '_book.js': chunk('book.js', []),
    '_screens.js': chunk('screens.js', ['_house.js', '_book.js']),
  };
  expect(rings(straight)).toEqual([]);
  expect(rings({ ...straight, '_book.js': chunk('book.js', ['_house.js']) })).toEqual([
    'house.js → book.js → house.js',
  ]);
});
