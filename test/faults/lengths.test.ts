import { expect, test } from 'vitest';
import { lengthFindings } from '../../scripts/checks/lengths.ts';

const filler = (lines: number): string => Array.from({ length: lines }, (_, i) => `  at(${i});`).join('\n');
const path = 'src/app/page.tsx';

test('a function of the app with more than eighty lines is found, however it is written', () => {
  for (const code of [
    `\nfunction Page() {\n${filler(79)}\n}\n`,
    `\nconst Page = () => {\n${filler(79)}\n};\n`,
    `\nconst app = { Page() {\n${filler(79)}\n} };\n`,
  ])
    expect(lengthFindings([{ path, code }])).toEqual([
      { path, line: 2, problem: expect.stringContaining('Page has 81 lines') },
    ]);
});

test('eighty lines are not too many, nor are they where no screen is drawn, nor with a reason', () => {
  const long = `function Page() {\n${filler(79)}\n}\n`;
  expect(lengthFindings([{ path, code: `function Page() {\n${filler(78)}\n}\n` }])).toEqual([]);
  expect(lengthFindings([{ path: 'src/rules/me/war.ts', code: long }])).toEqual([]);
  expect(lengthFindings([{ path, code: long }], { [`${path} Page`]: 'one thing' })).toEqual([]);
});
