import { expect, test } from 'vitest';
import { chartChunks } from '../../scripts/checks/budget.ts';

test('the budget counts the entry, the chart screen and all they import, and nothing that can wait', () => {
  const chunks = chartChunks({
    'index.html': {
      file: 'app.js',
      isEntry: true,
      imports: ['_frame.js'],
      dynamicImports: ['src/app/screens/map/screen.tsx'],
    },
    '_frame.js': { file: 'frame.js', imports: ['_solid.js'] },
    '_solid.js': { file: 'solid.js', imports: ['_frame.js'] },
    'src/app/screens/charts/screen.tsx': {
      file: 'charts.js',
      isDynamicEntry: true,
      imports: ['_die.js', '_frame.js'],
    },
    '_die.js': { file: 'die.js' },
    'src/app/screens/map/screen.tsx': { file: 'map.js', isDynamicEntry: true, imports: ['_hex.js'] },
    '_hex.js': { file: 'hex.js' },
  });
  expect(chunks.sort()).toEqual([
    '_die.js',
    '_frame.js',
    '_solid.js',
    'index.html',
    'src/app/screens/charts/screen.tsx',
  ]);
});
