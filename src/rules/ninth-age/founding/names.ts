/** Names for hexes and realms: for the chronicle, and without effect. */
import * as v from 'valibot';
import { pick, words } from '../../../kernel/asks.ts';
import { change, note } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, exist, hasHex, hasRealm, nameArg, notYours, tileArg } from '../define.ts';
import { hexesOf } from '../queries.ts';

export const namePlace = define({
  id: 'name-place',
  rule: 'na.names',
  title: say('Name a hex'),
  args: v.object({ tile: tileArg, name: nameArg }),
  *asks(state, seat) {
    const tile = yield* pick('tile', {
      text: say('Which hex?'),
      among: () => hexesOf(state, seat).map(({ tile: own }) => own),
      against: (one) => notYours(state, seat, one),
      none: against('na.names', say('You have no hex to name.')),
    });
    const name = yield* words('name', {
      text: say('What is it called?'),
      suggest: () => state.hexes[tile]?.name ?? '',
    });
    return { tile, name };
  },
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
  *asks(state, seat) {
    const name = yield* words('name', {
      text: say('What is your realm called?'),
      suggest: () => state.realms[seat]?.name ?? '',
    });
    return { name };
  },
  applies: (state, _, seat) => exist(hasRealm(state, seat)),
  brief: (_, { name }, { seat }) => ({ seat, name: name.trim() }),
  *run({ seat, name }) {
    yield* change({ type: 'realmNamed', seat, name });
    if (name !== '') yield* note('realm-named', 'na.names', { seat, name });
  },
});
