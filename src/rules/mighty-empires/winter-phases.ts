/** The phases of the winter, in their order, and which of them players wait for one another at. */
import type { Options } from './options.ts';

export const winterPhases = [
  'autumn',
  'quarters',
  'events',
  'revenue',
  'diplomacy',
  'recruitment',
  // From here on it is the land that is mended.
  'recovery',
  'construction',
  'baggage',
  'deployment',
  'espionage',
  'spring',
] as const;
export type WinterPhase = (typeof winterPhases)[number];

export type Played = Pick<Options['parts'], 'magic' | 'espionage'>;
/** Phases of a part of the book that this campaign leaves out: nobody stops at them. */
export const leftOut = (phase: WinterPhase, { magic, espionage }: Played): boolean =>
  phase === 'autumn' || phase === 'spring' ? !magic : phase === 'espionage' && !espionage;
/** The phase that follows one, passing those left out. @param phase null: the first of the winter */
export const phaseAfter = (phase: WinterPhase | null, parts: Played): WinterPhase | 'ready' =>
  winterPhases
    .slice(phase === null ? 0 : winterPhases.indexOf(phase) + 1)
    .find((next) => !leftOut(next, parts)) ?? 'ready';

/** Phases that begin only when everybody has come to them. */
export const shared: readonly WinterPhase[] = [
  'autumn',
  'quarters',
  'events',
  'revenue',
  'diplomacy',
  'recovery',
  'espionage',
  'spring',
];
