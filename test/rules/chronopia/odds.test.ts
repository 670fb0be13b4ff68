import { describe, expect, test } from 'vitest';
import { chance, mean } from '../../../src/kernel/odds.ts';
import {
  advanceOdds,
  fateOdds,
  payOdds,
  refundOdds,
} from '../../../src/rules/chronopia/aftermath/chances.ts';
import { mostOf } from '../../../src/rules/chronopia/charts/experience.ts';
import { characteristics } from '../../../src/rules/chronopia/figures.ts';
import { territoryOdds } from '../../../src/rules/chronopia/territory/chances.ts';

const d20 = Array.from({ length: 20 }, (_, index) => index + 1);
const near = (a: number, b: number) => expect(Math.abs(a - b)).toBeLessThan(1e-9);
const fateBy = (die: number) =>
  die <= 2 ? 'killed' : die <= 6 ? 'captured' : die <= 12 ? 'wounded' : 'recovered';

describe('chances, against counting them out', () => {
  test('ch.casualties: the fate of one, with and without a second roll', () => {
    for (const again of [[], ['killed'], ['killed', 'captured'], ['killed', 'captured', 'wounded']] as const)
      for (const fate of ['killed', 'captured', 'wounded', 'recovered']) {
        let ways = 0;
        for (const first of d20)
          for (const second of d20)
            if (
              ((again as readonly string[]).includes(fateBy(first)) ? fateBy(second) : fateBy(first)) === fate
            )
              ways++;
        near(
          chance(fateOdds(again), (each) => each === fate),
          ways / 400,
        );
      }
  });
  test('ch.advance: every characteristic at every rating', () => {
    for (const of of characteristics)
      for (let now = of === 'def' ? -6 : 0; now <= (of === 'def' ? 0 : 31); now++)
        for (const mounted of [false, true])
          for (const topFace of [false, true]) {
            const sides = ['ac', 'w', 'st', 'mv', 'def'].includes(of) ? 4 : 20;
            const most = mostOf(of, mounted);
            const faces = Array.from({ length: sides }, (_, index) => index + 1);
            const ways = faces.filter((die) =>
              of === 'def'
                ? now > most && (-die < now || (topFace && die === sides))
                : now < most && (die > now || (topFace && die === sides)),
            ).length;
            near(
              chance(advanceOdds(of, now, { mounted, topFace }), (yes) => yes),
              ways / sides,
            );
          }
  });
  test('ch.devout.refund: 3 and more, 5 and more, else half', () => {
    near(
      mean(refundOdds('wounded', 13), (gold) => gold),
      (4 * 13 + 2 * 6) / 6,
    );
    near(
      mean(refundOdds('killed', 13), (gold) => gold),
      (2 * 13 + 4 * 6) / 6,
    );
    near(
      chance(refundOdds('whole', 13), (gold) => gold === 13),
      1,
    );
    near(
      chance(refundOdds('captured', 13), (gold) => gold === 0),
      1,
    );
  });
  test('ch.income.underdog: so many D6', () => {
    const three = payOdds(3);
    for (let sum = 3; sum <= 18; sum++) {
      let ways = 0;
      for (let a = 1; a <= 6; a++)
        for (let b = 1; b <= 6; b++) for (let c = 1; c <= 6; c++) if (a + b + c === sum) ways++;
      near(
        chance(three, (gold) => gold === sum),
        ways / 216,
      );
    }
  });
  test('ch.territory.start: each land by its share of the D20', () => {
    const odds = territoryOdds();
    for (const [land, ways] of [
      ['fortress', 1],
      ['city', 2],
      ['town', 3],
      ['village', 4],
      ['hamlet', 5],
      ['outpost', 5],
    ] as const)
      near(
        chance(odds, (each) => each === land),
        ways / 20,
      );
  });
});
