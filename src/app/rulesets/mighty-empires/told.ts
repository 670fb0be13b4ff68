/** Intelligence in words: what a statement says, of whom, and about one banner among many. */
import type { Intelligence } from '../../../campaign/folded.ts';
import type { View } from '../../../campaign/view.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Contents } from '../../../rules/mighty-empires/ledger/book.ts';
import type { State } from '../../../rules/mighty-empires/state.ts';
import { t, tn } from '../../i18n/index.ts';
import { placeName } from './names.ts';
import { count, points } from './words.ts';

/** Points, units and characters as they are told. */
export type Listed = Pick<Contents, 'units' | 'characters'> & { readonly points: number };

/** What a seat was told, newest first. */
export const toldTo = (view: View, seat: Seat): readonly Intelligence[] =>
  view.intelligence.filter(({ to }) => to === seat).toReversed();

const bannersOf = ({ about }: Intelligence): readonly string[] =>
  (about as { readonly banners?: readonly string[] }).banners ?? [];

export function aboutWhom(state: State, one: Intelligence): string {
  if (one.claim === 'letter') return t('under seal');
  if (one.claim === 'intention') return t('a force');
  const numbers = bannersOf(one)
    .map((id) => (state.banners[id] ?? state.fallen[id])?.number ?? '?')
    .join(', ');
  return tn(bannersOf(one).length, 'banner {numbers}', 'banners {numbers}', { numbers });
}

const tileOf = ({ about }: Intelligence): string => (about as { readonly tile?: string }).tile ?? '';

export function toldLine(state: State, one: Intelligence): string {
  switch (one.claim) {
    case 'total':
      return bannersOf(one).length === 1
        ? points(Number(one.value))
        : t('{points} in all', { points: points(Number(one.value)) });
    case 'points':
      return Object.entries(one.value as { readonly [banner: string]: number })
        .map(([id, worth]) =>
          t('banner {n}: {points}', {
            n: (state.banners[id] ?? state.fallen[id])?.number ?? '?',
            points: count(worth),
          }),
        )
        .join(', ');
    case 'contents': {
      const lists = Object.values(one.value as { readonly [banner: string]: Listed });
      const sum = lists.reduce((all, list) => all + list.points, 0);
      return t('full list, {points}', { points: points(sum) });
    }
    case 'fewer-than': {
      const than = count((one.about as { readonly points?: number }).points ?? 0);
      return one.value === true
        ? t('fewer than {than} points', { than })
        : t('{than} points or more', { than });
    }
    case 'letter':
      return t('a letter');
    case 'intention':
      return one.value === 'stays'
        ? t('stays in {place} in the first month', { place: placeName(state, tileOf(one)) })
        : t('goes from {from} to {to} in the first month', {
            from: placeName(state, tileOf(one)),
            to: placeName(state, String(one.value)),
          });
    default:
      return t('a statement');
  }
}

/** A statement on the result of the order that drew it out: the banner whose page shows a whole list beside it. */
export const learned = (state: State, one: Intelligence): { words: string; piece?: string | undefined } => ({
  words:
    one.claim === 'points'
      ? toldLine(state, one)
      : t('{banners}: {told}', { banners: aboutWhom(state, one), told: toldLine(state, one) }),
  piece: one.claim === 'contents' ? bannersOf(one).find((id) => state.banners[id]) : undefined,
});

/** What was told of one banner by itself: its points, or its whole list. */
export function toldOf(
  one: Intelligence,
  banner: string,
): { readonly points?: number; readonly list?: Listed } {
  const value = (one.value ?? {}) as { readonly [id: string]: unknown };
  if (one.claim === 'points') return { points: Number(value[banner]) };
  if (one.claim === 'contents') {
    const list = value[banner] as Listed | undefined;
    return list ? { points: list.points, list } : {};
  }
  return one.claim === 'total' && bannersOf(one).length === 1 ? { points: Number(one.value) } : {};
}
/** Statements that speak of a banner, newest first. */
export const toldAbout = (view: View, seat: Seat, banner: string): readonly Intelligence[] =>
  toldTo(view, seat).filter((one) => bannersOf(one).includes(banner));
