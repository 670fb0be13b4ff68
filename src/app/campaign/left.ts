/** Players who have left for good, said where others wait for them or have to do with them. */
import type { View } from '../../campaign/view.ts';
import type { Seat } from '../../kernel/question.ts';
import type { Text } from '../../kernel/text.ts';
import { t } from '../i18n/index.ts';
import type { Campaign } from './context.tsx';

export const leftSentence = (name: string, free: boolean): string =>
  free
    ? t('{name} has left for good; the seat is free.', { name })
    : t('{name} has left for good; the realm is idle.', { name });

/** Its player left for good, and nobody has sat down there since. */
export const hasLeft = ({ seats }: View, seat: Seat): boolean =>
  seats.some(({ id, left }) => left && id === seat);

/** A sentence for each of these who has left. */
export const leftWords = (
  { view, player }: Pick<Campaign, 'view' | 'player'>,
  seats: readonly unknown[],
): readonly string[] =>
  view().seats.flatMap(({ id, left, idle }) =>
    left && seats.includes(id) ? [leftSentence(player(id), !idle)] : [],
  );

/** All that fills the gaps of these sentences: those it names are among them. */
export const namedIn = (...texts: readonly (Text | undefined)[]): readonly (Seat | number)[] =>
  texts
    .flatMap((text) => Object.values(text?.with ?? {}))
    .flatMap((filling) => (typeof filling === 'object' ? namedIn(...[filling].flat()) : filling));
