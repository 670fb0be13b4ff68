/** The tongues a name can be made in, and the peoples who go by them. */
import type { Chart, Grid } from '../../../kernel/chart.ts';
import type { NameCell } from '../charts/name-elements.ts';
import { namesBlackSpeech, namesDwarf, namesElven } from '../charts/names-elder.ts';
import { namesBretonnian, namesEmpire } from '../charts/names-human.ts';
import {
  type Ending,
  type NameLength,
  nameLengthLong,
  nameLengthNormal,
  nameLengthShort,
} from '../charts/names-personal.ts';

export const kinds = ['place', 'person'] as const;
export type Kind = (typeof kinds)[number];
export const tongueIds = ['bretonnian', 'empire', 'dwarf', 'elven', 'black-speech'] as const;
export type TongueId = (typeof tongueIds)[number];
export const lengthIds = ['short', 'normal', 'long'] as const;
export type Length = (typeof lengthIds)[number];

export const lengths: { readonly [L in Length]: Chart<NameLength> } = {
  short: nameLengthShort,
  normal: nameLengthNormal,
  long: nameLengthLong,
};

export interface Tongue {
  readonly id: TongueId;
  readonly title: string;
  readonly chart: Grid<NameCell>;
  /** What personal names end in, and how long they are, unless a people says otherwise. */
  readonly ending: Ending;
  readonly length: Length;
  /** Whether place names can be parted by hyphens. */
  readonly parts: boolean;
}

export const tongues: readonly Tongue[] = [
  {
    id: 'bretonnian',
    title: 'Bretonnian',
    chart: namesBretonnian,
    ending: 'human',
    length: 'normal',
    parts: false,
  },
  { id: 'empire', title: 'Empire', chart: namesEmpire, ending: 'human', length: 'normal', parts: false },
  { id: 'dwarf', title: 'Dwarf', chart: namesDwarf, ending: 'dwarf', length: 'normal', parts: true },
  { id: 'elven', title: 'Elven', chart: namesElven, ending: 'elf', length: 'long', parts: false },
  {
    id: 'black-speech',
    title: 'Black Speech',
    chart: namesBlackSpeech,
    ending: 'black-speech',
    length: 'short',
    parts: false,
  },
];
export const tongueOf = (id: TongueId): Tongue => tongues[tongueIds.indexOf(id)] as Tongue;

export interface People {
  readonly id: string;
  readonly title: string;
  /** The first is theirs by custom; the others are open to them. */
  readonly tongues: readonly TongueId[];
  /** Where it differs from the tongue's. */
  readonly ending?: Ending;
  readonly length?: Length;
}

/** Chaos draws its followers from every people and names them in any tongue. */
export const peoples: readonly People[] = [
  { id: 'bretonnians', title: 'Bretonnians', tongues: ['bretonnian'] },
  { id: 'empire', title: 'People of the Empire', tongues: ['empire'] },
  { id: 'dwarfs', title: 'Dwarfs', tongues: ['dwarf'] },
  { id: 'elves', title: 'High and Wood Elves', tongues: ['elven'] },
  {
    id: 'dark-elves',
    title: 'Dark Elves',
    tongues: ['elven', 'black-speech'],
    ending: 'elf',
    length: 'long',
  },
  { id: 'goblinoids', title: 'Orcs and Goblins', tongues: ['black-speech'] },
  { id: 'skaven', title: 'Skaven', tongues: ['black-speech'], ending: 'skaven' },
  { id: 'chaos', title: 'Chaos', tongues: tongueIds },
];
