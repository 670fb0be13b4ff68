/** A figure of a list in a line, and the words of its kinds. */
import type { Figure, FigureEntry } from '../../../../rules/chronopia/figures.ts';
import { t } from '../../../i18n/index.ts';
import { dotted } from '../../parts/joined.ts';

export const roleWords: { readonly [role in FigureEntry['role']]: () => string } = {
  individual: () => t('Individual'),
  leader: () => t('Leader'),
  trooper: () => t('Trooper'),
  special: () => t('Special'),
};
export const craftWords: { readonly [craft in FigureEntry['craft']]: () => string } = {
  none: () => t('None'),
  wizard: () => t('Magic-user'),
  chronomancer: () => t('Chronomancer'),
  alchemist: () => t('Alchemist'),
};
export const natureWords: { readonly [nature in FigureEntry['nature']]: () => string } = {
  mortal: () => t('Warrior'),
  summoned: () => t('Summoned'),
  drugged: () => t('Drugged'),
};
export const raceWords: { readonly [race in FigureEntry['race']]: () => string } = {
  human: () => t('Human'),
  elf: () => t('Elf'),
  dwarf: () => t('Dwarf'),
  orc: () => t('Orc'),
  goblin: () => t('Goblin'),
  other: () => t('Other'),
};

/** `Leader of Spears · 30 points · mounted`. */
export const figureNote = (figure: Figure | FigureEntry): string =>
  dotted(
    figure.role === 'individual'
      ? roleWords.individual()
      : t('{role} of {warband}', { role: roleWords[figure.role](), warband: figure.warband }),
    t('{n} points', { n: figure.cost }),
    figure.missile ? t('missiles') : '',
    figure.mounted ? t('mounted') : '',
    figure.craft === 'none' ? '' : craftWords[figure.craft](),
    figure.nature === 'mortal' ? '' : natureWords[figure.nature](),
    figure.least > 0 && t('{n} at least', { n: figure.least }),
    figure.per > 0 && t('one for {n}', { n: figure.per }),
  );
