/** What is promised to a battle stays where it is. */
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { battlesOf } from '../battles.ts';
import { against } from '../define.ts';
import { sittingOf } from '../sitting.ts';
import type { State } from '../state.ts';

/** Nobody moves troops once the stakes of a battle are known, nor at any time what is promised to an ally. */
export const committed = (state: State, seat: Seat, moved: readonly string[]): Remark | undefined =>
  battlesOf(state, seat).some(([, { sides, set, allies }]) =>
    sides.includes(seat)
      ? set && !sittingOf(state, seat)
      : allies[seat]?.warbands.some((id) => moved.includes(id)),
  )
    ? against(
        'ch.garrison.transfer',
        say('They are promised to a battle: they stay where they are until it is fought.'),
      )
    : undefined;
