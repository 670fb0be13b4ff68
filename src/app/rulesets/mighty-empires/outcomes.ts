/** How an order's result is headed, and what the ids in an answer stand for. */
import type { View } from '../../../campaign/view.ts';
import { isTileId } from '../../../kernel/hex.ts';
import type { Json } from '../../../kernel/json.ts';
import type { Question } from '../../../kernel/question.ts';
import { t } from '../../i18n/index.ts';
import { nameIn } from '../parts/seats.ts';
import { isOperative, operativeName } from './espionage/words.ts';
import { placeName, stateOf } from './names.ts';
import { shipName } from './ship-words.ts';
import { bannerName } from './words.ts';

/** Notes that say how something ended; what else was told is the why of it. */
export const outcomes: readonly string[] = [
  'skirmish',
  'mutiny',
  'storms',
  'fought',
  'shut-in',
  'assault',
  'stormed',
  'starvation',
  'sea-battle',
  'table-fought',
  'executed',
];

/** A piece, place or player by its id. */
export function called(view: View, id: string): string | undefined {
  const state = stateOf(view);
  const banner = state.banners[id] ?? state.fallen[id];
  if (banner) return bannerName(banner);
  const ship = state.ships[id];
  if (ship) return shipName(ship);
  if (isTileId(id)) return placeName(state, id);
  if (id === 'stockpile') return t('The stockpile');
  return nameIn(view, id);
}

/** What an operative turned out to be. */
export function answered(_: View, question: Question, value: Json): string | undefined {
  if (question.ask !== 'declare' || question.claim !== 'operative') return undefined;
  return isOperative(value) ? operativeName(value) : undefined;
}
