/** The one tap that begins a roll of two phones. */
import type { Question, Seat } from '../kernel/question.ts';
import type { Hash } from '../log/bytes.ts';
import type { Device } from '../log/keys.ts';
import { rollCommit } from '../log/together.ts';
import { CampaignError } from './faults.ts';
import { numberAt } from './roll-duties.ts';
import type { Session } from './session.ts';

/** Begins a roll in which another phone has a hand. @throws CampaignError */
export function rollWith(
  session: Session,
  seat: Seat,
  order: Hash,
  { label }: Question,
  device: Device,
): Promise<Hash> {
  return session.write(seat, (at, view) => {
    const asked = view
      .asked(seat)
      .some((one) => one.order.open.order === order && one.question.label === label);
    if (!asked) throw new CampaignError('not open');
    const number = numberAt(session.ring(), at);
    if (number === undefined) throw new CampaignError('no seat');
    return { kind: 'roll', order, label, commit: rollCommit(at, number), witness: device };
  });
}
