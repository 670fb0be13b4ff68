/** Names for realms, armies, fleets and tiles. */
import * as v from 'valibot';
import { option, pick, words } from '../../../kernel/asks.ts';
import type { TileId } from '../../../kernel/hex.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, nameArg, pieceArg } from '../define.ts';
import { armiesOf, fleetsOf, ownerOf, tilesOf } from '../queries.ts';
import type { State } from '../state.ts';
import { type Nameable, nameable } from './nameable.ts';

function belongsTo(state: State, what: Nameable, id: string): Seat | null | undefined {
  switch (what) {
    case 'realm':
      return state.realms[id] ? id : undefined;
    case 'army':
      return state.armies[id]?.seat;
    case 'fleet':
      return state.fleets[id]?.seat;
    case 'tile':
      return ownerOf(state, id as TileId) ?? undefined;
  }
}

function owned(state: State, seat: Seat, what: Nameable): readonly string[] {
  switch (what) {
    case 'realm':
      return state.realms[seat] ? [seat] : [];
    case 'army':
      return armiesOf(state, seat).map(({ id }) => id);
    case 'fleet':
      return fleetsOf(state, seat).map(({ id }) => id);
    case 'tile':
      return tilesOf(state, seat).map(({ tile }) => tile);
  }
}

export const name = define({
  id: 'name',
  rule: 'ra.name',
  title: say('Give a name'),
  args: v.object({ what: v.picklist(nameable), id: pieceArg, name: nameArg }),
  *asks(state, seat) {
    const what = yield* option('what', { text: say('What gets a name?'), among: nameable });
    const id = yield* pick('id', {
      text: say('Which one?'),
      among: () => owned(state, seat, what),
      against: (one) =>
        belongsTo(state, what, one) === seat
          ? undefined
          : against('ra.name', say('That is not yours to name.')),
      none: against('ra.name', say('You have nothing of that kind to name.')),
    });
    const name = yield* words('name', { text: say('What is it called?') });
    return { what, id, name };
  },
  applies: (state, { what, id }) =>
    belongsTo(state, what, id) !== undefined ||
    against('ra.piece.name', say('There is nothing of that kind to name.')),
  brief: (_, args, { seat }) => ({ ...args, name: args.name.trim(), seat }),
  *run({ what, id, name: called, seat }) {
    yield* change({ type: 'named', what, id, name: called });
    yield* note('named', 'ra.name', { seat, name: called, what });
  },
});
