/** The Events Phase: smallest realm first, each player picks one of eight; none is picked more than twice. */
import * as v from 'valibot';
import type { TileId } from '../../../kernel/hex.ts';
import { askAll, change, note, type Procedure, rolled } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import type { Change } from '../changes.ts';
import { type EventId, eventIds, events, falls, mostPicks } from '../charts/events.ts';
import { improvements, unbuildable } from '../conquest/building.ts';
import { against, define, exist, hasHex, hasRealm, outOfPlay, pieceArg, tileArg, unless } from '../define.ts';
import { allied, hexesOf, improvementsOn } from '../queries.ts';
import type { Improvement, State } from '../state.ts';
import { notYourTurn } from '../turn/acting.ts';

const args = v.object({
  event: v.picklist(eventIds),
  /** The player it strikes. */
  target: v.optional(v.nullable(pieceArg), null),
  /** What a construction project builds, and where. */
  tile: v.optional(v.nullable(tileArg), null),
  what: v.optional(v.nullable(v.picklist(improvements)), null),
});
type Args = v.InferOutput<typeof args>;

export const aims = (event: EventId): boolean => events.rows.some(({ is }) => is.event === event && is.aims);
/** How often an event was picked in this phase. */
export const timesPicked = ({ turn }: State, event: EventId): number =>
  turn.picks.filter((pick) => pick.event === event).length;

/** Why an event cannot be picked at all now. */
export const spent = (state: State, event: EventId): Remark | undefined =>
  timesPicked(state, event) >= mostPicks
    ? against('na.events.twice', say('That has been picked twice already.'))
    : undefined;

/** Why it cannot strike this player. */
export function untouchable(state: State, seat: Seat, target: Seat): Remark | undefined {
  if (seat === target) return against('na.events.target', say('Pick another player.'));
  return (
    outOfPlay(state, target) ??
    (allied(state, seat, target)
      ? against('na.teams.events', say('{seat} is on your side.', { seat: target }))
      : undefined)
  );
}

function unfit(state: State, seat: Seat, { event, target, tile, what }: Args): Remark | undefined {
  const gone = spent(state, event);
  if (gone) return gone;
  if (aims(event))
    return target === null
      ? against('na.events.target', say('Pick the player it strikes.'))
      : untouchable(state, seat, target);
  if (event !== 'construction-project') return undefined;
  return tile === null || what === null
    ? against('na.events.construction-project', say('Choose what to build, and where.'))
    : unbuildable(state, seat, tile, what);
}

/** All that a catastrophe may bring down, hex by hex. */
export const atRisk = (
  state: State,
  seat: Seat,
): readonly { readonly tile: TileId; readonly what: Improvement }[] =>
  hexesOf(state, seat).flatMap(({ tile, hex }) => improvementsOn(hex).map((what) => ({ tile, what })));

export const pickEvent = define({
  id: 'pick-event',
  rule: 'na.events',
  title: say('Pick an event'),
  args,
  offered: (state, seat, given) =>
    unless(notYourTurn(state, seat, 'events'), given && unfit(state, seat, given)),
  applies: (state, { target, tile }, seat) =>
    exist(
      hasRealm(state, seat),
      target === null || hasRealm(state, target),
      tile === null || hasHex(state, tile),
    ),
  brief: (state, { event, target, tile, what }, { seat }) => ({
    seat,
    event,
    target: aims(event) ? target : null,
    site: event === 'construction-project' && tile !== null && what !== null ? { tile, what } : null,
    atRisk: event === 'catastrophe' && target !== null ? [...atRisk(state, target)] : [],
  }),
  // A catastrophe asks before it takes effect: until then the player's other phone would pick another.
  single: (_, seat) => [seat],
  *run({ seat, event, target, site, atRisk }) {
    yield* change({ type: 'eventPicked', pick: { seat, event, target } });
    yield* note('event', `na.events.${event}`, { seat, event, other: target ?? '' });
    switch (event) {
      case 'construction-project':
        if (!site) return;
        yield* change({ type: 'built', ...site });
        return yield* note('built', 'na.conquest.build', { seat, ...site });
      case 'catastrophe':
        return target === null ? undefined : yield* catastrophe({ seat: target, atRisk });
      // These tell on the rest of the turn.
      case 'poisoned-mines':
      case 'brash-attack':
      case 'reconnaissance':
      case 'emissary':
      case 'rapid-expansion':
      case 'veteran-troops':
        return;
      default:
        event satisfies never;
    }
  },
});

const stands: { readonly [what in Improvement]: string } = {
  city: 'Does the city at {tile} stand?',
  fortress: 'Does the fortress at {tile} stand?',
  mine: 'Does the mine at {tile} hold?',
};

/** A die for each city, fortress and mine: on a 1 it falls. */
export function* catastrophe({
  seat,
  atRisk,
}: {
  readonly seat: Seat;
  readonly atRisk: readonly { readonly tile: TileId; readonly what: Improvement }[];
}): Procedure<Change> {
  if (atRisk.length === 0) return yield* note('nothing-falls', 'na.events.catastrophe', { seat });
  const rolls = yield* askAll(
    Object.fromEntries(
      atRisk.map(({ tile, what }) => [
        `${tile}/${what}`,
        rolled({
          by: seat,
          dice: 'd6',
          rule: 'na.events.catastrophe',
          text: say(stands[what], { tile }),
        }),
      ]),
    ),
  );
  const fallen = atRisk.filter(({ tile, what }) => rolls[`${tile}/${what}`]?.sorted[0] === falls);
  for (const { tile, what } of fallen) {
    yield* change({ type: 'fell', tile, what });
    yield* note('fell', 'na.events.catastrophe', { seat, tile, what });
  }
  if (fallen.length === 0) yield* note('nothing-falls', 'na.events.catastrophe', { seat });
}
