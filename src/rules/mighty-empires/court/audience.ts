/** A king receives the missions sent to him: one alone, or rivals who roll against one another. */
import * as v from 'valibot';
import { given, pick, unlessAny } from '../../../kernel/asks.ts';
import { lookUp } from '../../../kernel/chart.ts';
import type { TileId } from '../../../kernel/hex.ts';
import { type Odds, odds } from '../../../kernel/odds.ts';
import { change, type Decision, note, part, roll, rollEach } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { diplomacyRivals, diplomacySingle, type Embassy } from '../charts/diplomacy.ts';
import { against, define, tileArg } from '../define.ts';
import { before, pending, undeclared } from './embassies.ts';
import { yearArg } from './missions.ts';

type Vying = { readonly seats: readonly Seat[] };
export type Heard = {
  readonly total: number;
  readonly alliance: Embassy['alliance'];
  readonly winner: Seat | null;
};

/** A die each, the highest has the king's ear; those who tie roll again. */
export const vying: Decision<Vying, Seat> = {
  id: 'me.diplomacy.vying',
  *run({ seats }) {
    const rolls = yield* rollEach(seats, (seat) => ({
      label: seat,
      by: seat,
      rule: 'me.diplomacy.vying',
      dice: 'd6',
      text: say('Whose flattery does the king like best?'),
    }));
    const best = Math.max(...rolls.map(([, die]) => die));
    const first = rolls.flatMap(([seat, die]) => (die === best ? [seat] : []));
    return first.length === 1 ? (first[0] as Seat) : yield* part('again', vying, { seats: first });
  },
};

/** What a king says to the missions of these seats. */
export const audience: Decision<Vying, Heard> = {
  id: 'me.diplomacy.audience',
  *run({ seats }) {
    const [only = 'table'] = seats;
    const alone = seats.length < 2;
    const chart = alone ? diplomacySingle : diplomacyRivals;
    const total = yield* roll('king', {
      by: alone ? only : 'table',
      rule: 'me.diplomacy.audience',
      dice: 'd6',
      chart: chart.id,
      text: alone
        ? say('How does the king receive your mission?')
        : say('How does the king receive the missions?'),
    });
    const { alliance } = lookUp(chart, total).is;
    if (alliance === 'none') return { total, alliance, winner: null };
    return { total, alliance, winner: alone ? only : yield* part('vying', vying, { seats }) };
  },
};

/** The chances of each alliance for the first of so many missions to the same king. */
export const missionOdds = (missions: number): Odds<Embassy['alliance']> => {
  const seats = Array.from({ length: Math.max(1, missions) }, (_, index) => `s${index + 1}`);
  return odds(
    () => audience.run({ seats }),
    (_, { alliance, winner }) => (winner === seats[0] ? alliance : 'none'),
  );
};

const allied = {
  complete: 'me.diplomacy.complete',
  temporary: 'me.diplomacy.temporary',
} as const satisfies { readonly [kind in Exclude<Embassy['alliance'], 'none'>]: string };

const nobodyWaits = (tile: TileId): Remark =>
  against('me.diplomacy.audience', say('There is no mission waiting at {tile}.', { tile }));

export const holdAudience = define({
  id: 'hold-audience',
  rule: 'me.diplomacy.audience',
  title: say('Hear the missions'),
  args: v.object({ year: yearArg, tile: tileArg }),
  *asks(state) {
    const [late] = undeclared(state);
    yield* unlessAny(
      state.stage !== 'winter' && against('me.winter.phase', say('It is not winter.')),
      late !== undefined &&
        against(
          'me.diplomacy.declared',
          say('{seat} has not yet said where their missions go.', { seat: late }),
        ),
    );
    const year = yield* given<number>('year', { value: state.season.year });
    const tile = yield* pick('tile', {
      text: say('Which king hears the missions?'),
      among: () => [...new Set(pending(state).flatMap(({ tiles }) => tiles))],
      against: (one) => (before(state, one).length > 0 ? undefined : nobodyWaits(one)),
      none: against('me.diplomacy.audience', say('There is no mission waiting to be heard.')),
    });
    return { year, tile };
  },
  applies: (state, { tile, year }) =>
    (year === state.season.year && before(state, tile).length > 0) || nobodyWaits(tile),
  brief(state, { tile, year }, { order }) {
    const missions = before(state, tile);
    const tiles = [...new Set(missions.flatMap((mission) => mission.tiles))];
    return {
      order,
      year,
      tile,
      tiles: tiles.filter((each): each is TileId => state.tiles[each]?.flag === 'independent'),
      missions: missions.map(({ id }) => id),
      seats: missions.map(({ seat }) => seat),
    };
  },
  *run({ order, year, tile, tiles, missions, seats }) {
    const { total, alliance, winner } = yield* part('audience', audience, { seats });
    yield* change({ type: 'audienceHeld', missions });
    yield* note('audience', 'me.diplomacy.audience', { tile, total, seats, rivals: seats.length - 1 });
    if (winner === null || alliance === 'none') return;
    yield* change({
      type: 'allianceMade',
      id: order,
      alliance: { seat: winner, tiles, kind: alliance, year },
    });
    yield* note('alliance', allied[alliance], { seat: winner, tile, kind: alliance, tiles: tiles.length });
  },
});
