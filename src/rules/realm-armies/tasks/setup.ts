/** What the set-up puts before a seat. */
import { beginForAll } from '../../../kernel/begin.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { say, type Text } from '../../../kernel/text.ts';
import { chooser } from '../setup/home.ts';
import { unfinished } from '../setup/stages.ts';
import type { State } from '../state.ts';
import { drafting } from './draft.ts';

const onwards: { readonly [stage in State['stage']]?: Text } = {
  map: say('Go on to the homes'),
  homes: say('Go on to the generals'),
  generals: say('Begin the campaign'),
};

export function setupTasks(state: State, seat: Seat): readonly Task[] {
  const { stage } = state;
  const found: Task[] = [];
  if (stage === 'map' && Object.keys(state.map.tiles).length === 0)
    found.push({
      kind: 'asked',
      rule: 'ra.map.laid',
      title: say('Lay the map for all'),
      why: say('One of you does it for everybody.'),
      anyone: true,
      icon: 'compass',
      order: { id: 'lay-map' },
    });
  if (stage === 'map' && Object.keys(state.map.tiles).length > 0)
    found.push({
      kind: 'may',
      rule: 'ra.map.laid',
      title: say('Lay another map'),
      icon: 'compass',
      order: { id: 'lay-map' },
    });
  if (stage === 'homes' && chooser(state) === seat)
    found.push({
      kind: 'asked',
      rule: 'ra.home.chosen',
      title: say('Choose your home'),
      icon: 'castle',
      order: { id: 'choose-home' },
    });
  if (stage === 'generals') found.push(...drafting(state, seat));
  if (stage !== 'over' && !unfinished(state))
    found.push({
      kind: 'may',
      rule: 'ra.stage',
      title: onwards[stage] ?? say('Go on to the next stage'),
      icon: 'tower-flag',
      order: { id: 'end-stage', args: { stage } },
      onward: true,
      ...(stage === 'generals' && { deed: beginForAll(state.seats.length) }),
    });
  return found;
}
