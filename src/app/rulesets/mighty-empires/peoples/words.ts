/** The peoples in words: their names, their signs, and how each differs from men. */
import type { People } from '../../../../rules/mighty-empires/map/peoples.ts';
import { t } from '../../../i18n/index.ts';
import type { GameIconName } from '../../../ui/icons/game-icon.tsx';

export interface PeopleWords {
  readonly name: () => string;
  readonly icon: GameIconName;
  /** One line for a row. */
  readonly short: () => string;
  readonly ways: () => readonly string[];
}

export const peopleWords: { readonly [people in People]: PeopleWords } = {
  men: {
    name: () => t('Men'),
    icon: 'castle',
    short: () => t('as the book has it'),
    ways: () => [t('Play by the plain rules, without gifts or burdens.')],
  },
  undead: {
    name: () => t('Undead'),
    icon: 'tombstone',
    short: () => t('eat nothing, crumble by magic'),
    ways: () => [
      t('Need no food, and carry none.'),
      t('Each banner is tested every month and may crumble; the more of them in a tile, the likelier.'),
      t('Every banner needs a liche, necromancer or vampire.'),
    ],
  },
  dwarfs: {
    name: () => t('Dwarfs'),
    icon: 'mountains',
    short: () => t('at home in mountains, and proud'),
    ways: () => [
      t('Find a way over mountains more often: 1 more on the die.'),
      t('Mountain holds shrug off engines, and half as many fall in an assault.'),
      t('Hunger never opens their gates; they yield only to Dwarfs.'),
    ],
  },
  'high-elves': {
    name: () => t('High Elves'),
    icon: 'caravel',
    short: () => t('masters of the sea and of magic'),
    ways: () => [t('Out-sail everybody, and add 1 in a sea battle.'), t('Cast two spells at each equinox.')],
  },
  'wood-elves': {
    name: () => t('Wood Elves'),
    icon: 'forest-camp',
    short: () => t('the woods feed them'),
    ways: () => [t('Wooded land without a settlement, or with one in ruins, feeds one banner.')],
  },
  goblinoids: {
    name: () => t('Orcs and Goblins'),
    icon: 'walking-boot',
    short: () => t('march twice, starve badly'),
    ways: () => [
      t('A force that met nobody may eat again, scout again and march on. Some fall behind.'),
      t('Hunger costs them twice the points, unless there are prisoners to eat.'),
    ],
  },
  skaven: {
    name: () => t('Skaven'),
    icon: 'plague-doctor-profile',
    short: () => t('live off ruins'),
    ways: () => [
      t('Abroad only ruins feed them: one banner each.'),
      t('Every ruin of theirs pays a crown in winter.'),
    ],
  },
};
