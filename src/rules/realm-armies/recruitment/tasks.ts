/** Whose turn it is to draft, whom and what for; and heroes who wait at court. */
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { inPlay, saysFor } from '../queries.ts';
import type { State } from '../state.ts';
import { leaderless, mayLaunch, mayRaise } from './draft.ts';
import { court } from './heroes.ts';

export function drafting(state: State, seat: Seat): readonly Task[] {
  const { stage, draft } = state;
  const { turn } = draft;
  const now =
    stage === 'generals' ||
    (stage === 'season' && state.turn.phase === 'recruitment' && draft.order.length > 0);
  if (!now || turn === null || !saysFor(state, seat, turn)) return [];
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

/** Open at quieter moments: a general for an army, while heroes wait at court. */
export const assigning = (state: State, seat: Seat): readonly Task[] =>
  state.stage === 'season' &&
  ['missions', 'recruitment', 'upgrades'].includes(state.turn.phase) &&
  inPlay(state, seat) &&
  court(state, seat).length > 0
    ? [
        {
          kind: 'may',
          rule: 'ra.hero.assigned',
          title: say('Give an army a general'),
          icon: 'visored-helm',
          order: { id: 'assign-hero' },
          aside: true,
        },
      ]
    : [];
