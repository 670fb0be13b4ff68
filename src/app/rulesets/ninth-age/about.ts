/** What a question of an order is about: the hex a mine stands on, the battle a result is entered for. */
import type { OpenOrder, View } from '../../../campaign/view.ts';
import { isTileId } from '../../../kernel/hex.ts';
import type { Question } from '../../../kernel/question.ts';
import { multiplier } from '../../../rules/ninth-age/charts/gold.ts';
import { t } from '../../i18n/index.ts';
import type { About } from '../contract.ts';
import { called, placeName, stateOf } from './names.ts';
import { hexLine } from './words.ts';

export function about(view: View, { open }: OpenOrder, { label, rule }: Question): About | undefined {
  const state = stateOf(view);
  const [first = '', second = ''] = label.split('/');
  const tile = isTileId(first) ? first : isTileId(second) ? second : undefined;
  const hex = tile && state.hexes[tile];
  const gold = multiplier(state.options.standard);
  if (tile && hex) {
    const on = hex.kind === 'mountain' ? t('three of a kind exhaust it') : t('a double exhausts it');
    return {
      title: placeName(state, tile),
      note:
        rule === 'na.mining'
          ? t('{what}; each pip is {gold} gold, and {end}.', { what: hexLine(hex), gold, end: on })
          : hexLine(hex),
    };
  }
  if (open.id === 'raid') return { title: t('A raid'), note: t('Each pip is {gold} gold.', { gold }) };
  const { battle } = open.brief as { readonly battle?: string };
  const title = battle === undefined ? undefined : called(view, battle);
  return title === undefined ? undefined : { title };
}
