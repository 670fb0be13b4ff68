/** From one stage of the set-up to the next, by an order that names what it ends. */
import * as v from 'valibot';
import { given, unlessAny } from '../../../kernel/asks.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { against, define } from '../define.ts';
import { type State, stages } from '../state.ts';
import { chooser } from './home.ts';

const ending = ['map', 'homes', 'generals'] as const;
type Ending = (typeof ending)[number];

/** What is still to be done in this stage. */
export function unfinished(state: State): Remark | undefined {
  switch (state.stage) {
    case 'map':
      return Object.keys(state.map.tiles).length === 0
        ? against('ra.map.laid', say('There is no map yet.'))
        : undefined;
    case 'homes': {
      const next = state.precedence.length === 0 ? state.seats[0] : chooser(state);
      return next === undefined
        ? undefined
        : against('ra.home.chosen', say('{seat} has no home yet.', { seat: next }));
    }
    case 'generals':
      return state.draft.turn === null
        ? undefined
        : against('ra.hero.draft', say('{seat} still has generals to draft.', { seat: state.draft.turn }));
    default:
      return against('ra.stage', say('The campaign has already begun.'));
  }
}

export const endStage = define({
  id: 'end-stage',
  rule: 'ra.stage',
  title: say('Go on to the next stage'),
  args: v.object({ stage: v.picklist(ending) }),
  single: (args) => args,
  *asks(state) {
    const stage = yield* given<Ending>('stage', {
      value: state.stage as Ending,
      against: (one) =>
        one === state.stage ? undefined : against('ra.stage', say('That stage is already over.')),
    });
    yield* unlessAny(unfinished(state));
    return { stage };
  },
  applies: (state, { stage }) =>
    stages.indexOf(state.stage) <= stages.indexOf(stage) ||
    against('ra.stage', say('That stage is already over.')),
  brief: (_, { stage }) => ({ stage, next: stages[stages.indexOf(stage) + 1] ?? 'season' }),
  *run({ stage, next }) {
    yield* change({ type: 'stageBegun', stage: next });
    yield* note('stage', 'ra.stage', { stage, next });
  },
});
