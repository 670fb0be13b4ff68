/** What stands in the gaps of this book's sentences. */
import type { View } from '../../../campaign/view.ts';
import { isTileId } from '../../../kernel/hex.ts';
import { t } from '../../i18n/index.ts';
import { called, placeName, stateOf } from './names.ts';
import { builtWords } from './words.ts';

/** What stands in a gap of a sentence, if it is one of our pieces or places. */
export function name(view: View, gap: string, value: string | number): string | undefined {
  if (typeof value !== 'string') return undefined;
  const state = stateOf(view);
  if (gap === 'landTile' && isTileId(value))
    return t('{place} ({what})', { place: placeName(state, value), what: builtWords(state, value) });
  if (isTileId(value)) return placeName(state, value);
  if (/seat$/i.test(gap)) return view.seats.find(({ id }) => id === value)?.name;
  if (gap === 'army' || gap === 'fleet' || gap === 'hero') return called(view, value);
  return undefined;
}
