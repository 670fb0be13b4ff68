/** The eight tinctures: a colour, an ordinary and a name, always together. Their values are the theme's `--azure` and so on. */
import { t } from '../../i18n/index.ts';

export const tinctures = ['azure', 'gules', 'or', 'tenne', 'vert', 'purpure', 'sable', 'argent'] as const;
export type Tincture = (typeof tinctures)[number];

const colours: Readonly<Record<Tincture, () => string>> = {
  azure: () => t('blue'),
  gules: () => t('red'),
  or: () => t('yellow'),
  tenne: () => t('orange'),
  vert: () => t('green'),
  purpure: () => t('violet'),
  sable: () => t('black'),
  argent: () => t('white'),
};
/** The colour's plain name, as players say it. */
export const colourName = (tincture: Tincture): string => colours[tincture]();
