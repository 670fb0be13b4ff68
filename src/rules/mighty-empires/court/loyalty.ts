/** Mercenaries who fail a test of loyalty in a battle with models: they are lost, or serve the enemy from then on. */
import * as v from 'valibot';
import { parse } from '../../../kernel/args.ts';
import { given, option, pick, unlessAny } from '../../../kernel/asks.ts';
import type { Json } from '../../../kernel/json.ts';
import { change, declare, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import { trainOf, trainTaken } from '../battle/train.ts';
import { against, define, hasBanners, pieceArg } from '../define.ts';
import { troopsArg } from '../ledger/troops.ts';
import { attackersOf, battlesOf, defendersOf } from '../map/sides.ts';
import { nextNumber, type PlacedBanner } from '../queries.ts';
import type { Encounter, State } from '../state.ts';
import { notHere, opponentOf, partOff } from '../tabletop/queries.ts';
import { noTroops, type Troops } from './pages.ts';

const rule = 'me.recruitment.loyalty';
const none = against(rule, say('There are no mercenaries in that battle.'));

/** Mercenary contingents on either side of a battle in the open. */
export function hirelings(state: State, id: string): readonly PlacedBanner[] {
  const battle = state.encounters[id];
  return battle?.kind !== 'battle'
    ? []
    : [...attackersOf(state, battle), ...defendersOf(state, battle)].filter(
        (each) => state.court.contingents[each.id]?.kind === 'mercenaries',
      );
}

const told = v.record(pieceArg, v.object(troopsArg));
/** Troops as their old master declares them, with their points; none where the declaration makes no sense. */
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
  title: say('Test mercenary loyalty'),
  args: v.object({
    encounter: pieceArg,
    banner: pieceArg,
    /** To the enemy, or off the field. */
    goes: v.picklist(['over', 'away']),
    /** The seat they go over to; null: off the field, or not said. */
    to: v.optional(v.nullable(pieceArg), null),
  }),
  *asks(state, seat) {
    yield* unlessAny(partOff(state));
    const encounter = yield* pick('encounter', {
      text: say('In which battle?'),
      among: () => battlesOf(state, seat).map(({ id }) => id),
      against: (id) => notHere(state, seat, id),
      none,
    });
    const hired = hirelings(state, encounter);
    const banner = yield* pick('banner', {
      text: say('Which mercenaries?'),
      among: () => hired.map(({ id }) => id),
      against: (one) => (hired.some(({ id }) => id === one) ? undefined : none),
      none,
    });
    const goes = yield* option('goes', {
      text: say('What did the mercenaries do?'),
      among: ['over', 'away'],
    });
    const battle = state.encounters[encounter];
    const master = state.banners[banner]?.seat;
    const to = yield* given<Seat | null>('to', {
      value: battle && master !== undefined && goes === 'over' ? opponentOf(battle, master) : null,
    });
    return { encounter, banner, goes, to };
  },
  applies: (state, { encounter, banner, to }) =>
    // Both sides may enter it: entered twice, it would take them back.
    to !== null && state.banners[banner]?.seat === to
      ? none
      : Object.hasOwn(state.encounters, encounter)
        ? hasBanners(state, [banner])
        : against('me.tabletop.waiting', say('That battle is no longer waiting.')),
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
        text: say('Your mercenaries change sides. Which ones are they?'),
      });
      yield* change({ type: 'contingentTurned', banner, to, number, ...troopsOf(said, banner) });
      // Freed prisoners go home: with the mercenaries they would leave at the season's end.
      yield* trainTaken(train, to, banner, null);
    }
    yield* note('waver', rule, { seat, tile, people, other: to ?? '', goes: to === null ? 'away' : 'over' });
  },
});
