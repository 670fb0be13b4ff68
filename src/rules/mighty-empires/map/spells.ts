/**
 * What lies on the table by magic, asked by every chapter. Plain questions about a state:
 * - land and food: `feedsAny`, `feedsNone`, `chaosVoid`, `driedRivers`, `rots`, `storms`, `withershins`;
 * - war: `noWalls` (Quake: walls multiply nothing), `undeadIn` (points in wait), `stricken` (banners do nothing this turn);
 * - winter: `heroPoints` (heroes to recruit on top). What weighs on the revenue and on the way home stands in `winter.effects`.
 */
import type { TileId } from '../../../kernel/hex.ts';
import { against } from '../../../kernel/offers.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import type { Lasting, SpellName } from '../magic/state.ts';
import type { Painted } from '../places.ts';
import type { BannerId, Encounter, State } from '../state.ts';
import { downstream } from './rivers.ts';

/** As much of a state as magic needs: tables made by hand may have none. */
export type Enchanted = Partial<Pick<State, 'magic'>>;
export type Placed = Lasting & { readonly id: string };

export const spellsNamed = ({ magic }: Enchanted, spell: SpellName): readonly Placed[] => {
  const found: Placed[] = [];
  if (magic)
    for (const id in magic.spells) {
      const row = magic.spells[id];
      if (row?.spell === spell) found.push({ id, ...row });
    }
  return found;
};
/** Every spell that lies on a tile. */
export const spellsOn = ({ magic }: Enchanted, tile: TileId): readonly Placed[] =>
  Object.entries(magic?.spells ?? {})
    .filter(([, row]) => row.tile === tile)
    .map(([id, row]) => ({ id, ...row }));
const lies = (state: Enchanted, spell: SpellName, tile: TileId): boolean =>
  spellsNamed(state, spell).some((row) => row.tile === tile);

/** Feeds any force, however large (Abundance). */
export const feedsAny = (state: Enchanted, tile: TileId): boolean => lies(state, 'abundance', tile);
/** Feeds nobody, whatever stands there (Storm). */
export const feedsNone = (state: Enchanted, tile: TileId): boolean =>
  lies(state, 'storm', tile) || lies(state, 'chaos-void', tile);
export const chaosVoid = (state: Enchanted, tile: TileId): boolean => lies(state, 'chaos-void', tile);
export const rots = (state: Enchanted, tile: TileId): boolean => lies(state, 'rot', tile);
export const storms = (state: Enchanted, tile: TileId): boolean => lies(state, 'storm', tile);
export const withershins = (state: Enchanted, tile: TileId): boolean => lies(state, 'withershins', tile);
/** Banners that stand here test at the start of every turn (Portents of Terror). */
export const terrors = (state: Enchanted, tile: TileId): boolean => lies(state, 'portents-of-terror', tile);
/** The walls of the settlement multiply nothing (Quake). */
export const noWalls = (state: Enchanted, tile: TileId): boolean => lies(state, 'quake', tile);
/** No equinox spell touches the tile (Magical Protection). */
export const isProtected = (state: Enchanted, tile: TileId): boolean =>
  lies(state, 'magical-protection', tile);

/** Undead that lie in wait in a tile, in points; 0 where there are none (Raise Dead). */
export const undeadIn = (state: Enchanted, tile: TileId): number =>
  spellsNamed(state, 'raise-dead').reduce((sum, row) => sum + (row.tile === tile ? row.amount : 0), 0);

/** Battles in winter that the risen dead have forced on somebody, and that are not fought yet. */
export const beset = (state: State): readonly Encounter[] =>
  state.stage !== 'winter'
    ? []
    : Object.values(state.encounters).filter(
        ({ kind, defender, tile }) =>
          kind === 'battle' && defender === 'independent' && undeadIn(state, tile) > 0,
      );

/** Tiles whose rivers are dry, each with the spell that holds the water (Hold River). */
export function driedRivers(state: Enchanted, lands: Painted): ReadonlyMap<TileId, Placed> {
  const held = spellsNamed(state, 'hold-river');
  const dry = new Map<TileId, Placed>();
  for (const row of held)
    if (row.tile !== null)
      for (const tile of [row.tile, ...downstream(lands, row.tile)])
        if (tile === row.tile || !isProtected(state, tile)) dry.set(tile, row);
  return dry;
}

/** A banner that does nothing this turn, for terror. */
const terrified = ({ season, banners }: State, banner: BannerId): boolean =>
  season.turns[banners[banner]?.seat ?? '']?.halted[banner] === 'terror';
/** Why banners do nothing this turn: terror holds one of them. */
export function stricken(state: State, banners: readonly BannerId[]): Remark | undefined {
  const banner = banners.find((id) => terrified(state, id));
  return banner === undefined
    ? undefined
    : against('me.magic.portents', say('Terror holds banner {banner} fast.', { banner }));
}

/** Points of heroes a seat may recruit on top this winter (Call of Heroes). */
export const heroPoints = (state: Enchanted, seat: Seat): number =>
  spellsNamed(state, 'call-of-heroes').reduce((sum, row) => sum + (row.about === seat ? row.amount : 0), 0);
type Courtly = State & {
  readonly court?: { readonly contingents: { readonly [banner: BannerId]: unknown } };
};
/** Whether a banner serves for pay or by treaty: mercenaries and allies. */
export const isHired = ({ court }: Courtly, banner: BannerId): boolean =>
  court !== undefined && Object.hasOwn(court.contingents, banner);
/** Whether a banner is a host called for the season (Summon Host). */
export const isHost = (state: Enchanted, banner: BannerId): boolean =>
  spellsNamed(state, 'summon-host').some((row) => row.banner === banner);
/** Whether a banner neither gives nor takes troops. */
export const isApart = (state: Courtly, banner: BannerId): boolean =>
  isHired(state, banner) || isHost(state, banner);
