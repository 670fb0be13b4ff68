/** The rule sets by name and in a line, to pick from before any is loaded. */
import type { RulesetId } from '../../rules/ids.ts';
import { t } from '../i18n/index.ts';
import type { GameIconName } from '../ui/icons/game-icon.tsx';

interface Shelved {
  readonly title: string;
  readonly icon: GameIconName;
  /** What kind of campaign it is. */
  readonly about: () => string;
}
const shelf: Readonly<Record<string, Shelved>> = {
  'mighty-empires': {
    title: 'Mighty Empires',
    icon: 'castle',
    about: () => t('Realms on a map of tiles, banners, sieges and a long winter: years of play.'),
  },
  'ninth-age': {
    title: 'The 9th Age',
    icon: 'flying-flag',
    about: () => t('Flags on hexes, mines and challenges; the first to ten Realm Points wins.'),
  },
  chronopia: {
    title: 'Chronopia',
    icon: 'spears',
    about: () => t('No map: a muster roll and a list of territories that grow from battle to battle.'),
  },
  'realm-armies': {
    title: 'Realm Armies',
    icon: 'rally-the-troops',
    about: () => t('Secret orders for armies and fleets, settled together at the end of a club night.'),
  },
};
const unnamed = (id: string): Shelved => ({ title: id, icon: 'treasure-map', about: () => '' });

export const shelved = (id: RulesetId | (string & {})): Shelved => shelf[id] ?? unnamed(id);
