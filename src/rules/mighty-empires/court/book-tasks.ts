/** What a court's own book asks of its owner: crowns to spend, characters who rise, troops without a banner. */
import type { Task } from '../../../kernel/ruleset.ts';
import { counted, say } from '../../../kernel/text.ts';
import type { Ledger } from '../ledger/book.ts';
import type { State } from '../state.ts';
import { crownsLeft, pointsOf } from './book.ts';
import { mayRecruit } from './purchases.ts';
import { rising } from './veterans.ts';

export function courtBookTasks(ledger: Ledger, state: State): readonly Task[] {
  if (state.stage !== 'winter') return [];
  const { seat, court } = ledger;
  const at = state.winter.at[seat];
  const left = crownsLeft(ledger, state);
  const found: Task[] = [];
  const add = (task: Task | false): void => void (task && found.push(task));
  const risers = rising(ledger, state).length;
  add(
    mayRecruit(state, seat) === true &&
      at !== 'deployment' &&
      court.advanced !== state.season.year &&
      risers > 0 && {
        kind: 'asked',
        rule: 'me.recruitment.veterans',
        icon: 'visored-helm',
        title: counted(risers, 'A character can be promoted', '{n} characters can be promoted'),
        about: 'desk-recruits',
        write: { write: 'advance' },
        deed: say('Promote your characters'),
        ...(at === 'recruitment' && { first: true as const }),
      },
  );
  const idle = pointsOf(court.reserve);
  add(
    at === 'deployment' &&
      idle > 0 && {
        kind: 'asked',
        rule: 'me.recruitment.mustered',
        icon: 'rally-the-troops',
        title: say('{idle} points are in no banner: muster the army', { idle }),
        about: 'desk-muster',
        write: { write: 'deploy' },
        deed: say('Muster the army'),
        first: true,
      },
  );
  if (at === 'deployment')
    for (const [contingent, { kind, people, alliance }] of Object.entries(court.hired))
      add({
        kind: 'asked',
        rule: 'me.recruitment.contingent',
        icon: 'rally-the-troops',
        title: say('Muster the hired {people}', { people }),
        order: { id: 'raise-contingent', args: { contingent, kind, people, alliance } },
      });
  add(
    left < 0 && {
      kind: 'mind',
      rule: 'me.recruitment.crowns',
      icon: 'coins',
      title: counted(
        -left,
        'You have spent one crown more than you had',
        'You have spent {n} crowns more than you had',
      ),
      about: 'desk-recruits',
    },
  );
  return found;
}
