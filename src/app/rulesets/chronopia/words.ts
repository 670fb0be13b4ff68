/** Words that several screens of a Chronopia campaign say alike. */
import type { Characteristic } from '../../../rules/chronopia/figures.ts';
import type { Army, BattleKind, Outcome, State, Step } from '../../../rules/chronopia/state.ts';
import { number, t, tn } from '../../i18n/index.ts';
import type { GameIconName } from '../../ui/icons/game-icon.tsx';

export const armyWords: {
  readonly [army in Army]: { readonly title: () => string; readonly why: () => string };
} = {
  firstborn: {
    title: () => t('Firstborn'),
    why: () => t('A Chronomancer with Second Chance rolls casualties again.'),
  },
  elves: { title: () => t('Elves'), why: () => t('Only one House.') },
  dwarves: { title: () => t('Dwarves'), why: () => t('Clans may march together.') },
  blackbloods: {
    title: () => t('Blackbloods'),
    why: () => t('Alchemists roll casualties again.'),
  },
  devout: {
    title: () => t('Devout'),
    why: () => t('You summon undead and demons for a battle; only Devout can be allies.'),
  },
  stygians: {
    title: () => t('Stygians'),
    why: () => t('Captives become Drugged; only Stygians can be allies.'),
  },
  other: { title: () => t('Another army'), why: () => t('No rules of its own.') },
};

export const stepWords: { readonly [step in Step]: () => string } = {
  casualties: () => t('Casualties'),
  experience: () => t('Experience'),
  income: () => t('Income'),
  maintenance: () => t('Pay'),
  recruiting: () => t('Recruiting'),
  spending: () => t('Spending'),
};
export const kindWords: {
  readonly [kind in BattleKind]: { readonly title: () => string; readonly icon: GameIconName };
} = {
  two: { title: () => t('Battle'), icon: 'crossed-swords' },
  many: { title: () => t('Battle of many'), icon: 'rally-the-troops' },
  rescue: { title: () => t('Rescue'), icon: 'prisoner' },
  challenge: { title: () => t('Challenge'), icon: 'daggers' },
};
/** How a battle comes to its end (E.2.a, E.4.b). */
export const endOf = (kind: BattleKind): string =>
  kind === 'challenge'
    ? t('No time limit: until one side is dead, gone or panicked; who holds the board wins')
    : t('Time limit: the hour you agree on beforehand');
export const outcomeWords: { readonly [outcome in Outcome]: () => string } = {
  won: () => t('won'),
  lost: () => t('lost'),
  drawn: () => t('drawn'),
};
export const short: { readonly [each in Characteristic]: string } = {
  cc: 'CC',
  mw: 'MW',
  pw: 'PW',
  ld: 'LD',
  ac: 'AC',
  st: 'ST',
  w: 'W',
  mv: 'MV',
  a: 'A',
  def: 'DEF',
};
export const count = (n: number): string => number(n);

/** What is left to spend: the points of the first force become gold once it is mustered. */
export const purse = ({ stage }: Pick<State, 'stage'>, amount: number): string =>
  stage === 'muster' ? tn(amount, '{n} point', '{n} points') : t('{n} gold', { n: amount });
/** A price, and what there is to pay it with. */
export const priceOfPurse = (state: Pick<State, 'stage'>, price: number, left: number): string =>
  t('{price} of {purse}', { price: number(price), purse: purse(state, left) });
