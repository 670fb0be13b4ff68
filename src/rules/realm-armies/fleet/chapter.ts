/** Fleets: they put to sea, break blockades, and carry armies. */

import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { byWord, type Sentences, sentence } from '../../../kernel/sentences.ts';
import { say } from '../../../kernel/text.ts';
import type { Chapter } from '../chapter.ts';
import { deed, nextOf } from '../night/next.ts';
import { blockading, ownerOf } from '../queries.ts';
import type { State } from '../state.ts';
import { fleetChanges, fleetShapes } from './changes.ts';
import { sail } from './sail.ts';

function tasks(state: State, seat: Seat): readonly Task[] {
  const next = nextOf(state, 'sail');
  if (!next) return [];
  const { task, ready } = deed(state, seat, { next, order: 'sail' });
  const at = { seat: next.seat, tile: next.target };
  const barred = blockading(state, next.target, next.seat).length > 0;
  return [
    {
      ...task,
      rule: 'ra.sea',
      title: barred
        ? say('{seat} tries to break out of {tile}', at)
        : say('{seat} puts to sea from {tile}', at),
      ...(barred ? {} : ready(say('Put to sea'))),
      icon: 'caravel',
    },
  ];
}

export const fleetSentences = {
  'sea-battle': byWord('winner', {
    attacker:
      'Before {tile} the ships of {attackerSeat} break the line of {defenderSeat}, {attack} to {defence}.',
    defender: 'Before {tile} the line of {defenderSeat} holds against {attackerSeat}, {defence} to {attack}.',
  }),
  'held-in': sentence('The ships of {seat} limp back into {tile}.'),
  'driven-home': sentence('Fleet {number} of {seat} runs for {tile}, and will not stir for a turn.'),
  'fleet-lost': sentence('Fleet {number} of {seat} has no port to run for, and is lost.'),
  sailed: sentence('Fleet {number} of {seat} clears the harbour of {tile}.'),
  boarded: sentence('An army of {seat} is aboard fleet {number}.'),
  'sail-lapsed': sentence('No ship of {seat} is left in {tile} to put to sea.'),
} satisfies Sentences;

export const fleetChapter = {
  orders: [sail],
  shapes: fleetShapes,
  changes: fleetChanges,
  sentences: fleetSentences,
  tasks,
  invariants: (state) =>
    Object.entries(state.fleets).flatMap(([id, { seat, port, blockades, carries }]) => [
      ...(port === null || (state.tiles[port]?.port && ownerOf(state, port) === seat)
        ? []
        : [`${id} lies in ${port}, no port of its own`]),
      ...(port === null || (blockades === null && carries === null) ? [] : [`${id} is in port and at sea`]),
      ...(carries === null || state.armies[carries]?.seat === seat ? [] : [`${id} carries strangers`]),
    ]),
} satisfies Chapter;
