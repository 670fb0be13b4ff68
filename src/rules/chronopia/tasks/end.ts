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
  const { stage, victor } = state;
  if (stage === 'over')
    return [
      mind(
        'ch.end',
        victor === null
          ? say('Nobody stands above the others.')
          : say('{victor} has won the campaign.', { victor }),
        'crown',
      ),
    ];
  if (stage !== 'campaign') return [];
  const late = unsettled(state, state.seats);
  if (sittingOf(state, seat)) return [];
  const bargain = state.options.parts.trade
    ? [may('ch.trade', say('Propose a bargain'), 'trade', { id: 'trade' })]
    : [];
  if (late) return [mind('ch.sequence', late.why, 'hourglass'), ...bargain];
  return isDue(state)
    ? [
        asked('ch.end', say('The agreed end has come: end the campaign'), 'crown', {
          id: 'end-campaign',
          args: {},
        }),
        ...bargain,
      ]
    : bargain;
}
