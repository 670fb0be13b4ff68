/** What a battle comes to: its result, the pursuit, a fallen character. */
import { chart } from '../../../kernel/chart.ts';
import { book, type Notation } from './source.ts';

export interface BattleOutcome {
  readonly winner: 'attacker' | 'defender' | null;
  readonly attackerLoses: Notation;
  readonly defenderLoses: Notation;
  /** Whether the beaten side is scattered. */
  readonly scattered: boolean;
}

export const battleResult = chart<BattleOutcome>({
  id: 'battle-result',
  title: 'Battle result',
  dice: '2d6',
  source: book('Battle result'),
  heads: ['Score', 'Result'],
  beyond: 'nearest',
  words: ['fight', 'win', 'lose', 'defeated', 'scattered', 'draw', 'losses', 'casualties'],
  foot: '2D6 + combat table + strategic cards. A double: a character falls.',
  rows: [
    {
      on: [-8, 2],
      label: '2 or less',
      text: 'Defender wins, attacker scattered',
      note: 'losses: defender D6 × 50, attacker 100 + D6 × 50',
      then: 'pursuit',
      is: { winner: 'defender', attackerLoses: 'd6x50+100', defenderLoses: 'd6x50', scattered: true },
    },
    {
      on: [3, 5],
      text: 'Defender wins',
      note: 'losses: defender D6 × 50, attacker 50 + D6 × 50',
      then: 'pursuit',
      is: { winner: 'defender', attackerLoses: 'd6x50+50', defenderLoses: 'd6x50', scattered: false },
    },
    {
      on: [6, 8],
      text: 'Draw, and both leave the tile',
      note: 'losses: D6 × 50 each',
      is: { winner: null, attackerLoses: 'd6x50', defenderLoses: 'd6x50', scattered: false },
    },
    {
      on: [9, 11],
      text: 'Attacker wins',
      note: 'losses: attacker D6 × 50, defender 50 + D6 × 50',
      then: 'pursuit',
      is: { winner: 'attacker', attackerLoses: 'd6x50', defenderLoses: 'd6x50+50', scattered: false },
    },
    {
      on: [12, 22],
      label: '12 or more',
      text: 'Attacker wins, defender scattered',
      note: 'losses: attacker D6 × 50, defender 100 + D6 × 50',
      then: 'pursuit',
      is: { winner: 'attacker', attackerLoses: 'd6x50', defenderLoses: 'd6x50+100', scattered: true },
    },
  ],
});

export interface Pursuit {
  readonly pursuit: 'dispersed' | 'shadowed' | 'general' | 'baggage' | 'covered' | 'rear-guard';
  readonly beatenLoses: Notation | null;
  readonly pursuerLoses: Notation | null;
  /** Whether the beaten force's baggage falls to the pursuers. */
  readonly baggageTaken: boolean;
  /** Whether the beaten force may still roll for a route on its retreat. */
  readonly routeRoll: boolean;
}
const nothing = { beatenLoses: null, pursuerLoses: null, baggageTaken: false, routeRoll: true } as const;

export const pursuit = chart<Pursuit>({
  id: 'pursuit',
  title: 'Pursuit',
  dice: 'd6',
  source: book('Battles: victory'),
  words: ['pursue', 'chase', 'retreat', 'baggage', 'rear guard', 'capture general'],
  foot: 'The winner may pursue, or let them go. Independents never pursue.',
  rows: [
    {
      on: [1, 1],
      text: 'Dispersed: all baggage is left to you, and they may not roll for a route',
      note: 'tabletop: engines and war altars too',
      is: { ...nothing, pursuit: 'dispersed', baggageTaken: true, routeRoll: false },
    },
    {
      on: [2, 2],
      text: 'Shadowed: the stragglers cost them D6 × 50 points more',
      note: 'tabletop: models drawn at random',
      is: { ...nothing, pursuit: 'shadowed', beatenLoses: 'd6x50' },
    },
    {
      on: [3, 3],
      text: 'General taken: they lose D6 × 50 points more',
      note: 'tabletop: their commander instead',
      is: { ...nothing, pursuit: 'general', beatenLoses: 'd6x50' },
    },
    {
      on: [4, 4],
      text: 'Baggage taken, if they still have any',
      is: { ...nothing, pursuit: 'baggage', baggageTaken: true },
    },
    { on: [5, 5], text: 'They slip away', note: 'no effect', is: { ...nothing, pursuit: 'covered' } },
    {
      on: [6, 6],
      text: 'Rear guard: you are caught strung out and lose D6 × 50 points',
      note: 'tabletop: models drawn at random',
      is: { ...nothing, pursuit: 'rear-guard', pursuerLoses: 'd6x50' },
    },
  ],
});

export const characterCasualty = chart<{ readonly side: 'attacker' | 'defender'; readonly lose: Notation }>({
  id: 'character-casualty',
  title: 'Character casualty',
  dice: 'd6',
  source: book('Character casualty rule'),
  words: ['hero', 'leader', 'double', 'slain', 'dead', 'general', 'wizard'],
  foot: 'When the 2D6 of a battle or an assault show a double.',
  rows: [
    {
      on: [1, 3],
      text: 'The attacker loses a character',
      note: 'points only: D6 × 20',
      is: { side: 'attacker', lose: 'd6x20' },
    },
    {
      on: [4, 6],
      text: 'The defender loses a character',
      note: 'points only: D6 × 20',
      is: { side: 'defender', lose: 'd6x20' },
    },
  ],
});
