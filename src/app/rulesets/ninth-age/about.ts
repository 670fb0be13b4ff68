/** What a question of an order is about: the hex a mine stands on, the battle a result is entered for. */
import type { OpenOrder, View } from '../../../campaign/view.ts';
import { isTileId, type TileId } from '../../../kernel/hex.ts';
import type { Question } from '../../../kernel/question.ts';
import { multiplier } from '../../../rules/ninth-age/charts/gold.ts';
import type { State } from '../../../rules/ninth-age/state.ts';
import { t } from '../../i18n/index.ts';
import { called, placeName, stateOf } from './names.ts';
import { hexLine } from './words.ts';

interface About {
  readonly title: string;
  readonly note?: string;
}

type Goods = { readonly gold: number; readonly hexes: readonly TileId[] };
interface Bargain {
  readonly seat: string;
  readonly other: string;
  readonly gives: Goods;
  readonly takes: Goods;
}
/** "20 gold, E 4 (fortress, hills)" */
function goods(state: State, { gold, hexes }: Goods): string {
  const named = (tile: TileId): string => {
    const hex = state.hexes[tile];
    return hex ? t('{place} ({what})', { place: placeName(state, tile), what: hexLine(hex) }) : tile;
  };
  const all = [...(gold > 0 ? [t('{n} gold', { n: gold })] : []), ...hexes.map(named)];
  return all.length > 0 ? all.join(', ') : t('nothing');
}

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
  if (open.id === 'trade') {
    const { seat, other, gives, takes } = open.brief as unknown as Bargain;
    return {
      title: t('What changes hands'),
      note: t('{one}: {given}. {two}: {taken}.', {
        one: called(view, seat) ?? seat,
        given: goods(state, gives),
        two: called(view, other) ?? other,
        taken: goods(state, takes),
      }),
    };
  }
  const { battle } = open.brief as { readonly battle?: string };
  const title = battle === undefined ? undefined : called(view, battle);
  return title === undefined ? undefined : { title };
}
