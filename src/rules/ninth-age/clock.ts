/** Where the campaign stands, and whom it waits for. */
import type { Seat } from '../../kernel/question.ts';
import type { Clock } from '../../kernel/ruleset.ts';
import { say } from '../../kernel/text.ts';
import { acting, unmined } from './acting.ts';
import { unfought } from './battle/battles.ts';
import { founder, planter } from './founding/capital.ts';
import { layer } from './map/in-turn.ts';
import { alive } from './queries.ts';
import { type State, turnPhases } from './state.ts';

const settingUp = [say('The map'), say('Founding realms')];

export function clock(state: State): Clock {
  const { stage, turn, seats } = state;
  if (stage === 'play') {
    const next = acting(state);
    return {
      stage,
      title: say('Turn {turn}', { turn: turn.number }),
      steps: [say('Turn {turn}', { turn: turn.number })],
      step: 0,
      phases: ['realms', ...turnPhases.filter((phase) => phase !== 'events' || turn.number > 1)],
      phase: turn.phase,
      turns: turn.order.length > 0 ? turn.order : seats,
      ...(next === undefined ? {} : { turn: next }),
    };
  }
  if (stage === 'over')
    return {
      stage,
      title: say('The campaign is over'),
      steps: [],
      step: 0,
      phases: ['over'],
      phase: 'over',
      turns: [],
    };
  const next = stage === 'map' ? layer(state) : (founder(state) ?? planter(state));
  const order = stage === 'map' ? state.map.order : state.order;
  return {
    stage: 'setup',
    title: settingUp[stage === 'map' ? 0 : 1] ?? say('The map'),
    steps: settingUp,
    step: stage === 'map' ? 0 : 1,
    phases: [stage],
    phase: stage,
    turns: order.length > 0 ? order : seats,
    ...(next === undefined ? {} : { turn: next }),
  };
}

/** Whose "done" the page waits for: the seat in turn; those with mines or battles; else everybody who still plays. */
export function awaited(state: State): readonly Seat[] {
  if (state.stage === 'over') return [];
  const { turn } = clock(state);
  if (turn !== undefined) return [turn];
  if (state.stage === 'play' && state.turn.phase === 'mining' && unmined(state).length > 0)
    return unmined(state);
  if (state.stage === 'play' && state.turn.phase === 'battle') {
    const fighting = new Set(unfought(state).flatMap(({ first, second }) => [...first, ...second]));
    if (fighting.size > 0) return state.seats.filter((seat) => fighting.has(seat));
  }
  return alive(state);
}
