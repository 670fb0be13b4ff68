/** The day of a battle: the hour it begins, hours as they pass, forces that come from elsewhere. */
import * as v from 'valibot';
import { count, given, pick } from '../../../kernel/asks.ts';
import { lookUp } from '../../../kernel/chart.ts';
import type { TileId } from '../../../kernel/hex.ts';
import { change, type Decision, note, part, roll, rollEach } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { type Arrival, nightfall, pincerArrival, pincerStart } from '../charts/tabletop.ts';
import { against, define, pieceArg, tileArg } from '../define.ts';
import type { State } from '../state.ts';
import { approaches, fieldOf } from './queries.ts';
import type { Battlefield, Contingent } from './state.ts';
import { waiting } from './waiting.ts';

const waits = (state: State, { encounter }: { readonly encounter: string }) =>
  Object.hasOwn(state.encounters, encounter) ||
  against('me.tabletop.waiting', say('That battle is no longer waiting.'));

export const rollHour = define({
  id: 'roll-hour',
  rule: 'me.tabletop.daylight',
  title: say('Roll for the hour of battle'),
  args: v.object({
    encounter: pieceArg,
    /** Whether attackers from several tiles come as a pincer rather than as one force. */
    pincer: v.optional(v.boolean(), true),
  }),
  *asks(state, seat) {
    const encounter = yield* waiting(state, seat, (id) =>
      fieldOf(state, id).hour === null
        ? undefined
        : against('me.tabletop.daylight', say('The hour has already been rolled.')),
    );
    const pincer = yield* given<boolean>('pincer', { value: true });
    return { encounter, pincer };
  },
  applies: (state, args) => waits(state, args),
  brief(state, { encounter, pincer }) {
    const waiting = state.encounters[encounter];
    const ways = waiting ? [...approaches(state, waiting)] : [];
    return {
      encounter,
      tile: waiting?.tile ?? '',
      attacker: waiting?.attacker ?? '',
      ways: pincer && ways.length > 1 ? ways.map(([from, banners]) => ({ from, banners })) : [],
    };
  },
  *run({ encounter, tile, attacker, ways }) {
    if (ways.length === 0) {
      const hour = yield* roll('hour', {
        by: attacker,
        rule: 'me.tabletop.daylight',
        dice: 'd6',
        chart: pincerStart.id,
        text: say('In which hour do the armies meet at {tile}?', { tile }),
      });
      yield* change({ type: 'dayBroke', encounter, hour, contingents: [] });
      yield* note('day-broke', 'me.tabletop.daylight', { tile, hour, turns: nightfall + 1 - hour });
      return;
    }
    const hours = yield* rollEach(ways, ({ from }) => ({
      label: `${from}/hour`,
      by: attacker,
      rule: 'me.tabletop.pincer',
      dice: 'd6',
      chart: pincerStart.id,
      text: say('In which hour does the force from {fromTile} arrive?', { fromTile: from }),
    }));
    const hour = Math.min(...hours.map(([, due]) => due));
    const contingents = hours.map(([{ from, banners }, due]): Contingent => {
      const comes = due === hour ? 'start' : null;
      return { from, banners, due, comes, units: null, flank: null };
    });
    yield* change({ type: 'dayBroke', encounter, hour, contingents });
    const late = contingents.filter(({ comes }) => comes === null).length;
    yield* note('pincer', 'me.tabletop.pincer', { tile, hour, attacker, late });
  },
});

/** Hours are marked one by one from the first; the last one marked may be taken back. */
const outOfTime = (field: Battlefield, hour: number): Remark | undefined =>
  field.hour !== null && (hour > hourNow(field) || (hour < field.hour && hour !== field.played - 1))
    ? against('me.tabletop.daylight', say('Hour {hour} is next.', { hour: hourNow(field) }))
    : undefined;

