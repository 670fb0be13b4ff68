/** What a table chose at the switches that bear on rules, in words, for a player who asks why. */
import type { Options } from '../../../rules/chronopia/options.ts';
import { number, t } from '../../i18n/index.ts';
import { endWords } from './founding/options.ts';

const said: { readonly [name: string]: (options: Options) => string } = {
  stakes: ({ rulings }) =>
    rulings.stakes === 'sealed' ? t('stakes are chosen face down') : t('stakes are chosen for all to see'),
  hospital: ({ rulings }) =>
    rulings.hospital === 'counts'
      ? t('the wounded count towards the minimum')
      : t('the wounded do not count towards the minimum'),
  magicUsers: ({ rulings }) =>
    rulings.magicUsers === 'begun'
      ? t('one magic-user for each 1000 points begun')
      : t('one magic-user for each full 1000 points'),
  maintained: ({ rulings }) =>
    rulings.maintained === 'all' ? t('the whole force is paid') : t('the field army alone is paid'),
  captives: ({ rulings }) =>
    rulings.captives === 'none'
      ? t('captured figures earn nothing')
      : t('captured figures earn experience too'),
  topFace: ({ rulings }) =>
    rulings.topFace === 'beats'
      ? t('a roll must be higher than the value')
      : t('the highest face always succeeds, up to the maximum'),
  alchemists: ({ rulings }) =>
    rulings.alchemists === 'marched'
      ? t('an alchemist who fell still helps')
      : t('only alchemists left standing help'),
  underdog: ({ rulings }) =>
    rulings.underdog === 'strongest'
      ? t('among many, the strongest enemy counts')
      : t('among many, all enemies count together'),
  points: ({ points }) => t('{points} points for the first force', { points: number(points) }),
  end: ({ end }) => endWords[end.by](end),
};

export const chosenWords = (options: Options, name: string): string | undefined => said[name]?.(options);
