/** Whose turn it is to draft, and whom and what for. */
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { speaker } from '../queries.ts';
import { leaderless, mayLaunch, mayRaise } from '../realm/draft.ts';
import type { State } from '../state.ts';

export function drafting(state: State, seat: Seat): readonly Task[] {
  const { draft } = state;
  if (draft.order.length === 0 && state.stage === 'season') return [];
  const { turn } = draft;
  if (turn === null || (turn !== seat && speaker(state, turn) !== seat && speaker(state, turn) !== 'table'))
    return [];
  const pass: Task = {
    kind: 'may',
    rule: 'ra.hero.passed',
    title: turn === seat ? say('Draft no more heroes') : say('Pass for {seat}', { seat: turn }),
    icon: 'walking-boot',
    order: { id: 'pass-draft', args: { seat: turn } },
    ...(turn === seat ? { onward: true } : {}),
  };
  if (turn !== seat) return [pass];
  const [army] = leaderless(state, seat);
  return [
    ...(army === undefined
      ? []
      : [
          {
            kind: 'asked' as const,
            rule: 'ra.hero.draft' as const,
            title: say('Draft a general for army {number}', { number: state.armies[army]?.number ?? 0 }),
            icon: 'visored-helm',
            order: { id: 'draft-hero', args: { army } },
            about: army,
          },
        ]),
    ...(state.stage === 'season' && mayRaise(state, seat)
      ? [
          {
            kind: 'may' as const,
            rule: 'ra.recruit' as const,
            title: say('Raise an army for {cost} empire points', { cost: state.options.costs.army }),
            icon: 'rally-the-troops',
            order: { id: 'raise-army' },
          },
        ]
      : []),
    ...(state.stage === 'season' && mayLaunch(state, seat)
      ? [
          {
            kind: 'may' as const,
            rule: 'ra.recruit.fleet' as const,
            title: say('Build a fleet for {cost} empire points', { cost: state.options.costs.fleet }),
            icon: 'caravel',
            order: { id: 'launch-fleet' },
          },
        ]
      : []),
    pass,
  ];
}
