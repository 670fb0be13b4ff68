/** Storms hold the force for this turn; a mutiny for this turn and the next. */

import { change, note } from '../../../../kernel/procedure.ts';
import { type Sentences, sentence } from '../../../../kernel/sentences.ts';
import type { Events } from './event.ts';

export const halts: Events<'mutiny' | 'storms'> = {
  *storms({ seat, from, struck }) {
    for (const { banner } of struck) yield* change({ type: 'halted', banner, why: 'storms' });
    yield* note('storms', 'me.scouting.event.storms', { seat, tile: from });
  },
  *mutiny({ seat, from, struck, mutiny: until }) {
    for (const { banner } of struck) {
      yield* change({ type: 'halted', banner, why: 'mutiny' });
      if (until) yield* change({ type: 'mutinied', banner, until });
    }
    yield* note('mutiny', 'me.scouting.event.mutiny', { seat, tile: from });
  },
};

export const haltSentences = {
  mutiny: sentence('Mutiny in {tile}! {seat}’s force does not move this month.'),
  storms: sentence('Rain pins {seat}’s force to its tents in {tile}: it does not move this month.'),
} satisfies Sentences;
