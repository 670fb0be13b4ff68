/** Rolls nobody has a choice in: they open by themselves, and each is asked for their own dice only. */
import { callsOf } from '../../kernel/chapter.ts';
import type { Call } from '../../kernel/ruleset.ts';
import { chapters } from './chapters.ts';
import type { State } from './state.ts';

export function calls(state: State): readonly Call[] {
  const { stage, precedence, season, wakings } = state;
  return [
    ...(stage === 'capitals' && precedence.length === 0 ? [{ id: 'roll-precedence', args: {} }] : []),
    ...(stage === 'season' && season.turn === null && season.order.length === 0
      ? [{ id: 'roll-initiative', args: { year: season.year, month: season.month } }]
      : []),
    ...(stage === 'season' || stage === 'winter'
      ? Object.keys(wakings).map((waking) => ({ id: 'fly-dragons', args: { waking } }))
      : []),
    ...callsOf(chapters, state),
  ];
}
