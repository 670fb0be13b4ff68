/** What captives put before those they belong to, and those who hold them. */
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { counted, say } from '../../../kernel/text.ts';
import { isKept, slaversPay } from '../captives/dispose.ts';
import { type Captured, countOf, heldBy, rescuable } from '../captives/queries.ts';
import type { State } from '../state.ts';
import { asked, may } from './words.ts';

/** Captives by somebody they have to do with, in one row each. */
const by = (captured: Captured, of: 'holder' | 'seat'): readonly (readonly [Seat, readonly string[]])[] => {
  const groups = new Map<Seat, string[]>();
  for (const [id, captive] of captured) groups.set(captive[of], [...(groups.get(captive[of]) ?? []), id]);
  return [...groups];
};

/** Who they are: `2 × Spearman, 1 × Captain`. */
function names({ captives, figures }: State, ids: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const id of ids) {
    const captive = captives[id];
    const name = figures[captive?.figure ?? '']?.name;
    if (captive && name !== undefined) counts.set(name, (counts.get(name) ?? 0) + captive.count);
  }
  return [...counts].map(([name, count]) => `${count} × ${name}`).join(', ');
}

/** Those who are led off can be freed by a battle at once; it has to be said before anything else is fought. */
export function captiveTasks(state: State, seat: Seat): readonly Task[] {
  if (state.stage !== 'campaign') return [];
  return by(rescuable(state, seat), 'holder').flatMap(([holder, captives]) => {
    const count = countOf(state, captives);
    return [
      {
        ...asked(
          'ch.captives.rescue',
          count === 1
            ? say('Ride to free a captive from {holder}, now or never?', { holder })
            : say('Ride to free {count} captives from {holder}, now or never?', { count, holder }),
          'prisoner',
          { id: 'rescue', args: { captives } },
        ),
        why: say('{names}', { names: names(state, captives) }),
      },
      may(
        'ch.captives.rescue',
        count === 1
          ? say('Leave the captive with {holder} to their fate', { holder })
          : say('Leave {count} captives with {holder} to their fate', { count, holder }),
        'walking-boot',
        { id: 'forgo-rescue', args: { captives } },
      ),
    ];
  });
}

/** What the holder of captives may do with them, and what may be talked about with the other side. */
export function captiveDeals(state: State, seat: Seat): readonly Task[] {
  if (state.stage !== 'campaign') return [];
  const held = heldBy(state, seat);
  const theirs = by(
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
        why: say('{names}', { names: names(state, captives) }),
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
