/** How seats and places of the hex campaign are called on the screen. */
import type { View } from '../../../campaign/view.ts';
import { fromColumnRow, isTileId, type TileId, tileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import { battleOf } from '../../../rules/ninth-age/battle/battles.ts';
import { mountainsEach, regularEach } from '../../../rules/ninth-age/map/automatic.ts';
import { tinctures } from '../../../rules/ninth-age/options.ts';
import type { State } from '../../../rules/ninth-age/state.ts';
import { type Campaign, useCampaign } from '../../campaign/context.tsx';
import { t } from '../../i18n/index.ts';
import { spoken } from '../../map/speak.ts';
import type { Tincture } from '../../ui/heraldry/tinctures.ts';
import { originIn } from '../parts/origin.ts';
import { colourOf, nameIn } from '../parts/seats.ts';
import { hexLine } from './words.ts';

export const stateOf = (view: View): State => view.table.rules as State;

/**
 * Where a map laid in turn is counted from, before its first hex lies: a place so far up and left of it that hardly a map
 * grows beyond, so that a hex keeps its name while others are laid about it.
 */
export function fixedOrigin({ options, seats }: State): TileId | undefined {
  if (options.map !== 'in-turn') return undefined;
  const room = 2 * Math.ceil(Math.sqrt(seats.length * (regularEach + mountainsEach)) / 2);
  return tileId(fromColumnRow(-room, -room));
}

export const originFor = (state: State): TileId => fixedOrigin(state) ?? originIn(state.hexes);

/** A place by its name, a capital by its realm's, else as players point to it: "E 4". */
export const placeName = (state: State, tile: string): string =>
  state.hexes[tile as TileId]?.name || spoken(tile, originFor(state));

export const tinctureOf = (state: State, seat: Seat): Tincture => colourOf(state, seat, tinctures);

/** What stands in a gap of a sentence, if it is one of our places or players. */
export function name(view: View, gap: string, value: string | number): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (isTileId(value)) {
    const state = stateOf(view);
    const { [value]: hex } = state.hexes;
    const place = placeName(state, value);
    return hex && gap === 'landTile' ? t('{place} ({what})', { place, what: hexLine(hex) }) : place;
  }
  return /seat$/i.test(gap) ? nameIn(view, value) : undefined;
}

/** A place, player or battle by its id. */
export function called(view: View, id: string): string | undefined {
  const state = stateOf(view);
  if (isTileId(id)) return placeName(state, id);
  const battle = battleOf(state, id);
  if (battle)
    return t('{one} against {other}', {
      one: battle.first.map((seat) => nameIn(view, seat) ?? seat).join(' + '),
      other: battle.second.map((seat) => nameIn(view, seat) ?? seat).join(' + '),
    });
  return nameIn(view, id);
}

export interface Realms extends Campaign {
  state(): State;
  colour(seat: Seat): Tincture;
  place(tile: string): string;
}
/** The campaign as this rule set's own screens read it. */
export function useRealms(): Realms {
  const campaign = useCampaign();
  const state = (): State => stateOf(campaign.view());
  return {
    ...campaign,
    state,
    colour: (seat) => tinctureOf(state(), seat),
    place: (tile) => placeName(state(), tile),
  };
}
