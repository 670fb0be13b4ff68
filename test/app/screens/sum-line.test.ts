/** The score a chart is read at, where something is added to the dice or taken off. */
import './browser.ts';
import { expect, test } from 'vitest';
import { sumLine } from '../../../src/app/rulesets/parts/rolling/one-roll.tsx';
import type { RollQuestion } from '../../../src/kernel/question.ts';

test.each([
  [-3, [3, 3], '6 − 3 = 3'],
  [2, [1, 4], '5 + 2 = 7'],
  [-4, [1, 1], '2 − 4 = −2'],
])('%i to the roll', (modifier, faces, words) =>
  expect(sumLine({ dice: '2d6', modifier } as unknown as RollQuestion, faces)).toBe(words),
);
