/** Where a side's banners would go if they had to leave the field, in words. */
import {
  attackerSide,
  defenderSide,
  type Fighter,
} from '../../../../rules/mighty-empires/battle/ways-out.ts';
import type { Encounter, State } from '../../../../rules/mighty-empires/state.ts';
import { t } from '../../../i18n/index.ts';
import { placeName } from '../names.ts';
import { bannerName } from '../words.ts';

function lineOf(state: State, { banner, number, ways, walls, landed }: Fighter): string {
  const who = bannerName(state.banners[banner] ?? { name: '', number });
  if (walls) return t('{who} goes back behind the walls.', { who });
  if (landed)
    return landed.ship === null
      ? t('{who} has no ship to go back to: it would be lost.', { who })
      : t('{who} goes back aboard its ship.', { who });
  const clear = ways.filter(({ blocked }) => !blocked).map(({ to }) => placeName(state, to));
  const barred = ways.filter(({ blocked }) => blocked).map(({ to }) => placeName(state, to));
  if (clear.length > 0) return t('{who} falls back to {places}.', { who, places: clear.join(t(' or ')) });
  return barred.length > 0
    ? t('{who} gets away to {places} only if a route is found.', { who, places: barred.join(t(' or ')) })
    : t('{who} has nowhere to go: beaten, it would be destroyed.', { who });
}

export const wayOutLines = (
  state: State,
  encounter: Encounter,
  side: 'attacker' | 'defender',
): readonly string[] =>
  (side === 'attacker' ? attackerSide : defenderSide)(state, encounter).map((each) => lineOf(state, each));
