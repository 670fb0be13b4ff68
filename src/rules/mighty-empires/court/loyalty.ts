/** Mercenaries who fail a test of loyalty in a battle with models: they are lost, or serve the enemy from then on. */
import * as v from 'valibot';
import { parse } from '../../../kernel/args.ts';
import type { Json } from '../../../kernel/json.ts';
import { change, declare, note } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { attackersOf, battlesOf, defendersOf } from '../battle/sides.ts';
import { against, define, hasBanners, pieceArg, unless } from '../define.ts';
import { troopsArg } from '../ledger/troops.ts';
import { nextNumber, type Standing } from '../queries.ts';
import type { Encounter, State } from '../state.ts';
import { notHere, opponentOf, partOff } from '../tabletop/queries.ts';
import { trainOf, trainTaken } from '../tabletop/train.ts';
import { noTroops, type Troops } from './pages.ts';

const rule = 'me.recruitment.loyalty';
const none = against(rule, say('No mercenaries fight in that battle.'));

/** Mercenary contingents on either side of a battle in the open. */
export function hirelings(state: State, id: string): readonly Standing[] {
  const battle = state.encounters[id];
  return battle?.kind !== 'battle'
    ? []
    : [...attackersOf(state, battle), ...defendersOf(state, battle)].filter(
        (each) => state.court.contingents[each.id]?.kind === 'mercenaries',
      );
}

const told = v.record(pieceArg, v.object(troopsArg));
/** Troops as their old master tells them, with the points they are worth; nobody where he says nothing sensible. */
function troopsOf(said: Json, banner: string): { readonly troops: Troops; readonly worth: number } {
  const read = parse(told, said);
  const found = read.ok ? read.value[banner] : undefined;
  if (!found) return { troops: noTroops, worth: 0 };
  const { points, units, characters } = found;
  const named = units.length + characters.length > 0;
  return { troops: { points: named ? 0 : points, units, characters }, worth: points };
}

export const waver = define({
  id: 'waver',
  rule,
  title: say('Mercenaries waver'),
  args: v.object({
    encounter: pieceArg,
    banner: pieceArg,
    /** To the enemy, or off the field. */
    goes: v.picklist(['over', 'away']),
    /** The seat they go over to; null: off the field, or not said. */
    to: v.optional(v.nullable(pieceArg), null),
  }),
  offered: (state, seat, args) =>
    unless(
      partOff(state),
      args
        ? notHere(state, seat, args.encounter)
        : battlesOf(state, seat).every(({ id }) => hirelings(state, id).length === 0) && none,
      args && !hirelings(state, args.encounter).some(({ id }) => id === args.banner) && none,
    ),
  applies: (state, { encounter, banner, to }) =>
    // Both sides may enter it: entered twice, it would take them back.
    to !== null && state.banners[banner]?.seat === to
      ? none
      : Object.hasOwn(state.encounters, encounter)
        ? hasBanners(state, [banner])
        : against('me.tabletop.waiting', say('That battle no longer waits.')),
  brief(state, { encounter, banner, goes }) {
    const battle = state.encounters[encounter] as Encounter;
    const seat = state.banners[banner]?.seat ?? battle.attacker;
    const to = goes === 'over' ? opponentOf(battle, seat) : null;
    return {
      encounter,
      seat,
      to,
      banner,
      tile: battle.tile,
      people: state.court.contingents[banner]?.people ?? '',
      number: to === null ? 0 : nextNumber(state, to),
      train: trainOf(state, [banner]),
    };
  },
  *run({ seat, to, banner, tile, people, number, train }) {
    if (to === null) yield* change({ type: 'bannerFell', banner, how: 'disbanded' });
    else {
      const said = yield* declare('troops', {
        by: seat,
        rule,
        claim: 'contents',
        about: { banners: [banner] },
        text: say('Your mercenaries go over. Who are they?'),
      });
      yield* change({ type: 'contingentTurned', banner, to, number, ...troopsOf(said, banner) });
      // Freed prisoners go home: with the mercenaries they would leave at the season's end.
      yield* trainTaken(train, to, banner, null);
    }
    yield* note('waver', rule, { seat, tile, people, other: to ?? '', goes: to === null ? 'away' : 'over' });
  },
  holds: ({ banner }) => [banner],
});
