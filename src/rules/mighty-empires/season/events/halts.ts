/** Storms hold the force for this turn; a mutiny for this turn and the next. */
import { change, note, type Procedure } from '../../../../kernel/procedure.ts';
import type { Change } from '../../changes/index.ts';
import type { ScoutBrief } from '../scout-brief.ts';

export function* storms({ seat, from, struck }: ScoutBrief): Procedure<Change> {
  for (const { banner } of struck) yield* change({ type: 'halted', banner, why: 'storms' });
  yield* note('storms', 'me.scouting.event.storms', { seat, tile: from });
}

export function* mutiny({ seat, from, struck, mutiny: until }: ScoutBrief): Procedure<Change> {
  for (const { banner } of struck) {
    yield* change({ type: 'halted', banner, why: 'mutiny' });
    if (until) yield* change({ type: 'mutinied', banner, until });
  }
  yield* note('mutiny', 'me.scouting.event.mutiny', { seat, tile: from });
}
