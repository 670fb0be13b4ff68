/** How the group reads the chapter, changed in the course of play: one proposes, all others must agree. */
import * as v from 'valibot';
import { unlessAny, whole } from '../../../kernel/asks.ts';
import { dissent } from '../../../kernel/assent.ts';
import { change, note } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, hasRealm } from '../define.ts';
import { differences, type Proposal, proposalArg } from './proposal.ts';

export const changeReadings = define({
  id: 'change-readings',
  rule: 'ra.accord',
  title: say('Change how you play'),
  args: v.object({ proposal: proposalArg }),
  *asks(state) {
    yield* unlessAny(state.stage === 'over' && against('ra.over', say('The campaign is over.')));
    const proposal = yield* whole<Proposal>('proposal', {
      text: say('What do you want to change?'),
      against: (one) =>
        differences(state, one).length === 0
          ? against('ra.accord', say('That is how you play already.'))
          : undefined,
    });
    return { proposal };
  },
  applies: (state, _, seat) => hasRealm(state, seat),
  brief: (state, { proposal }, { seat }) => ({
    seat,
    proposal: JSON.parse(JSON.stringify(proposal)) as Proposal,
    others: state.seats.filter((other) => other !== seat),
    changes: differences(state, proposal).length,
  }),
  *run({ seat, proposal, others, changes }) {
    const against = yield* dissent(others, {
      rule: 'ra.accord',
      text: say(
        changes === 1
          ? '{seat} wants to change one thing about how you play. Do you agree?'
          : '{seat} wants to change {changes} things about how you play. Do you agree?',
        { seat, changes },
      ),
      no: say('No, we play on as we do'),
    });
    if (against !== undefined) return yield* note('accord-refused', 'ra.accord', { seat, other: against });
    yield* change({ type: 'readingsChanged', proposal });
    yield* note('accord', 'ra.accord', { seat });
  },
});

/** The end by agreement, whatever the calendar says. */
export const endCampaign = define({
  id: 'end-campaign',
  rule: 'ra.over',
  title: say('End the campaign'),
  args: v.object({}),
  single: () => null,
  *asks(state) {
    yield* unlessAny(state.stage !== 'season' && against('ra.over', say('There is no campaign to end.')));
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
