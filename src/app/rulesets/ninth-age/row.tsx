/** Players and hexes as rows of a list. */
import type { View } from '../../../campaign/view.ts';
import { isTileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import { Seal } from '../../ui/seal.tsx';
import type { RowDress } from '../parts/ask/dress.ts';
import { playerRow } from '../parts/player-row.tsx';
import { placeName, stateOf, tinctureOf } from './names.ts';
import { hexIcon, hexLine } from './words.ts';

export function row(view: View, id: string, seat: Seat): RowDress | undefined {
  const state = stateOf(view);
  if (isTileId(id)) {
    const hex = state.hexes[id];
    const title = placeName(state, id);
    return hex ? { lead: <Seal icon={hexIcon(hex)} />, title, note: hexLine(hex) } : { title };
  }
  return playerRow(view, id, seat, () => tinctureOf(state, id));
}
