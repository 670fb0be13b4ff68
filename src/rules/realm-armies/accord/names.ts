/** Names for realms, armies, fleets and tiles. */
import * as v from 'valibot';
import type { TileId } from '../../../kernel/hex.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, nameArg, pieceArg, unless } from '../define.ts';
import { ownerOf } from '../queries.ts';
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

export const name = define({
  id: 'name',
  rule: 'ra.name',
  title: say('Give a name'),
  args: v.object({ what: v.picklist(nameable), id: pieceArg, name: nameArg }),
  offered: (state, seat, args) =>
    unless(
      args &&
        belongsTo(state, args.what, args.id) !== seat &&
        against('ra.name', say('That is not yours to name.')),
    ),
  applies: (state, { what, id }) =>
    belongsTo(state, what, id) !== undefined ||
    against('ra.piece.name', say('There is nothing of that kind to name.')),
  brief: (_, args, { seat }) => ({ ...args, name: args.name.trim(), seat }),
  *run({ what, id, name: called, seat }) {
    yield* change({ type: 'named', what, id, name: called });
    yield* note('named', 'ra.name', { seat, name: called, what });
  },
});
