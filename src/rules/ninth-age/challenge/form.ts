/** How an alliance is fought: at one table or one at a time; two alliances as two duels or all four together. */
import * as v from 'valibot';
import { change, choose, note } from '../../../kernel/procedure.ts';
import { say, type Text } from '../../../kernel/text.ts';
import { battlesOf, fightOf, kindOf } from '../battle/battles.ts';
import { against, define, notNow, pieceArg, unless } from '../define.ts';
import { noEncounter } from '../remarks.ts';
import { type Encounter, type Form, otherSide } from '../state.ts';
import { chooser } from './sides.ts';

/** The forms an encounter may take, in words. */
export function formsOf({ first, second }: Encounter): { readonly [form in Form]?: Text } {
  if (kindOf(first, second) === '2v1') {
    const side = first.length === 1 ? 'first' : 'second';
    const [a = '', b = ''] = { first, second }[otherSide(side)];
    return {
      together: say('One battle against both'),
      apart: say('One at a time: against {aSeat}, and against {bSeat}', { aSeat: a, bSeat: b }),
    };
  }
  const [a = '', b = ''] = first;
  const [c = '', d = ''] = second;
  return {
    together: say('One battle, two against two'),
    paired: say('Two duels: {aSeat} against {cSeat}, {bSeat} against {dSeat}', {
      aSeat: a,
      bSeat: b,
      cSeat: c,
      dSeat: d,
    }),
    crossed: say('Two duels: {aSeat} against {dSeat}, {bSeat} against {cSeat}', {
      aSeat: a,
      bSeat: b,
      cSeat: c,
      dSeat: d,
    }),
  };
}

export const chooseForm = define({
  id: 'choose-form',
  rule: 'na.challenge.form',
  title: say('How is the alliance fought?'),
  args: v.object({ encounter: pieceArg }),
  offered(state, _, args) {
    const encounter = args && state.encounters[args.encounter];
    return unless(
      notNow(state, 'battle'),
      args && !encounter && noEncounter,
      encounter &&
        kindOf(encounter.first, encounter.second) === '1v1' &&
        against('na.challenge.form', say('One against one needs no choice.')),
      encounter &&
        battlesOf(args.encounter, encounter).some(({ id }) => fightOf(state, id).result !== null) &&
        against('na.challenge.form', say('It has been fought already.')),
    );
  },
  applies: (state, { encounter }) => Object.hasOwn(state.encounters, encounter) || noEncounter,
  brief(state, { encounter }) {
    const { first, second } = state.encounters[encounter] ?? { first: [], second: [] };
    return { encounter, first: [...first], second: [...second], kind: kindOf(first, second) };
  },
  *run({ encounter, first, second, kind }) {
    const by = chooser({ first, second });
    const form = (yield* choose('form', {
      by,
      rule: kind === '2v1' ? 'na.challenge.form' : 'na.challenge.duels',
      text: kind === '2v1' ? say('How do you face two enemies?') : say('How do the alliances fight?'),
      from: formsOf({ since: 0, first, second, form: null }) as Record<Form, Text>,
    })) as Form;
    yield* change({ type: 'formChosen', encounter, form });
    yield* note('form', kind === '2v1' ? 'na.challenge.form' : 'na.challenge.duels', { seat: by, form });
  },
});
