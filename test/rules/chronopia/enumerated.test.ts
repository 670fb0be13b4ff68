/** Every calculator of Chronopia against the ways its dice can fall, counted here from the document: two hundred inputs each. */
import { expect, test } from 'vitest';
import { seeded } from '../../../src/kernel/bot.ts';
import {
  advanceOdds,
  fateOdds,
  payOdds,
  refundOdds,
} from '../../../src/rules/chronopia/aftermath/chances.ts';
import { territoryOdds } from '../../../src/rules/chronopia/territory/chances.ts';
import { agree, d6, falls, oneOf, says, sharesOf, twoHundred } from '../enumerate.ts';

const d20 = Array.from({ length: 20 }, (_, i) => i + 1);
/** Table 4. */
const fate = (die: number) =>
  die <= 2 ? 'killed' : die <= 6 ? 'captured' : die <= 12 ? 'wounded' : 'recovered';

test('ch.casualties, ch.alchemist: what becomes of the fallen, whatever is rolled again', () =>
  twoHundred(31, (source) => {
    const again = (['killed', 'captured', 'wounded'] as const).filter(() => source(2) === 1);
    says(
      fateOdds(again),
      (add) => {
        for (const first of d20)
          for (const second of d20) {
            const rerolled = again.some((each) => each === fate(first));
            add(fate(rerolled ? second : first), 1 / 400);
          }
      },
      again.join(' '),
    );
  }));

test('ch.advance: whether an attempt succeeds, of anything that stands anywhere', () =>
  twoHundred(32, (source) => {
    const of = oneOf(source, ['cc', 'mw', 'pw', 'ld', 'a', 'ac', 'w', 'st', 'mv', 'def'] as const);
    const [mounted, topFace] = [source(2) === 1, source(2) === 1];
    const large = ['cc', 'mw', 'pw', 'ld', 'a'].includes(of);
    const now = of === 'def' ? -source(7) : large ? source(32) : source(10);
    // Table 2.
    const most = large ? 30 : of === 'mv' && mounted ? 8 : 5;
    says(
      advanceOdds(of, now, { mounted, topFace }),
      (add) => {
        const faces = large ? 20 : 4;
        for (let die = 1; die <= faces; die++) {
          const better = of === 'def' ? -die < now : die > now;
          const room = of === 'def' ? now > -5 : now < most;
          add(room && (better || (topFace && die === faces)), 1 / faces);
        }
      },
      JSON.stringify({ of, now, mounted, topFace }),
    );
  }));

test('ch.devout.refund: what comes back of the summoned', () =>
  twoHundred(33, (source) => {
    const was = oneOf(source, ['whole', 'wounded', 'killed', 'captured'] as const);
    const cost = source(201);
    says(
      refundOdds(was, cost),
      (add) => {
        for (const die of d6) {
          const all = was === 'whole' || (was === 'wounded' && die >= 3) || (was === 'killed' && die >= 5);
          add(all ? cost : was === 'captured' ? 0 : Math.floor(cost / 2), 1 / 6);
        }
      },
      `${was} ${cost}`,
    );
  }));

test('ch.income.underdog: what an overlord pays for any dice, thrown above a million ways', () => {
  const source = seeded(34);
  // As many as the page takes.
  for (let dice = 0; dice <= 20; dice++) {
    const { shares, drawn } = falls(dice, 6, source, (faces) => faces.reduce((sum, face) => sum + face, 0));
    const found = payOdds(dice);
    expect(found.kind).toBe('exact');
    agree(sharesOf(found), shares, drawn, `${dice} dice`);
  }
});

test('ch.territory.start: which territory is generated', () =>
  says(
    territoryOdds(),
    (add) => {
      for (const die of d20) {
        // Table 1.
        const from = [1, 2, 4, 7, 11, 16].filter((each) => each <= die).length;
        add(['fortress', 'city', 'town', 'village', 'hamlet', 'outpost'][from - 1], 1 / 20);
      }
    },
    'territory',
  ));
