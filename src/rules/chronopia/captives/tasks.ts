/** What captives put before those they belong to, and those who hold them, once no rescue comes. */
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { counted, say } from '../../../kernel/text.ts';
import type { State } from '../state.ts';
import { may } from '../tasks.ts';
import { isKept, slaversPay } from './dispose.ts';
import { countOf, grouped, heldBy, namesOf } from './queries.ts';

/** What the holder of captives may do with them, and what may be talked about with the other side. */
export function captiveTasks(state: State, seat: Seat): readonly Task[] {
  if (state.stage !== 'campaign') return [];
  const held = heldBy(state, seat);
  const theirs = grouped(
    held.filter(([, { hope }]) => !hope),
    'seat',
  ).flatMap(([owner, captives]) => {
    const count = countOf(state, captives);
    const gold = slaversPay(state, captives);
    const stygian = state.realms[seat]?.army === 'stygians' && state.options.parts.special;
    const kept = captives.filter((id) => isKept(state, id));
    return [
      {
        ...may(
          'ch.captives.slavers',
          counted(
            count,
            'Sell a captive from {owner} to slavers: {gold} gold',
            'Sell {n} captives from {owner} to slavers: {gold} gold',
            { owner, gold },
          ),
          'coins',
          { id: 'sell-captives', args: { captives } },
        ),
        why: say('{names}', { names: namesOf(state, captives) }),
      },
      ...(stygian && kept.length > 0
        ? [
            may(
              'ch.drugged',
              counted(
                countOf(state, kept),
                'Keep a captive from {owner} as Drugged',
                'Keep {n} captives from {owner} as Drugged',
                { owner },
              ),
              'plague-doctor-profile',
              {
                id: 'keep-drugged',
              },
            ),
          ]
        : []),
    ];
  });
  const ransom = Object.values(state.captives).some(
    ({ seat: owner, holder }) => owner === seat || holder === seat,
  )
    ? [may('ch.captives.ransom', say('Propose a ransom'), 'shaking-hands', { id: 'ransom' })]
    : [];
  return [...theirs, ...ransom];
}
