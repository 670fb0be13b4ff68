/** The end by agreement. */
import * as v from 'valibot';
import { unlessAny } from '../../../kernel/asks.ts';
import { dissent } from '../../../kernel/assent.ts';
import { change, note } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { against, define } from '../define.ts';

/** The end by agreement, whatever the calendar says. */
export const endCampaign = define({
  id: 'end-campaign',
  rule: 'ra.over',
  title: say('End the campaign'),
  args: v.object({}),
  single: () => null,
  *asks(state) {
    yield* unlessAny(state.stage !== 'season' && against('ra.over', say('There is no campaign to end yet.')));
    return {};
  },
  applies: () => true,
  brief: (state, _, { seat }) => ({ seat, others: state.seats.filter((other) => other !== seat) }),
  *run({ seat, others }) {
    const against = yield* dissent(others, {
      rule: 'ra.over',
      text: say('{seat} wants to end the campaign here and see who leads.', { seat }),
    });
    if (against !== undefined) return yield* note('end-refused', 'ra.over', { seat, other: against });
    yield* change({ type: 'campaignEnded' });
    yield* note('ended', 'ra.over', { seat });
  },
});
