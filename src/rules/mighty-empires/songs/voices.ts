/**
 * The chronicle in the voice of those who won: battles, sieges, burning towns and dragons as their people would tell them.
 * Which of several sentences is taken follows from what the note carries: every phone reads the same, and no dice are asked.
 */
import { canonical } from '../../../kernel/json.ts';
import type { Note } from '../../../kernel/procedure.ts';
import { sentence } from '../../../kernel/sentences.ts';
import type { Text } from '../../../kernel/text.ts';
import { peopleOf } from '../map/talents.ts';
import type { Owner, State } from '../state.ts';
import { type Deed, dragonSongs, songs } from './songs.ts';

/** Whose deed a note tells of, if anybody won. */
function deedOf({ note, data }: Note): { readonly deed: Deed; readonly victor: Owner } | undefined {
  const side = (name: 'attacker' | 'defender'): Owner => String(data[name]);
  switch (note) {
    case 'fought': {
      const [winner, scattered] = String(data.result).split('-');
      if (winner !== 'attacker' && winner !== 'defender') return undefined;
      return { deed: scattered ? 'rout' : 'win', victor: side(winner) };
    }
    case 'battle':
      return data.outcome === 'attacker' || data.outcome === 'defender'
        ? { deed: 'win', victor: side(data.outcome) }
        : undefined;
    case 'assault':
      return data.assault === 'stormed'
        ? { deed: 'storm', victor: side('attacker') }
        : { deed: 'hold', victor: side('defender') };
    case 'razed':
      return { deed: 'raze', victor: String(data.seat) };
    default:
      return undefined;
  }
}

/** What the plain sentence counts is counted here, too. */
function counted({ note, data }: Note): string {
  if (note === 'assault') return ' ({score})';
  if (note === 'battle') return ' {points} points fell.';
  if (note === 'razed')
    return Number(data.lost) > 0 ? ' Baggage taken: {loads}; burnt: {lost}.' : ' Baggage taken: {loads}.';
  return '';
}

/** One of a few, by what the note carries (FNV-1a). */
function chosen(sentences: readonly string[], note: Note): string {
  let hash = 0x811c9dc5;
  for (const char of canonical(note.data)) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return sentences[(hash >>> 0) % sentences.length] ?? '';
}

/** The note as the victor's people tell it; undefined where nobody has a voice of their own for it: then the plain line stands. */
export function voiced(state: State, note: Note): Text | undefined {
  if (note.note === 'dragons') {
    const total = Number(note.data.total);
    return total >= 5 ? sentence(chosen(dragonSongs, note))(note.data) : undefined;
  }
  const found = deedOf(note);
  if (!found || found.victor === 'independent') return undefined;
  const words = chosen(songs[peopleOf(state, found.victor)][found.deed], note) + counted(note);
  return sentence(words)({ ...note.data, victor: found.victor });
}
