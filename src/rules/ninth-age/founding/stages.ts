/** From one stage of the set-up to the next, by an order that names what it ends. */
import * as v from 'valibot';
import { given, minded, unlessAny } from '../../../kernel/asks.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, wrongStage } from '../define.ts';
import { layer } from '../map/in-turn.ts';
import { mapRemarks } from '../map/whole.ts';
import type { State } from '../state.ts';
import { founder, planter } from './capital.ts';

function unfinished(state: State): Remark | undefined {
  if (state.stage === 'map') {
    if (Object.keys(state.hexes).length === 0) return against('na.setup.stage', say('There is no map yet.'));
    return layer(state) === undefined
      ? undefined
      : against('na.map.order', say('There are still hexes to lay.'));
  }
  return state.order.length === 0 || founder(state) !== undefined || planter(state) !== undefined
    ? against('na.setup.stage', say('There are still realms to found.'))
    : undefined;
}

export const endStage = define({
  id: 'end-stage',
  rule: 'na.setup.stage',
  title: say('Go on to the next stage'),
  args: v.object({ stage: v.picklist(['map', 'founding']) }),
  single: (args) => args,
  *asks(state) {
    const stage = yield* given<'map' | 'founding'>('stage', {
      value: state.stage === 'founding' ? 'founding' : 'map',
      against: (one) => wrongStage(state, one),
    });
    yield* unlessAny(unfinished(state));
    if (stage === 'map') yield* minded(...mapRemarks(state));
    return { stage };
  },
  applies: () => true,
  brief: ({ turn }, { stage }) => ({ stage, begins: stage === 'founding' && turn.number === 0 }),
  *run({ stage, begins }) {
    yield* change({ type: 'stageEnded', stage });
    if (begins) yield* note('campaign-begins', 'na.setup.stage', {});
    else yield* note('map-finished', 'na.setup.stage', {});
  },
});
