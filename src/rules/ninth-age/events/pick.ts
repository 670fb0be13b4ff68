/** The Events Phase: smallest realm first, each player picks one of eight; none is picked more than twice. */
import * as v from 'valibot';
import { given, option, pick, unlessAny } from '../../../kernel/asks.ts';
import type { TileId } from '../../../kernel/hex.ts';
import { change, note, type Procedure, rollEach } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { notYourTurn } from '../acting.ts';
import { improvements, unbuildable } from '../building.ts';
import type { Change } from '../change.ts';
import { type EventId, eventIds, events, falls, mostPicks } from '../charts/events.ts';
import { against, define, exist, hasHex, hasRealm, outOfPlay, pieceArg, tileArg } from '../define.ts';
import { alive, allied, hexesOf, improvementsOn } from '../queries.ts';
import type { Improvement, State } from '../state.ts';

const args = v.object({
  event: v.picklist(eventIds),
  /** The player it strikes. */
  target: v.optional(v.nullable(pieceArg), null),
  /** What a construction project builds, and where. */
  tile: v.optional(v.nullable(tileArg), null),
  what: v.optional(v.nullable(v.picklist(improvements)), null),
});

export const aims = (event: EventId): boolean => events.rows.some(({ is }) => is.event === event && is.aims);
/** How often an event was picked in this phase. */
export const timesPicked = ({ turn }: State, event: EventId): number =>
  turn.picks.filter((pick) => pick.event === event).length;

/** Why an event cannot be picked at all now. */
export const spent = (state: State, event: EventId): Remark | undefined =>
  timesPicked(state, event) >= mostPicks
    ? against('na.events.twice', say('That event has already been picked twice.'))
    : undefined;

/** Why it cannot strike this player. */
export function untouchable(state: State, seat: Seat, target: Seat): Remark | undefined {
  if (seat === target) return against('na.events.target', say('Pick another player, not yourself.'));
  return (
    outOfPlay(state, target) ??
    (allied(state, seat, target)
      ? against('na.teams.events', say('{seat} is on your side.', { seat: target }))
      : undefined)
  );
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
  *asks(state, seat) {
    yield* unlessAny(notYourTurn(state, seat, 'events'));
    const event = yield* option('event', {
      text: say('Which event do you pick?'),
      among: eventIds,
      against: (one) => spent(state, one),
      none: against('na.events', say('There is no event left to pick.')),
    });
    const unpicked = against('na.events.target', say('Pick the player that it strikes.'));
    const target = yield* aims(event)
      ? pick<Seat | null>('target', {
          text: say('Who does it strike?'),
          among: () => alive(state).filter((other) => other !== seat),
          against: (one) => (one === null ? unpicked : untouchable(state, seat, one)),
          none: against('na.events.target', say('There is no one it can strike.')),
        })
      : given<Seat | null>('target', { value: null });
    if (event !== 'construction-project') {
      const tile = yield* given<TileId | null>('tile', { value: null });
      const what = yield* given<Improvement | null>('what', { value: null });
      return { event, target, tile, what };
    }
    const unsaid = against('na.events.construction-project', say('Choose what to build and where.'));
    const none = against('na.events.construction-project', say('There is nothing you can build now.'));
    const tile = yield* pick<TileId | null>('tile', {
      text: say('Where do you build?'),
      among: () => hexesOf(state, seat).map(({ tile: own }) => own),
      against: (one) => (one === null ? unsaid : undefined),
      none,
    });
    const what = yield* pick<Improvement | null>('what', {
      text: say('What do you build?'),
      among: () => improvements,
      against: (one) => (one === null || tile === null ? unsaid : unbuildable(state, seat, tile, one)),
      none,
    });
    return { event, target, tile, what };
  },
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
  const rolls = yield* rollEach(atRisk, ({ tile, what }) => ({
    label: `${tile}/${what}`,
    by: seat,
    dice: 'd6',
    rule: 'na.events.catastrophe',
    text: say(stands[what], { tile }),
  }));
  const fallen = rolls.flatMap(([one, die]) => (die === falls ? [one] : []));
  for (const { tile, what } of fallen) {
    yield* change({ type: 'fell', tile, what });
    yield* note('fell', 'na.events.catastrophe', { seat, tile, what });
  }
  if (fallen.length === 0) yield* note('nothing-falls', 'na.events.catastrophe', { seat });
}
