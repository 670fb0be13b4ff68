/** What a table chose at the switches that bear on rules, in words, for players who ask why. */
import type { Switch } from '../../../../rules/mighty-empires/explained/options.ts';
import type { Options } from '../../../../rules/mighty-empires/options.ts';
import { t } from '../../../i18n/index.ts';

type Said = { readonly [S in Switch]: (options: Options) => string };

const part = (on: boolean): string =>
  on ? t('you play with this part of the book') : t('you play without this part of the book');

const said: Said = {
  follows: ({ rulings }) =>
    rulings.follows === 'force'
      ? t('the whole force follows any of its scouts')
      : t('a banner follows its own scouts only'),
  eventsStrike: ({ rulings }) =>
    rulings.eventsStrike === 'force'
      ? t('an event strikes every banner in the tile')
      : t('an event strikes only the banner that sent the scouts'),
  conqueredCapital: ({ rulings }) =>
    rulings.conqueredCapital === 'capital'
      ? t('a conquered capital still feeds four')
      : t('a conquered capital feeds two'),
  lairOn11: ({ rulings }) =>
    rulings.lairOn11 === 'highland' ? t('an 11 is a lair in highland only') : t('an 11 is a lair anywhere'),
  nowhere: ({ rulings }) =>
    rulings.nowhere === 'fails' ? t('scouts led astray to nowhere fail') : t('the die is rolled again'),
  startingStockpiles: ({ rulings }) =>
    rulings.startingStockpiles
      ? t('spare baggage may be stored at the start')
      : t('what the banners cannot carry is lost'),
  wizards: ({ rulings, armies }) =>
    armies === 'points' || rulings.wizards === 'assumed'
      ? t('any banner of 500 points has a wizard along')
      : t('a wizard of level 25 casts'),
  strength: ({ strength, points }) =>
    strength === 'fixed' ? t('every realm begins with {points} points', { points }) : t('strength is rolled'),
  unusedCapitals: ({ unusedCapitals }) =>
    unusedCapitals === 'independent' ? t('they are independent cities') : t('they stay unexplored'),
  pieces: ({ pieces, sets }) =>
    pieces === 'limited' ? t('models of {sets} boxes', { sets }) : t('as many models as you need'),
  ships: ({ parts }) => part(parts.ships),
  magic: ({ parts }) => part(parts.magic),
  dragons: ({ parts }) => part(parts.dragons),
  espionage: ({ parts }) => part(parts.espionage),
  peoples: ({ parts }) => part(parts.peoples),
  tabletop: ({ parts }) => part(parts.tabletop),
};

export const chosenWords = (options: Options, name: string): string | undefined =>
  Object.hasOwn(said, name) ? said[name as Switch](options) : undefined;
