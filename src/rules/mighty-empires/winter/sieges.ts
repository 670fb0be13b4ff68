/** Sieges at the end of the season: the whole besieging force stays, or all of it goes home. */
import * as v from 'valibot';
import { pick, unlessAny, whether } from '../../../kernel/asks.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, pieceArg } from '../define.ts';
import type { Encounter, State } from '../state.ts';
import { notInWinter } from '../winter-now.ts';

type Siege = Encounter & { readonly id: string };

const sieges = ({ encounters }: State): readonly Siege[] =>
  Object.entries(encounters).flatMap(([id, encounter]) =>
    encounter.kind === 'siege' ? [{ id, ...encounter }] : [],
  );

/** Sieges a seat lays that have not been decided upon. */
export const toDecide = (state: State, seat: Seat): readonly Siege[] =>
  sieges(state).filter(({ id, attacker }) => attacker === seat && state.winter.sieges[id] === undefined);

/** The first siege that keeps a seat from its quarters: its own or its besieger's to decide. */
export const undecided = (state: State, seat: Seat): Siege | undefined =>
  sieges(state).find(
    ({ id, attacker, defender }) =>
      (attacker === seat || defender === seat) && state.winter.sieges[id] === undefined,
  );

/** Sieges of a seat that need baggage to last. */
export const toSupply = (state: State, seat: Seat): readonly Siege[] =>
  sieges(state).filter(({ id, attacker }) => attacker === seat && state.winter.sieges[id] === 'kept');

const noSiege = (state: State, seat: Seat, id: string) =>
  state.encounters[id]?.kind === 'siege' && state.encounters[id].attacker === seat
    ? undefined
    : against('me.quarters.siege', say('You are not laying that siege.'));

const decided = (state: State, id: string): Remark | undefined =>
  state.winter.sieges[id] === undefined
    ? undefined
    : against('me.quarters.siege', say('You are already keeping that siege up.'));

export const keepSiege = define({
  id: 'keep-siege',
  rule: 'me.quarters.siege',
  title: say('Do you winter before the walls?'),
  args: v.object({ encounter: pieceArg, keep: v.boolean() }),
  *asks(state, seat) {
    const none = against('me.quarters.siege', say('You have no siege to decide on.'));
    yield* unlessAny(notInWinter(state, seat, 'quarters'), toDecide(state, seat).length === 0 && none);
    const encounter = yield* pick('encounter', {
      text: say('Which siege?'),
      among: () => toDecide(state, seat).map(({ id }) => id),
      against: (one) => noSiege(state, seat, one) ?? decided(state, one),
      none,
    });
    const keep = yield* whether('keep', {
      text: say('Do you winter before the walls?'),
      usual: () => true,
      called: (stays) => (stays ? say('Stay before the walls') : say('Go home')),
      none,
    });
    return { encounter, keep };
  },
  applies: (state, { encounter }) =>
    state.encounters[encounter]?.kind === 'siege' || against('me.quarters.siege', say('That siege is over.')),
  brief: (state, { encounter, keep }, { seat }) => ({
    seat,
    encounter,
    keep,
    tile: state.encounters[encounter]?.tile ?? null,
  }),
  *run({ seat, encounter, keep, tile }) {
    yield* change(
      keep
        ? { type: 'siegeKept', id: encounter, supplied: false }
        : { type: 'encounterEnded', id: encounter },
    );
    yield* note('siege-wintered', 'me.quarters.siege', { seat, tile, keep });
  },
});
