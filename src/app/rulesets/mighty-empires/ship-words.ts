/** What a ship is called, where it lies and whom it carries. */
import type { Ship, State } from '../../../rules/mighty-empires/state.ts';
import { t } from '../../i18n/index.ts';
import { placeName } from './names.ts';
import { bannerName } from './words.ts';

export const shipName = ({ name, number }: Pick<Ship, 'name' | 'number'>): string =>
  name || t('Ship {n}', { n: number });

export function shipLine(state: State, { tile, harbour, carries }: Ship): string {
  const place = placeName(state, tile);
  const where = harbour ? t('in the harbour of {place}', { place }) : t('off {place}', { place });
  const aboard = carries === null ? undefined : state.banners[carries];
  return aboard ? t('{where}, carries {banner}', { where, banner: bannerName(aboard) }) : where;
}
