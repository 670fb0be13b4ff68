/** Where a side's banners would go if they had to leave the field, in words. */

import {
  attackerSide,
  defenderSide,
  type Fighter,
} from '../../../../rules/mighty-empires/battle/ways-out.ts';
import type { Encounter, State } from '../../../../rules/mighty-empires/state.ts';
import { t } from '../../../i18n/index.ts';
import { placeName } from '../names.ts';

function lineOf(state: State, { number, ways, walls, landed }: Fighter): string {
  const n = number;
  if (walls) return t('Banner {n} goes back behind the walls.', { n });
  if (landed)
    return landed.ship === null
      ? t('Banner {n} has no ship to go back to: it would be lost.', { n })
      : t('Banner {n} goes back aboard its ship.', { n });
  const clear = ways.filter(({ blocked }) => !blocked).map(({ to }) => placeName(state, to));
  const barred = ways.filter(({ blocked }) => blocked).map(({ to }) => placeName(state, to));
  if (clear.length > 0) return t('Banner {n} falls back to {places}.', { n, places: clear.join(t(' or ')) });
  return barred.length > 0
    ? t('Banner {n} gets away to {places} only if a route is found.', { n, places: barred.join(t(' or ')) })
    : t('Banner {n} has nowhere to go: beaten, it would be destroyed.', { n });
}

export const wayOutLines = (
  state: State,
  encounter: Encounter,
  side: 'attacker' | 'defender',
): readonly string[] =>
  (side === 'attacker' ? attackerSide : defenderSide)(state, encounter).map((each) => lineOf(state, each));
