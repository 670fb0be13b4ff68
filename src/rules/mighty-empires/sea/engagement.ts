/**
 * A sea battle: out-sailing, the scores, and what becomes of the side with the lower one (Engaging enemy ships; Naval
 * engagement chart). The loser leaves the tile, so that a battle ends drawn, won or lost.
 */
import { lookUp } from '../../../kernel/chart.ts';
import { dice, total as totalOf } from '../../../kernel/dice.ts';
import type { TileId } from '../../../kernel/hex.ts';
import {
  askAll,
  change,
  choose,
  type Decision,
  note,
  type Procedure,
  part,
  roll,
  rollEach,
  rolled,
} from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { counted, say } from '../../../kernel/text.ts';
import type { Change } from '../change.ts';
import { navalEngagement } from '../charts/sea.ts';
import type { Owner } from '../state.ts';
import { countOf, type Fleet, type Hull } from './fleets.ts';

/** Where a battle is fought: who came, and where the beaten may be driven. */
export type Waters = {
  readonly seat: Seat;
  readonly tile: TileId;
  readonly shores: readonly TileId[];
};
export type Fought = 'draw' | 'won' | 'lost';

/** Who rolls and decides for a side: nobody plays the independents, so the player who came upon them does. */
export type Sides = { readonly attacker: Seat; readonly defender: Seat };
export type Scores = Sides & { readonly attack: number; readonly defence: number };

/** Which side out-sails the other; on a tie neither does. */
export const outsailing: Decision<Sides, 'attacker' | 'defender' | 'nobody'> = {
  id: 'me.sea.outsail',
  *run({ attacker, defender }) {
    const rule = 'me.sea.outsail';
    const rolls = yield* askAll({
      attacker: rolled({ by: attacker, rule, dice: 'd6', text: say('How well do the arriving ships sail?') }),
      defender: rolled({
        by: defender,
        rule,
        dice: 'd6',
        text: say('How well do the ships already there sail?'),
      }),
    });
    const lead = totalOf(dice('d6'), rolls.attacker) - totalOf(dice('d6'), rolls.defender);
    return lead > 0 ? 'attacker' : lead < 0 ? 'defender' : 'nobody';
  },
};

/** How far those who came are ahead in score; below 0 they are behind. Strengths are ships, banners aboard and bonus. */
export const broadsides: Decision<Scores, number> = {
  id: 'me.sea.battle',
  *run({ attacker, defender, attack, defence }) {
    const rule = 'me.sea.battle';
    const rolls = yield* askAll({
      attacker: rolled({
        by: attacker,
        rule,
        dice: 'd6',
        modifier: attack,
        text: counted(
          attack,
          'The arriving side closes in: one ship.',
          'The arriving side closes in: {n} ships and banners.',
        ),
      }),
      defender: rolled({
        by: defender,
        rule,
        dice: 'd6',
        modifier: defence,
        text: counted(
          defence,
          'The side already there closes in: one ship.',
          'The side already there closes in: {n} ships and banners.',
        ),
      }),
    });
    return attack - defence + totalOf(dice('d6'), rolls.attacker) - totalOf(dice('d6'), rolls.defender);
  },
};

export const sidesOf = (seat: Seat, other: Owner): Sides => ({
  attacker: seat,
  defender: other === 'independent' ? seat : other,
});

/** Fights it out. Labels stand under `fight`. */
export function* seaBattle(w: Waters, mine: Fleet, theirs: Fleet): Procedure<Change, Fought> {
  const attack = countOf(mine.hulls) + mine.bonus;
  const defence = countOf(theirs.hulls) + theirs.bonus;
  const lead = yield* part('scores', broadsides, { ...sidesOf(w.seat, theirs.owner), attack, defence });
  const [winner, loser] = lead >= 0 ? [mine, theirs] : [theirs, mine];
  yield* note('sea-battle', 'me.sea.battle', {
    tile: w.tile,
    winner: winner.owner,
    loser: loser.owner,
    difference: Math.min(4, Math.abs(lead)),
  });
  if (lead === 0) return 'draw';
  yield* beaten(w, winner.owner, loser, Math.abs(lead));
  return lead > 0 ? 'won' : 'lost';
}

function* beaten(w: Waters, winner: Owner, loser: Fleet, difference: number): Procedure<Change> {
  const { eachLoses, shipsLost } = lookUp(navalEngagement, difference).is;
  // Independents are not driven off, and off the map nobody is: all of them are lost.
  if (shipsLost === 'all' || loser.owner === 'independent' || w.shores.length === 0)
    return yield* sink(w, loser.owner, loser.hulls);
  if (eachLoses !== null) yield* tolls(w, loser, eachLoses);
  const lost = shipsLost === 0 ? [] : [yield* drawn(loser)];
  if (lost.length > 0) yield* sink(w, loser.owner, lost);
  const left = loser.hulls.filter((hull) => !lost.includes(hull));
  if (left.length === 0) return;
  const to = yield* driven(w, winner);
  for (const { ship } of left)
    yield* change({ type: 'shipVoyaged', ship, tile: to, harbour: false, spent: false });
  yield* note('driven-off', 'me.sea.driven', { owner: loser.owner, tile: w.tile, to });
}

function* sink(w: Waters, owner: Owner, hulls: readonly Hull[]): Procedure<Change> {
  for (const { ship } of hulls) yield* change({ type: 'shipLost', ship });
  const drowned = hulls.filter(({ carries }) => carries !== null).length;
  yield* note('ships-sunk', 'me.sea.sunk', { owner, tile: w.tile, ships: hulls.length, drowned });
}

/** The ship that goes down, drawn among the fleet. */
function* drawn({ owner, hulls }: Fleet): Procedure<Change, Hull> {
  const [only] = hulls;
  if (hulls.length === 1 && only) return only;
  const face = yield* roll('sinking', {
    by: owner,
    rule: 'me.sea.random',
    dice: `d${hulls.length}`,
    text: say('Which ship sinks?'),
  });
  return hulls[face - 1] as Hull;
}

function* tolls(w: Waters, { owner, hulls }: Fleet, lost: string): Procedure<Change> {
  const aboard = hulls.flatMap(({ carries }) => carries ?? []);
  if (aboard.length === 0) return;
  const rule = 'me.sea.toll';
  const text = say('How many points are lost overboard?');
  const rolls = yield* rollEach(aboard, (banner) => ({ label: banner, by: owner, rule, dice: lost, text }));
  for (const [banner, points] of rolls) {
    yield* change({ type: 'charged', banner, points });
    yield* note('sea-toll', rule, { owner, banner, tile: w.tile, points });
  }
}

/** Where the winner drives the beaten; for the independents any player at the table says it. */
function* driven({ shores }: Waters, winner: Owner): Procedure<Change, TileId> {
  const [only] = shores;
  if (shores.length === 1 && only) return only;
  return (yield* choose('driven', {
    by: winner === 'independent' ? 'table' : winner,
    rule: 'me.sea.driven',
    text: say('Along which coast do you drive the beaten ships?'),
    from: Object.fromEntries(shores.map((tile) => [tile, say('To {tile}', { tile })])),
  })) as TileId;
}
