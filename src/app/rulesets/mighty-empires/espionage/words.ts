/** Operatives in words, icons and charts. */
import type { Chart } from '../../../../kernel/chart.ts';
import {
  assassinOnBanner,
  assassinOnCapital,
  type Operative,
} from '../../../../rules/mighty-empires/charts/assassins.ts';
import { agents, sabotage, spies } from '../../../../rules/mighty-empires/charts/espionage.ts';
import { t } from '../../../i18n/index.ts';
import type { GameIconName } from '../../../ui/icons/game-icon.tsx';

export const operativeIcons: Readonly<Record<Operative, GameIconName>> = {
  assassin: 'daggers',
  spy: 'spyglass',
  saboteur: 'burning-tree',
  agent: 'plague-doctor-profile',
};
const names: Readonly<Record<Operative, () => string>> = {
  assassin: () => t('Assassin'),
  spy: () => t('Spy'),
  saboteur: () => t('Saboteur'),
  agent: () => t('Agent'),
};
export const isOperative = (type: unknown): type is Operative =>
  typeof type === 'string' && Object.hasOwn(names, type);
export const operativeName = (type: Operative): string => names[type]();

const works: Readonly<Record<Operative, () => string>> = {
  assassin: () => t('beside enemy banners, or in an enemy capital'),
  spy: () => t('beside enemy banners'),
  saboteur: () => t('in enemy settlements, free ones too'),
  agent: () => t('anywhere, against the operatives of others'),
};
export const operativeWork = (type: Operative): string => works[type]();

/** The charts a deed is read on. */
export const operativeCharts: Readonly<Record<Operative, readonly Chart[]>> = {
  assassin: [assassinOnBanner, assassinOnCapital],
  spy: [spies],
  saboteur: [sabotage],
  agent: [agents],
};
