/** What the end of the campaign, and bargains on the way, put before a seat. */
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { isDue } from '../accord/end.ts';
import { sittingOf } from '../aftermath/now.ts';
import { unsettled } from '../battle/field.ts';
import type { State } from '../state.ts';
import { asked, may, mind } from './words.ts';

export function endTasks(state: State, seat: Seat): readonly Task[] {
  if (state.stage !== 'campaign' || sittingOf(state, seat)) return [];
  const bargain = state.options.parts.trade
    ? [may('ch.trade', say('Propose a bargain'), 'trade', { id: 'trade' })]
    : [];
  if (!isDue(state)) return bargain;
  const late = unsettled(state, state.seats);
  return [
    late
      ? { ...mind('ch.sequence', late.why, 'hourglass'), why: say('The campaign ends once that is settled.') }
      : asked('ch.end', say('The agreed end has come: end the campaign'), 'crown', {
          id: 'end-campaign',
          args: {},
        }),
    ...bargain,
  ];
}
