/** Who sits down is shown their seat from the first moment: never as a guest who might act for the seat that is theirs. */
import { expect, test } from 'vitest';
import { leaveSeat } from '../../src/campaign/absence.ts';
import { takeSeat } from '../../src/campaign/enter.ts';
import type { Session } from '../../src/campaign/session.ts';
import { newcomer } from './sitting.ts';
import { meet, table } from './table.ts';

/** How a phone's place looked each time that its screens were told. */
function places(session: Session): readonly string[] {
  const seen: string[] = [];
  session.subscribe(() => {
    const view = session.view();
    const member = view?.book.roster.members.some(({ device }) => device === view.device);
    const mine = view?.seats.some((seat) => seat.mine);
    seen.push(mine ? 'sits' : member ? 'looks on' : 'waits');
  });
  return seen;
}

test('a phone whose claim is taken up is told of with its seat', async () => {
  const { sessions } = await table(['azure', 'gules', 'or']);
  const [azure, , or] = sessions as [Session, Session, Session];
  await leaveSeat(or, 'or', 'free');
  await meet(azure, or);
  const fresh = await newcomer('Fay', azure);
  await meet(azure, fresh);
  const seen = places(fresh);
  await takeSeat(fresh, 'or');
  await meet(azure, fresh);
  expect(seen).toContain('waits');
  expect(seen.at(-1)).toBe('sits');
  expect(seen).not.toContain('looks on');
});
