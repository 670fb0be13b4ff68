/** Sieges at the end of the season: the whole besieging force stays, or all of it goes home. */
import * as v from 'valibot';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, pieceArg, unless } from '../define.ts';
import type { Encounter, State } from '../state.ts';
import { notInWinter } from './now.ts';

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
    : against('me.quarters.siege', say('You lay no such siege.'));

export const keepSiege = define({
  id: 'keep-siege',
  rule: 'me.quarters.siege',
  title: say('Winter before the walls?'),
  args: v.object({ encounter: pieceArg, keep: v.boolean() }),
  offered: (state, seat, args) =>
    unless(
      notInWinter(state, seat, 'quarters'),
      toDecide(state, seat).length === 0 &&
        against('me.quarters.siege', say('You lay no siege that waits for a word.')),
      args && noSiege(state, seat, args.encounter),
      args &&
        state.winter.sieges[args.encounter] !== undefined &&
        against('me.quarters.siege', say('You are keeping that siege up already.')),
    ),
  applies: (state, { encounter }) =>
    state.encounters[encounter]?.kind === 'siege' ||
    against('me.quarters.siege', say('That siege is over already.')),
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
