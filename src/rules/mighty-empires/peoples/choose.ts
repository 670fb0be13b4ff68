/** The people of a realm: each player chooses, before the first month or when the table switches peoples on. */
import * as v from 'valibot';
import { option, unlessAny } from '../../../kernel/asks.ts';
import { change, note } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, hasRealm } from '../define.ts';
import { peoplesOf } from '../map/peoples.ts';

export const choosePeople = define({
  id: 'choose-people',
  rule: 'me.peoples.chosen',
  title: say('Choose your people'),
  args: v.object({ people: v.picklist(peoplesOf) }),
  *asks(state, seat) {
    yield* unlessAny(
      !state.options.parts.peoples &&
        against('me.peoples.chosen', say('You play without the rules for peoples: everybody plays as men.')),
      state.realms[seat]?.people != null &&
        (state.stage === 'season' || state.stage === 'winter') &&
        against('me.peoples.chosen', say('The campaign has begun: you can no longer change your people.')),
      !Object.hasOwn(state.realms, seat) &&
        against('me.piece.seat', say('{seat} has no realm in this campaign.', { seat })),
    );
    return { people: yield* option('people', { text: say('Which people do you lead?'), among: peoplesOf }) };
  },
  applies: (state, _, seat) => hasRealm(state, seat),
  brief: (_, { people }, { seat }) => ({ seat, people }),
  *run({ seat, people }) {
    yield* change({ type: 'peopleSet', seat, people });
    yield* note('people', 'me.peoples.chosen', { seat, people });
  },
});
