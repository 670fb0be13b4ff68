/** The sign of each kind of territory. */
import type { Land } from '../../../../rules/chronopia/charts/territories.ts';
import type { GameIconName } from '../../../ui/icons/game-icon.tsx';

export const landIcons: { readonly [land in Land]: GameIconName } = {
  fortress: 'castle',
  city: 'stone-tower',
  town: 'lighthouse',
  village: 'village',
  hamlet: 'wheat',
  outpost: 'forest-camp',
};