/** The hours go by: `hour` was played to its end by both sides. */
export const markHour = define({
  id: 'mark-hour',
  rule: 'me.tabletop.daylight',
  title: say('An hour has passed'),
  args: v.object({
    encounter: pieceArg,
    hour: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(nightfall)),
  }),
  *asks(state, seat) {
    const encounter = yield* waiting(state, seat, (id) =>
      fieldOf(state, id).hour === null
        ? against('me.tabletop.daylight', say('Roll for the hour of battle first.'))
        : undefined,
    );
    const field = fieldOf(state, encounter);
    const hour = yield* count('hour', {
      text: say('Which hour has passed?'),
      from: Math.max(0, (field.hour ?? 1) - 1),
      to: Math.min(hourNow(field), nightfall),
      against: (one) => outOfTime(field, one),
    });
    return { encounter, hour };
  },
  applies: (state, args) => waits(state, args),
  brief: (_, args) => args,
  *run({ encounter, hour }) {
    yield* change({ type: 'hourPlayed', encounter, hour });
  },
});

export type Arriving = { readonly by: Seat; readonly from: TileId };
export type Arrived = {
  readonly arrives: Arrival['arrives'];
  readonly delay: number;
  readonly units: number | null;
  readonly flank: 'left' | 'right' | null;
};
/** How a force comes on when its hour strikes (Pincer attacks). */
export const arrival: Decision<Arriving, Arrived> = {
  id: 'me.tabletop.arrival',
  *run({ by, from }) {
    const rule = 'me.tabletop.arrival';
    const total = yield* roll('arrival', {
      by,
      rule,
      dice: 'd6',
      chart: pincerArrival.id,
      text: say('How does the force from {fromTile} arrive?', { fromTile: from }),
    });
    const { arrives, delay, units } = lookUp(pincerArrival, total).is;
    const more =
      delay === null
        ? 0
        : yield* roll('delay', {
            by,
            rule,
            dice: delay,
            text: say('How many more turns does the force from {fromTile} need?', { fromTile: from }),
          });
    const number =
      units === 'all'
        ? null
        : yield* roll('units', { by, rule, dice: units, text: say('How many units arrive at once?') });
    const side =
      arrives === 'random-flank'
        ? yield* roll('flank', { by, rule, dice: 'd6', text: say('Which flank? 1–3 left, 4–6 right.') })
        : null;
    return {
      arrives,
      delay: more,
      units: number,
      flank: side === null ? null : side <= 3 ? 'left' : 'right',
    };
  },
};

/** The contingent from a tile that is still awaited. */
const awaited = (state: State, encounter: string, from: TileId): Contingent | undefined =>
  fieldOf(state, encounter).contingents.find((each) => each.from === from && each.comes === null);
const unawaited = against('me.tabletop.arrival', say('There is no force due from there.'));
/** The hour now being played. */
export const hourNow = ({
  hour,
  played,
}: {
  readonly hour: number | null;
  readonly played: number;
}): number => Math.max(hour ?? 1, played + 1);

export const rollArrival = define({
  id: 'roll-arrival',
  rule: 'me.tabletop.arrival',
  title: say('Bring on a force'),
  args: v.object({ encounter: pieceArg, from: tileArg }),
  *asks(state, seat) {
    const encounter = yield* waiting(state, seat);
    const field = fieldOf(state, encounter);
    const from = yield* pick('from', {
      text: say('Which force arrives?'),
      among: () => field.contingents.flatMap(({ from: tile, comes }) => (comes === null ? [tile] : [])),
      against(tile) {
        const coming = awaited(state, encounter, tile);
        if (!coming) return unawaited;
        return hourNow(field) < coming.due
          ? against(
              'me.tabletop.arrival',
              say('That force is not due before hour {due}.', { due: coming.due }),
            )
          : undefined;
      },
      none: unawaited,
    });
    return { encounter, from };
  },
  applies: (state, { encounter, from }) => awaited(state, encounter, from) !== undefined || unawaited,
  brief: (state, { encounter, from }) => ({
    encounter,
    contingent: awaited(state, encounter, from) as Contingent,
    now: hourNow(fieldOf(state, encounter)),
    by: state.encounters[encounter]?.attacker ?? '',
    tile: state.encounters[encounter]?.tile ?? '',
  }),
  *run({ encounter, contingent, now, by, tile }) {
    const { from } = contingent;
    const { arrives, delay, units, flank } = yield* part('force', arrival, { by, from });
    const due = now + delay;
    yield* change({
      type: 'contingentSet',
      encounter,
      contingent: { ...contingent, due, comes: arrives, units, flank },
    });
    yield* note('force-arrives', 'me.tabletop.arrival', {
      tile,
      from,
      arrives: arrives === 'random-flank' ? `${flank}-flank` : arrives,
      units: units ?? 0,
      due,
    });
  },
});
