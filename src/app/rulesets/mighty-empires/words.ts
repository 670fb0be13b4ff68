/** Words, numbers and icons for the things of Mighty Empires. */
import type { TileId } from '../../../kernel/hex.ts';
import type { Ground } from '../../../kernel/land.ts';
import { groundAt } from '../../../rules/mighty-empires/map/terrain.ts';
import type { Fare } from '../../../rules/mighty-empires/provisions/forecast.ts';
import type { Banner, Holding, State } from '../../../rules/mighty-empires/state.ts';
import { t, tn } from '../../i18n/index.ts';
import type { GameIconName } from '../../ui/icons/game-icon.tsx';
import { placeName } from './names.ts';

/** A number as it is read: 1,140. */
export { number as count } from '../../i18n/index.ts';
export { bannerName } from './names.ts';
export const points = (n: number): string => tn(n, '{n} point', '{n} points');
/** What a banner carries. */
export const loads = ({ baggage }: Pick<Banner, 'baggage'>): string =>
  baggage === 0 ? t('no baggage') : tn(baggage, 'one baggage point', '{n} baggage points');

const romans = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const;
/** The number of a month as the ribbon writes it. */
export const roman = (month: number): string => romans[month - 1] ?? String(month);

export type SiteKind = 'capital' | 'city' | 'fortress' | 'village' | 'barren' | 'razed';
export const kindOf = ({ site, capitalOf, razed }: Holding): SiteKind =>
  razed ? 'razed' : capitalOf !== null && site === 'city' ? 'capital' : site;

export const kindIcons: Readonly<Record<SiteKind, GameIconName>> = {
  capital: 'crown',
  city: 'castle',
  fortress: 'tower-flag',
  village: 'village',
  barren: 'flying-flag',
  razed: 'burning-tree',
};
const names: Readonly<Record<SiteKind, () => string>> = {
  capital: () => t('capital'),
  city: () => t('city'),
  fortress: () => t('fortress'),
  village: () => t('village'),
  barren: () => t('barren'),
  razed: () => t('razed'),
};
/** From the capital down. */
export const kinds = Object.keys(names) as readonly SiteKind[];
export const kindName = (kind: SiteKind): string => names[kind]();

const grounds: Readonly<Record<Ground, () => string>> = {
  lowland: () => t('lowland'),
  highland: () => t('highland'),
  river: () => t('river valley'),
  coastal: () => t('coast'),
  swamp: () => t('swamp'),
  lake: () => t('lake'),
  sea: () => t('sea'),
};
export const groundWord = (ground: Ground): string => grounds[ground]();
export const groundName = (state: State, tile: TileId): string => {
  const ground = groundAt(state, tile);
  return ground ? groundWord(ground) : t('off the map');
};
/** What lies there, and in what country: "coastal village". */
const sites: Readonly<Record<Ground, (site: string) => string>> = {
  lowland: (site) => t('lowland {site}', { site }),
  highland: (site) => t('highland {site}', { site }),
  river: (site) => t('{site} in a river valley', { site }),
  coastal: (site) => t('coastal {site}', { site }),
  swamp: (site) => t('{site} in a swamp', { site }),
  lake: (site) => t('{site} by a lake', { site }),
  sea: (site) => site,
};
export const siteName = (state: State, tile: TileId, kind: SiteKind): string => {
  const ground = groundAt(state, tile);
  return ground ? sites[ground](kindName(kind)) : kindName(kind);
};
export const groundIcons: Readonly<Record<Ground, GameIconName>> = {
  lowland: 'wheat',
  highland: 'mountains',
  river: 'bridge',
  coastal: 'caravel',
  swamp: 'oak',
  lake: 'bridge',
  sea: 'caravel',
};

/** "Thornford, river valley". */
export const placeLine = (state: State, tile: TileId): string =>
  t('{place}, {ground}', { place: placeName(state, tile), ground: groundName(state, tile) });

/** "Banner 3", or its name with the number, where both help. */
export const bannerInFull = ({ name, number }: Pick<Banner, 'name' | 'number'>): string =>
  name ? t('{name} (banner {n})', { name, n: number }) : t('Banner {n}', { n: number });

/** How a banner lives, or has lived this month. */
export function fareLine(state: State, { by, from, settled }: Fare): string {
  switch (by) {
    case 'forage':
      return settled ? t('lived off the land') : t('lives off the land');
    case 'stockpile':
      return settled ? t('ate from the stockpile') : t('eats from the stockpile');
    case 'own':
      return settled ? t('ate of its own baggage') : t('eats of its own baggage');
    case 'shared': {
      const giver = from === undefined ? undefined : state.banners[from];
      const n = giver?.number ?? '?';
      return settled ? t('ate of banner {n}’s baggage', { n }) : t('eats of banner {n}’s baggage', { n });
    }
    case 'hunger':
      return settled ? t('went hungry') : t('goes hungry');
  }
}

/** When something was true: a clock kept with it. */
export function whenLine(at: unknown): string {
  const { stage, step, year } = at as { stage?: string; step?: number; year?: number };
  if (stage === 'season' && year !== undefined)
    return t('month {month} of year {year}', { month: roman((step ?? 0) + 1), year });
  if (stage === 'winter' && year !== undefined) return t('winter after year {year}', { year });
  return t('before the campaign');
}

/** A troop's seal by what its name says it carries. */
export function troopIcon(words: string): GameIconName {
  const said = words.toLowerCase();
  return troopSigns.find(([sign]) => sign.test(said))?.[1] ?? 'rally-the-troops';
}
const troopSigns: readonly (readonly [RegExp, GameIconName])[] = [
  [/crossbow|arbalest|handgun|gunner/, 'crossbow'],
  [/knight|horse|rider|cavalry|lancer|wolf|boar|mounted|reiter|pistolier|chariot/, 'mounted-knight'],
  [/bow|archer|scout|slinger|javelin|hunt|ranger|skirmish/, 'bowman'],
  [/cannon|mortar|thrower|catapult|trebuchet|engine|stone|organ/, 'trebuchet'],
  [/dragon|wyvern|griffon|hydra/, 'dragon-head'],
  [/spear|pike|halberd|levy|militia|guard|gobli|orc|skaven|dwarf|elf|swords?|axe|mace|flail/, 'spears'],
  [/assassin|thief|spy/, 'daggers'],
];
export const characterIcon = (words: string): GameIconName =>
  /wizard|mage|sorcer|shaman|witch|seer|druid|enchant|warlock|necro/i.test(words)
    ? 'wizard-staff'
    : /assassin|spy/i.test(words)
      ? 'hooded-assassin'
      : 'visored-helm';
