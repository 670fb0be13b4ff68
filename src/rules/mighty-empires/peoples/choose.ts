/** Whose people a realm is of: settled by each for himself, before the first month or when the table takes peoples up. */
import * as v from 'valibot';
import { change, note } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, hasRealm, unless } from '../define.ts';
import { peoplesOf } from './peoples.ts';

export const choosePeople = define({
  id: 'choose-people',
  rule: 'me.peoples.chosen',
  title: say('Choose your people'),
  args: v.object({ people: v.picklist(peoplesOf) }),
  offered: (state, seat) =>
    unless(
      !state.options.parts.peoples && against('me.peoples.chosen', say('Everybody plays as men here.')),
      state.realms[seat]?.people != null &&
        (state.stage === 'season' || state.stage === 'winter') &&
        against('me.peoples.chosen', say('The campaign is under way: your people is what it is.')),
      !Object.hasOwn(state.realms, seat) &&
        against('me.piece.seat', say('{seat} has no realm in this campaign.', { seat })),
    ),
  applies: (state, _, seat) => hasRealm(state, seat),
  brief: (_, { people }, { seat }) => ({ seat, people }),
  *run({ seat, people }) {
    yield* change({ type: 'peopleSet', seat, people });
    yield* note('people', 'me.peoples.chosen', { seat, people });
  },
});
