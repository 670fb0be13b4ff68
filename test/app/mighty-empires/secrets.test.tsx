import '../screens/browser.ts';
import { cleanup, fireEvent, screen } from '@solidjs/testing-library';
import { afterEach, describe, expect, test } from 'vitest';
import { listOf } from '../../../src/app/rulesets/mighty-empires/piece/list.ts';
import { PieceScreen } from '../../../src/app/rulesets/mighty-empires/piece/screen.tsx';
import { RealmScreen } from '../../../src/app/rulesets/mighty-empires/realm/screen.tsx';
import type { Session } from '../../../src/campaign/session.ts';
import { booked, worth } from '../../../src/rules/mighty-empires/ledger/book.ts';
import { bannersOf } from '../../../src/rules/mighty-empires/queries.ts';
import { stateOf } from '../harness/scenes.ts';
import { campaignAt, ledgerOf } from '../harness/stages.ts';
import { inside } from './inside.tsx';

afterEach(cleanup);

/** What only one seat knows: the points of its banners, where no other seat has the same. */
const secretsOf = (session: Session, seat: string): readonly string[] =>
  Object.values(ledgerOf(session, seat).banners).flatMap((held) =>
    [worth(held), booked(held)].map((points) => points.toLocaleString('en')),
  );
const shown = (): string => document.body.innerHTML;

describe('campaign.sealed: one phone, three seats', () => {
  test('campaign.sealed: the realm shows one’s own points, and nothing another seat keeps', async () => {
    const { session } = await campaignAt({ stage: 'scouting', month: 1, seed: 5 });
    await inside(session, 'azure', () => <RealmScreen />);
    const mine = secretsOf(session, 'azure');
    for (const points of mine) expect(shown()).toContain(points);
    for (const points of secretsOf(session, 'gules').filter((one) => !mine.includes(one)))
      expect(shown()).not.toContain(points);
  });

  test('campaign.sealed: another’s banner shows what all may see, not what its owner wrote', async () => {
    const { session } = await campaignAt({ stage: 'scouting', month: 1, seed: 5 });
    const rival = bannersOf(stateOf(session), 'gules')[0];
    const held = ledgerOf(session, 'gules').banners[rival?.id ?? ''];
    await inside(session, 'azure', () => <PieceScreen id={rival?.id ?? ''} />);
    expect(
      screen.getByText('Nothing yet. Scouts who meet it can learn its strength, and spies more than that.'),
    ).toBeTruthy();
    for (const { name, points } of held?.units ?? []) {
      expect(shown()).not.toContain(name);
      expect(shown()).not.toContain(`>${points}<`);
    }
  });

  test('campaign.tell: what scouts brought stands on the sheet with its day, for those who were told only', async () => {
    const { session } = await campaignAt({ stage: 'scouting', rich: true, seed: 11 });
    const rival = bannersOf(stateOf(session), 'gules')[0];
    const [unit] = ledgerOf(session, 'gules').banners[rival?.id ?? '']?.units ?? [];
    await inside(session, 'azure', () => <PieceScreen id={rival?.id ?? ''} />);
    expect(screen.getByText(unit?.name ?? 'nobody')).toBeTruthy();
    expect(screen.getAllByText(/month III of year 1/).length).toBeGreaterThan(0);
    cleanup();
    await inside(session, 'or', () => <PieceScreen id={rival?.id ?? ''} />);
    expect(screen.queryByText(unit?.name ?? 'nobody')).toBeNull();
  });

  test('campaign.open-books: everybody reads every sheet, and nobody else can write in it', async () => {
    const { session } = await campaignAt({ stage: 'scouting', month: 1, seed: 5, books: 'open' });
    const rival = bannersOf(stateOf(session), 'gules')[0];
    const held = ledgerOf(session, 'gules').banners[rival?.id ?? ''];
    await inside(session, 'azure', () => <PieceScreen id={rival?.id ?? ''} />);
    expect(screen.getByText(held?.units[0]?.name ?? 'nobody')).toBeTruthy();
    expect(screen.queryByLabelText('Share the list')).toBeNull();
  });

  test('campaign.pass: nothing of a seat is shown before the phone was passed to it', async () => {
    const { session } = await campaignAt({ stage: 'scouting', month: 1, seed: 5 });
    await inside(session, 'azure', () => <RealmScreen />);
    const theirs = secretsOf(session, 'gules').filter((one) => !secretsOf(session, 'azure').includes(one));
    fireEvent.click(screen.getByText('Tom'));
    for (const points of theirs) expect(shown()).not.toContain(points);
    fireEvent.click(screen.getByText('I am Tom'));
    for (const points of theirs) expect(shown()).toContain(points);
  });

  test('campaign.share: the secret list says what marches and not what it is worth', async () => {
    const { session } = await campaignAt({ stage: 'scouting', month: 1, seed: 5 });
    const [banner] = bannersOf(stateOf(session), 'azure');
    const held = ledgerOf(session, 'azure').banners[banner?.id ?? ''];
    if (!banner || !held) throw new Error('no banner');
    const secret = listOf(banner, held, worth(held), { owner: 'Harrowmere', points: false });
    const full = listOf(banner, held, worth(held), { owner: 'Harrowmere', points: true });
    for (const { name, points } of held.units) {
      expect(secret).toContain(name);
      expect(secret).not.toContain(String(points));
      expect(full).toContain(`${points} pts`);
    }
  });
});
