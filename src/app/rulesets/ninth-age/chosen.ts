/** What a table chose at the switches that bear on rules, in words, for a player who asks why. */
import type { Options } from '../../../rules/ninth-age/options.ts';
import { number, t } from '../../i18n/index.ts';

const said: { readonly [name: string]: (options: Options) => string } = {
  secondFlag: ({ rulings }) =>
    rulings.secondFlag === 'free'
      ? t('the second flag goes on any free hex')
      : t('the second flag goes beside the capital'),
  brash: ({ rulings }) =>
    rulings.brash === 'every'
      ? t('a brash attack must win every battle')
      : t('a brash attack must win one battle'),
  improvements: ({ rulings }) =>
    rulings.improvements === 'together'
      ? t('a mine may stand beside a fortress or city')
      : t('one improvement to a hex'),
  standard: ({ standard }) => t('battles of {points} points', { points: number(standard) }),
  sizes: ({ sizes }) =>
    sizes === 'free'
      ? t('players agree on the size of each battle')
      : t('every battle has the standard size'),
  goal: ({ goal }) => t('{goal} Realm Points win', { goal }),
  turns: ({ turns }) =>
    turns === null ? t('there is no last turn') : t('turn {turns} is the last', { turns }),
  alliances: ({ alliances }) =>
    alliances ? t('players may ally for a turn') : t('nobody allies for a turn'),
};

export const chosenWords = (options: Options, name: string): string | undefined => said[name]?.(options);
