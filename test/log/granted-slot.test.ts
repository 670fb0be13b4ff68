/**
 * What `model.proof.test.ts` brought to light (seed 757822272). A grant takes effect where the agreement stands, and from there on the seat's
 * key admits its further phones (docs/decisions/seats-prove-themselves.md), on whichever page the grant was proposed.
 */
import { expect, test } from 'vitest';
import { admitting } from '../../src/log/claim.ts';
import { makeDevice } from '../../src/log/keys.ts';
import {
  admission,
  chanceOf,
  claimOf,
  closing,
  founder,
  meet,
  phoneOf,
  read,
  sit,
  tell,
  write,
} from './phones.ts';

test('R4, R11: a further phone of a seat sits on the page where the seat is granted, though the grant was proposed on the page before', () => {
  const a = founder('A', ['A', 'B', 'E']);
  const [b, e] = [phoneOf('B', a.campaign), phoneOf('E', a.campaign)];
  sit(b, a);
  const grant = write(a, admitting(claimOf(e, 'E'), 'hands'));
  meet(a, b);
  write(a, closing);
  tell(a, b);
  write(b, { kind: 'agree', entry: grant });
  meet(a, b, e);
  const further = { ...e, key: makeDevice(chanceOf('device E2')), signed: [] };
  write(further, admission(further, 'E', 'player', e.seat.sign));
  const sitting = read(further).roster.members.map(({ device }) => device);
  expect(sitting).toContain(e.key.device);
  expect(sitting).toContain(further.key.device);
});
