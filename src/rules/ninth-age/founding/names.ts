/** Names for hexes and realms: for the chronicle, and without effect. */
import * as v from 'valibot';
import { change, note } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { define, exist, hasHex, hasRealm, nameArg, notYours, tileArg, unless } from '../define.ts';

export const namePlace = define({
  id: 'name-place',
  rule: 'na.names',
  title: say('Name a hex'),
  args: v.object({ tile: tileArg, name: nameArg }),
  offered: (state, seat, args) => unless(args && notYours(state, seat, args.tile)),
  applies: (state, { tile }) => hasHex(state, tile),
  brief: (_, { tile, name }, { seat }) => ({ seat, tile, name: name.trim() }),
  *run({ seat, tile, name }) {
    yield* change({ type: 'placeNamed', tile, name });
    if (name !== '') yield* note('named', 'na.names', { seat, name });
  },
});

export const nameRealm = define({
  id: 'name-realm',
  rule: 'na.names',
  title: say('Name your realm'),
  args: v.object({ name: nameArg }),
  offered: () => unless(),
  applies: (state, _, seat) => exist(hasRealm(state, seat)),
  brief: (_, { name }, { seat }) => ({ seat, name: name.trim() }),
  *run({ seat, name }) {
    yield* change({ type: 'realmNamed', seat, name });
    if (name !== '') yield* note('realm-named', 'na.names', { seat, name });
  },
});
