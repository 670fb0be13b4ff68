/** Recorded campaigns on disk: what stands in a file, how one is read, and what it comes to when it is played again. */
import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { digest } from '../src/kernel/digest.ts';
import { type AnyGame, type Given, type Replayed, replayAloud, stateOf } from '../src/kernel/game.ts';
import type { Json } from '../src/kernel/json.ts';
import type { AnyRuleset } from '../src/kernel/ruleset.ts';

/** Digests of what a campaign came to. */
export interface Outcome {
  readonly state: string;
  readonly books: string;
  /** Everything the table heard: notes, questions, tellings and flags, by ids and arguments, never by words. */
  readonly heard: string;
  /** One character for each finished order, from what was heard of it: tells where two campaigns part. */
  readonly trail: string;
}
export interface Recorded extends Outcome {
  readonly ruleset: string;
  readonly version: number;
  readonly options: Json;
  readonly seats: readonly string[];
  /** How often each rule was heard. */
  readonly rules: { readonly [rule: string]: number };
  readonly record: readonly Given[];
}

const folder = new URL('../test/campaigns/', import.meta.url);
/** Campaigns that screens are looked at in: what was given, and no more. */
export const situations = new URL('situations/', folder);
export const recordedNames = (set: string): readonly string[] =>
  readdirSync(folder).filter((name) => name.startsWith(`${set}-`));
export const fileOf = (name: string): URL => new URL(name, folder);

export function readRecorded(name: string): Recorded {
  const bytes = readFileSync(fileOf(name));
  return JSON.parse(String(name.endsWith('.gz') ? gunzipSync(bytes) : bytes)) as Recorded;
}

/** @throws where an answer of the record is no answer any more */
export const playedAgain = (ruleset: AnyRuleset, { options, seats, record }: Recorded): Replayed =>
  replayAloud(ruleset, options, seats, record);

export function outcome(game: Replayed): Outcome {
  const finished = game.heard.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'));
  return {
    state: digest(stateOf(game as AnyGame)),
    books: digest(Object.fromEntries(game.books)),
    heard: digest(finished),
    trail: finished.map(mark).join(''),
  };
}

/** How often each rule was heard. */
export function rulesHeard(game: Replayed): Recorded['rules'] {
  const counts: { [rule: string]: number } = {};
  for (const line of game.heard.flat()) {
    const rule = line.split(' ', 2)[1] ?? '';
    counts[rule] = (counts[rule] ?? 0) + 1;
  }
  return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** A character that most likely differs where the text differs (FNV-1a, folded to six bits). */
function mark(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return alphabet.charAt((hash ^ (hash >>> 6) ^ (hash >>> 12) ^ (hash >>> 18) ^ (hash >>> 24)) & 63);
}
