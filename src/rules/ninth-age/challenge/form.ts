/** How an alliance is fought: at one table or one at a time; two alliances as two duels or all four together. */
import * as v from 'valibot';
import { pick, unlessAny } from '../../../kernel/asks.ts';
import { change, choose, note } from '../../../kernel/procedure.ts';
import { say, type Text } from '../../../kernel/text.ts';
import { battlesOf, fightOf, kindOf } from '../battle/battles.ts';
import { noEncounter } from '../battle/remarks.ts';
import { against, define, notNow, pieceArg, rowOf } from '../define.ts';
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
  title: say('How do you fight the alliance?'),
  args: v.object({ encounter: pieceArg }),
  *asks(state) {
    yield* unlessAny(notNow(state, 'battle'));
    const encounter = yield* pick('encounter', {
      text: say('Which alliance?'),
      among: () => Object.keys(state.encounters),
      against(one) {
        const met = rowOf(state.encounters, one);
        if (!met) return noEncounter;
        if (kindOf(met.first, met.second) === '1v1')
          return against('na.challenge.form', say('A battle of one against one leaves no choice.'));
        return battlesOf(one, met).some(({ id }) => fightOf(state, id).result !== null)
          ? against('na.challenge.form', say('That battle has already been fought.'))
          : undefined;
      },
      none: against('na.challenge.form', say('There is no alliance to fight this turn.')),
    });
    return { encounter };
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
