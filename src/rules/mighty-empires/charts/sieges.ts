/** Siege charts: what walls are worth, the assault, the battery, hunger behind the walls. */
import { chart } from '../../../kernel/chart.ts';
import { book, type Notation } from './source.ts';

export interface Walls {
  readonly of: 'city' | 'fortress';
  readonly multiplier: number;
  readonly banners: number;
}

export const fortification = chart<Walls>({
  id: 'fortification',
  title: 'Fortification',
  source: book('Fortification defence value'),
  heads: ['Garrison of', 'Worth'],
  words: ['siege', 'walls', 'defence value', 'garrison', 'multiplier', 'city', 'fortress', 'castle'],
  rows: [
    {
      id: 'city',
      label: 'City',
      on: [1, 1],
      text: 'Its points × 2',
      note: 'room for 3 banners',
      is: { of: 'city', multiplier: 2, banners: 3 },
    },
    {
      id: 'fortress',
      label: 'Fortress',
      on: [2, 2],
      text: 'Its points × 3',
      note: 'room for 2 banners',
      is: { of: 'fortress', multiplier: 3, banners: 2 },
    },
  ],
});

/** `defenderLoses: 'all'`: the whole garrison. */
export interface Assault {
  readonly assault: 'bloody-repulse' | 'repulse' | 'stormed';
  readonly attackerLoses: Notation;
  readonly defenderLoses: Notation | 'all';
  readonly again: boolean;
}

export const assaultResult = chart<Assault>({
  id: 'assault-result',
  title: 'Assault result',
  dice: '2d6',
  source: book('Sieges: assault'),
  heads: ['Score', 'Result'],
  beyond: 'nearest',
  words: ['siege', 'storm', 'stormed', 'repulse', 'walls', 'attack a city', 'attack a fortress'],
  foot: '2D6 + combat table against the defence value + strategic cards + battery and hardship.',
  rows: [
    {
      on: [-8, 5],
      label: '5 or less',
      text: 'Bloody repulse: no more assaults this turn',
      note: 'losses: defender D6 × 50, attacker 2D6 × 50',
      is: { assault: 'bloody-repulse', attackerLoses: '2d6x50', defenderLoses: 'd6x50', again: false },
    },
    {
      on: [6, 8],
      text: 'Repulse: you may assault again',
      note: 'losses: D6 × 50 each',
      is: { assault: 'repulse', attackerLoses: 'd6x50', defenderLoses: 'd6x50', again: true },
    },
    {
      on: [9, 26],
      label: '9 or more',
      text: 'Stormed: the settlement and all in it are yours',
      note: 'losses: the whole garrison, attacker D6 × 50',
      is: { assault: 'stormed', attackerLoses: 'd6x50', defenderLoses: 'all', again: false },
    },
  ],
});

export interface Battery {
  /** Added to the assaults of the turn after the battering. */
  readonly bonus: number;
}

export const battery = chart<Battery>({
  id: 'battery',
  title: 'Battery',
  dice: 'd6',
  source: book('Sieges: battery'),
  words: ['siege', 'cannon', 'stone thrower', 'sappers', 'mines', 'engines', 'breach', 'bonus', 'bombard'],
  foot: 'Rolled once before the first assault of the turn after; kept for that turn, then the walls are mended.',
  rows: [
    { on: [1, 2], text: 'Nothing', note: '+0', is: { bonus: 0 } },
    { on: [3, 4], text: 'Minor damage', note: '+1', is: { bonus: 1 } },
    { on: [5, 5], text: 'Major damage', note: '+2', is: { bonus: 2 } },
    { on: [6, 6], text: 'Breach', note: '+3', is: { bonus: 3 } },
  ],
});

export interface Starvation {
  readonly starvation: 'betrayal' | 'surrender' | 'hardship' | 'holds';
  /** Added to every later assault of this siege, and adding up. */
  readonly bonus: number;
}

export const starvation = chart<Starvation>({
  id: 'starvation',
  title: 'Starvation',
  dice: 'd6',
  source: book('Sieges: starvation'),
  beyond: 'nearest',
  words: ['siege', 'food', 'starve', 'hunger', 'surrender', 'betrayal', 'winter siege', 'terms'],
  foot: 'After the shortfall, when the besieged cannot be fed. A siege kept up over winter: −1.',
  rows: [
    {
      on: [1, 1],
      text: 'Betrayal: the gate stands open',
      note: 'garrison destroyed, besiegers in without loss; never Dwarfs alone',
      is: { starvation: 'betrayal', bonus: 0 },
    },
    {
      on: [2, 2],
      text: 'Surrender, in return for safe conduct to a neighbouring tile',
      note: 'the besieger may refuse; Dwarfs yield only to Dwarfs',
      is: { starvation: 'surrender', bonus: 0 },
    },
    {
      on: [3, 3],
      text: 'Hardship: the walls go untended',
      note: '+1 to every assault from now on, each time',
      is: { starvation: 'hardship', bonus: 1 },
    },
    { on: [4, 6], text: 'They hold out', note: 'no effect', is: { starvation: 'holds', bonus: 0 } },
  ],
});
