/** The parts a group may play with or without, in words. */
import type { Part } from '../../../../rules/mighty-empires/options.ts';
import { t } from '../../../i18n/index.ts';

export interface PartWords {
  readonly part: Part;
  readonly label: () => string;
  readonly why: () => string;
}

export const partWords: readonly PartWords[] = [
  {
    part: 'ships',
    label: () => t('Ships'),
    why: () => t('Ports launch ships; banners sail along the coasts, and fleets fight.'),
  },
  {
    part: 'magic',
    label: () => t('Equinox magic'),
    why: () => t('A wizard in the capital casts a spell each autumn and spring.'),
  },
  {
    part: 'dragons',
    label: () => t('Dragons'),
    why: () => t('Scouts may wake them, and so may the winter. They burn what lies below.'),
  },
  {
    part: 'espionage',
    label: () => t('Espionage'),
    why: () => t('Agents, spies, saboteurs and assassins, hired in winter.'),
  },
  {
    part: 'peoples',
    label: () => t('Peoples'),
    why: () =>
      t('Undead, Dwarfs, Elves, goblins and Skaven each with ways of their own. Otherwise all live as men.'),
  },
  {
    part: 'tabletop',
    label: () => t('Battles on the table'),
    why: () => t('A battle may be fought out with models. Otherwise the chart decides them all.'),
  },
];
