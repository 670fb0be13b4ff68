/** From one stage of the set-up to the next, by an order that names what it ends. */
import * as v from 'valibot';
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
    if (Object.keys(state.hexes).length === 0)
      return against('na.setup.stage', say('No map lies on the table.'));
    return layer(state) === undefined
      ? undefined
      : against('na.map.order', say('Not all hexes are laid yet.'));
  }
  return state.order.length === 0 || founder(state) !== undefined || planter(state) !== undefined
    ? against('na.setup.stage', say('Not all realms are founded yet.'))
    : undefined;
}

export const endStage = define({
  id: 'end-stage',
  rule: 'na.setup.stage',
  title: say('Go on to the next stage'),
  args: v.object({ stage: v.picklist(['map', 'founding']) }),
  single: (args) => args,
  offered(state, _, args) {
    const stage = args?.stage ?? (state.stage === 'founding' ? 'founding' : 'map');
    const wrong = wrongStage(state, stage) ?? unfinished(state);
    if (wrong) return { open: false, ...wrong };
    const mind = stage === 'map' ? mapRemarks(state) : [];
    return mind.length > 0 ? { open: true, mind } : { open: true };
  },
  applies: () => true,
  brief: ({ turn }, { stage }) => ({ stage, begins: stage === 'founding' && turn.number === 0 }),
  *run({ stage, begins }) {
    yield* change({ type: 'stageEnded', stage });
    if (begins) yield* note('campaign-begins', 'na.setup.stage', {});
    else yield* note('map-finished', 'na.setup.stage', {});
  },
});
