/** Spells on a realm: its harvest, its ruins, its heroes, and what its smiths make. */
import { lookUp } from '../../../../kernel/chart.ts';
import { change, choose, note, type Procedure, roll } from '../../../../kernel/procedure.ts';
import { say } from '../../../../kernel/text.ts';
import type { Change } from '../../change.ts';
import { forgedItem } from '../../charts/autumn-spells.ts';
import { numbersOf } from '../../map/spellbook.ts';
import type { CastBrief } from '../brief.ts';
import { lay } from './lay.ts';

export function* blight(b: CastBrief): Procedure<Change> {
  const rule = 'me.magic.blight';
  const { owner, tile } = b.here;
  if (owner === null || owner === 'independent')
    return yield* note('spell-idle', rule, { seat: b.seat, tile });
  const amount = yield* roll('crowns', {
    by: b.seat,
    rule,
    dice: numbersOf('blight-crop').takes,
    text: say('How many crowns does the blight cost {seat}?', { seat: owner }),
  });
  yield* lay(b, 'blight-crop', { about: owner, amount });
  yield* change({
    type: 'winterEffect',
    effect: { kind: 'crowns', seat: owner, crowns: -amount, why: rule },
  });
  yield* note('blight-crop', rule, { seat: b.seat, tile, owner, crowns: amount });
}

export function* bumperCrop(b: CastBrief): Procedure<Change> {
  const rule = 'me.magic.bumper';
  const amount = yield* roll('crowns', {
    by: b.seat,
    rule,
    dice: numbersOf('bumper-crop').gains,
    text: say('How many more crowns does the harvest bring?'),
  });
  yield* lay(b, 'bumper-crop', { tile: null, about: b.seat, amount });
  yield* change({
    type: 'winterEffect',
    effect: { kind: 'crowns', seat: b.seat, crowns: amount, why: rule },
  });
  yield* note('bumper-crop', rule, { seat: b.seat, crowns: amount });
}

export function* heroes(b: CastBrief): Procedure<Change> {
  const rule = 'me.magic.heroes';
  const amount = yield* roll('heroes', {
    by: b.seat,
    rule,
    dice: numbersOf('call-of-heroes').points,
    text: say('How many points of heroes offer their aid?'),
  });
  yield* lay(b, 'call-of-heroes', { tile: null, about: b.seat, amount });
  yield* note('call-of-heroes', rule, { seat: b.seat, points: amount });
}

/** The target and every razed tile around it belong to the caster, whole again. */
export function* prosper({ seat, razed, here }: CastBrief): Procedure<Change> {
  for (const tile of razed) yield* change({ type: 'recovered', tile, owner: seat });
  yield* note('prosper', 'me.magic.prosper', { seat, tile: here.tile, tiles: razed.length });
}

export function* forge(b: CastBrief): Procedure<Change> {
  const rule = 'me.magic.forge';
  const { seat, bearers, items, order } = b;
  const [only] = bearers;
  if (!only) return yield* note('spell-forgone', rule, { seat, spell: 'Forge Magic' });
  const banner =
    bearers.length === 1
      ? only.banner
      : yield* choose('bearer', {
          by: seat,
          rule,
          text: say('Which banner does the smith strengthen?'),
          from: Object.fromEntries(
            bearers.map((each) => [each.banner, say('Banner {number}', { number: each.number })]),
          ),
        });
  if (!items) {
    const points = yield* roll('worth', {
      by: seat,
      rule,
      dice: numbersOf('forge-magic').points,
      text: say('How many points does the forge add?'),
    });
    yield* change({ type: 'gained', banner, points });
    return yield* note('forge-magic', rule, { seat, banner, points });
  }
  const made = yield* roll('item', {
    by: seat,
    rule,
    dice: 'd6',
    chart: forgedItem.id,
    text: say('What comes out of the fire?'),
  });
  const { item } = lookUp(forgedItem, made).is;
  yield* change({ type: 'itemForged', id: `${order}.i`, banner, item });
  yield* note('item-forged', rule, { seat, banner, item });
}
