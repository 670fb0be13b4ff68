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
    expect(lengthFindings([{ path, code }], {})).toEqual([
      { path, line: 2, problem: expect.stringContaining('Page has 81 lines') },
    ]);
});

test('eighty lines are not too many, nor are they where no screen is drawn, nor with a reason', () => {
  const long = `function Page() {\n${filler(79)}\n}\n`;
  expect(lengthFindings([{ path, code: `function Page() {\n${filler(78)}\n}\n` }], {})).toEqual([]);
  expect(lengthFindings([{ path: 'src/rules/me/war.ts', code: long }], {})).toEqual([]);
  expect(lengthFindings([{ path, code: long }], { [`${path} Page`]: 'one thing' })).toEqual([]);
});

test('a reason for a function that is short, or gone, is found; so is an eleventh', () => {
  const excused = Array.from({ length: 11 }, (_, i) => `Page${i}`);
  const code = excused.map((name) => `function ${name}() {\n${filler(79)}\n}`).join('\n');
  const reasons = Object.fromEntries(excused.map((name) => [`${path} ${name}`, 'one thing']));
  const { [`${path} Page10`]: _, ...ten } = reasons;
  const without = code.slice(0, code.indexOf('function Page10'));
  expect(lengthFindings([{ path, code: without }], ten)).toEqual([]);
  expect(lengthFindings([{ path, code }], reasons)).toHaveLength(1);
  expect(lengthFindings([{ path, code: '' }], { [`${path} Page`]: 'one thing' })).toHaveLength(1);
});
