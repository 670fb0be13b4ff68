/** Plans for the turn to come, each in a sentence of its own. */
import type { View } from '../../../campaign/view.ts';
import type { Json } from '../../../kernel/json.ts';
import { listed, t } from '../../i18n/index.ts';
import { called } from './outcomes.ts';

export function planned(view: View, order: string, args: Json): string | undefined {
  const { banner, banners, tile, to } = (args ?? {}) as {
    readonly banner?: string;
    readonly banners?: readonly string[];
    readonly tile?: string;
    readonly to?: string;
  };
  const name = (id: string): string => called(view, id) ?? id;
  if (order === 'scout' && banner && tile)
    return t('{banner} scouts {tile}', { banner: name(banner), tile: name(tile) });
  const goal = to ?? tile;
  if (order === 'move' && banners?.length && goal)
    return banners.length === 1
      ? t('{banner} marches to {tile}', { banner: name(banners[0] ?? ''), tile: name(goal) })
      : t('{banners} march to {tile}', { banners: listed(banners.map(name)), tile: name(goal) });
  return order === 'distribute' && tile
    ? t('The baggage in {tile} is distributed', { tile: name(tile) })
    : undefined;
}
