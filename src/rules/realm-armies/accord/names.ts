/** Names for realms, armies, fleets and tiles. */
import { naming, nothingToName } from '../../../kernel/naming.ts';
import { change, note } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { define } from '../define.ts';
import { armiesOf, fleetsOf, tilesOf } from '../queries.ts';
import type { State } from '../state.ts';
import { type Nameable, nameable } from './nameable.ts';

const { called, ...asked } = naming<State, Nameable>('ra.name', nameable, {
  realm: { all: ({ realms }) => realms, own: ({ realms }, seat) => (realms[seat] ? [seat] : []) },
  army: { all: ({ armies }) => armies, own: (state, seat) => armiesOf(state, seat).map(({ id }) => id) },
  fleet: { all: ({ fleets }) => fleets, own: (state, seat) => fleetsOf(state, seat).map(({ id }) => id) },
  tile: {
    all: (state) =>
      Object.fromEntries(state.seats.flatMap((seat) => tilesOf(state, seat)).map((one) => [one.tile, one])),
    own: (state, seat) => tilesOf(state, seat).map(({ tile }) => tile),
  },
});

export const name = define({
  id: 'name',
  rule: 'ra.name',
  title: say('Name something'),
  ...asked,
  applies: (state, { what, id }) => called(state, what, id) !== undefined || nothingToName('ra.piece.name'),
  brief: (_, args, { seat }) => ({ ...args, name: args.name.trim(), seat }),
  *run({ what, id, name: called, seat }) {
    yield* change({ type: 'named', what, id, name: called });
    yield* note('named', 'ra.name', { seat, name: called, what });
  },
});
