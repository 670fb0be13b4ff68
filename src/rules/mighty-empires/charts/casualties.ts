/** Who gets up again after a tabletop battle: rank and file, characters, prisoners. */
import { chart } from '../../../kernel/chart.ts';
import { book } from './source.ts';

/** One in so many models lost comes back, rounded down for each unit; null: none. */
export const casualtyRecovery = chart<{ readonly oneIn: number | null }>({
  id: 'casualty-recovery',
  title: 'Casualty recovery',
  dice: 'd6',
  source: book('Casualty recovery'),
  beyond: 'nearest',
  words: ['tabletop', 'wounded', 'models', 'losses', 'heal', 'rank and file'],
  foot: 'For each unit that did not rout, with the modifiers; round down.',
  rows: [
    { on: [1, 1], text: 'Nobody gets up', is: { oneIn: null } },
    { on: [2, 2], text: '1 in 4 comes back', is: { oneIn: 4 } },
    { on: [3, 4], text: '1 in 3 comes back', is: { oneIn: 3 } },
    { on: [5, 6], text: '1 in 2 comes back', is: { oneIn: 2 } },
  ],
});

export interface CasualtyModifier {
  readonly if: 'defeated' | 'scattered' | 'pursued' | 'victorious';
  readonly modifier: number;
}

export const casualtyRecoveryModifiers = chart<CasualtyModifier>({
  id: 'casualty-recovery-modifiers',
  title: 'Casualty recovery modifiers',
  source: book('Casualty recovery'),
  heads: ['The force is', 'To the D6'],
  words: ['tabletop', 'wounded', 'models', 'losses', 'defeated', 'pursued'],
  rows: [
    { id: 'defeated', label: 'Defeated', on: [1, 1], text: '−1', is: { if: 'defeated', modifier: -1 } },
    {
      id: 'scattered',
      label: 'Scattered',
      on: [2, 2],
      text: '−2',
      note: 'in place of the −1',
      is: { if: 'scattered', modifier: -2 },
    },
    { id: 'pursued', label: 'Pursued', on: [3, 3], text: '−1', is: { if: 'pursued', modifier: -1 } },
    { id: 'victorious', label: 'Victorious', on: [4, 4], text: '+1', is: { if: 'victorious', modifier: 1 } },
  ],
});

export interface Fate {
  readonly fate: 'dead' | 'wounded' | 'unconscious' | 'escapes';
}

export const characterFate = chart<Fate>({
  id: 'character-fate',
  title: 'Fate of a character',
  dice: 'd6',
  source: book('Casualty recovery: characters'),
  words: ['tabletop', 'hero', 'wizard', 'wounded', 'dead', 'captured', 'prisoner'],
  rows: [
    { on: [1, 1], text: 'Dead', is: { fate: 'dead' } },
    { on: [2, 3], text: 'Wounded, and carried off by friends', then: 'wounds', is: { fate: 'wounded' } },
    {
      on: [4, 5],
      text: 'Out cold among the fallen',
      note: 'won or drawn: back; beaten: taken prisoner',
      is: { fate: 'unconscious' },
    },
    { on: [6, 6], text: 'A scratch: back with the force at once', is: { fate: 'escapes' } },
  ],
});

export interface Execution {
  readonly prisoner: 'escapes-to-force' | 'escapes-home' | 'stays' | 'dies';
  /** Equipment the character gets free of cost on returning. */
  readonly regains: readonly ('hand weapon' | 'light armour' | 'shield')[];
}

export const execution = chart<Execution>({
  id: 'execution',
  title: 'Execution',
  dice: 'd6',
  source: book('Prisoners'),
  words: ['tabletop', 'prisoner', 'captive', 'kill', 'execute', 'escape', 'headsman'],
  rows: [
    {
      on: [1, 1],
      text: 'Fights a way out to the nearest friendly force',
      note: 'hand weapon, light armour and shield free',
      is: { prisoner: 'escapes-to-force', regains: ['hand weapon', 'light armour', 'shield'] },
    },
    {
      on: [2, 2],
      text: 'He walks out in disguise to the nearest friendly force',
      note: 'hand weapon, light armour and shield free',
      is: { prisoner: 'escapes-to-force', regains: ['hand weapon', 'light armour', 'shield'] },
    },
    {
      on: [3, 3],
      text: 'The headsman was bribed: home when the season ends',
      note: 'with nothing',
      is: { prisoner: 'escapes-home', regains: [] },
    },
    {
      on: [4, 4],
      text: 'The omens forbid it: stays a prisoner',
      is: { prisoner: 'stays', regains: [] },
    },
    { on: [5, 6], text: 'No way out: dies', is: { prisoner: 'dies', regains: [] } },
  ],
});
