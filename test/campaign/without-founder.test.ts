/**
 * A campaign of three whose founder never comes again after the set-up is played on to its end by the other two: a recorded
 * campaign of bots, every order and answer written by the phone of a player who may, the founder's by their stand-in.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nod, standIn } from '../../src/campaign/absence.ts';
import * as acts from '../../src/campaign/acts.ts';
import type { Session } from '../../src/campaign/session.ts';
import type { View } from '../../src/campaign/view.ts';
import type { Given } from '../../src/kernel/game.ts';
import type { Json } from '../../src/kernel/json.ts';
import { pieceId } from '../../src/kernel/table.ts';
import { ninthAge } from '../../src/rules/ninth-age/index.ts';
import type { State } from '../../src/rules/ninth-age/state.ts';
import { meet, table } from './table.ts';

const recorded = JSON.parse(
  readFileSync(new URL('../campaigns/ninth-age-3-players-to-the-end-4.json', import.meta.url), 'utf8'),
) as { readonly options: Json; readonly seats: readonly string[]; readonly record: readonly Given[] };

const view = (session: Session): View => session.view() as View;
const state = (session: Session): State => view(session).table.rules as State;

/** What nobody has a choice in: the rules open it by themselves, and it is done where it asks nothing. */
const called = new Set(['measure-realms', 'roll-founding', 'roll-laying']);

/** Orders are named by their hash here, and by their number in the record: what they made is named after them. */
function renamed<T>(value: T, names: ReadonlyMap<string, string>): T {
  const said = JSON.stringify(value)
    .replace(/o(0000[0-9a-z]{2}x)/g, (_, name: string) => pieceId(names.get(name) ?? name))
    .replace(/0000[0-9a-z]{2}x/g, (name) => names.get(name) ?? name);
  return JSON.parse(said) as T;
}

test('campaign.without-founder: played on to its end by two, one of them standing in by a single nod', {
  timeout: 120_000,
}, async () => {
  const { sessions } = await table(recorded.seats, { ruleset: ninthAge, options: recorded.options });
  const [a, b, c] = sessions as [Session, Session, Session];
  const names = new Map<string, string>();
  let away = false;
  const writer = (seat: string): Session => {
    if (seat === 'azure') return away ? b : a;
    return seat === 'gules' ? b : c;
  };
  let last = a;
  const at = async (seat: string): Promise<Session> => {
    const session = writer(seat);
    if (session !== last) await meet(last, session);
    last = session;
    return session;
  };
  for (const given of recorded.record) {
    if (!away && state(last).stage === 'play') {
      // Everybody has what was set up; from here on the founder's phone meets nobody.
      await meet(a, b, c);
      away = true;
      last = b;
      const asked = await standIn(b, 'azure');
      await meet(b, c);
      await nod(c, asked, ['azure']);
      await meet(b, c);
    }
    if ('order' in given) {
      const { entry, seat, id, args } = given.order;
      const session = await at(seat);
      if (called.has(id) && !acts.offerOf(view(session), seat, id, renamed(args, names))?.open) continue;
      names.set(entry, await acts.giveOrder(session, seat, id, renamed(args, names)));
      if (id === 'count-realms' && state(session).stage === 'play')
        await acts.turnPage(session, seat, { ended: true });
    } else if ('answer' in given) {
      const { order, label, value } = renamed(given.answer, names);
      const asking = view(last).open.flatMap(({ open, run }) =>
        run.open.map((question) => ({ order: open.order, question })),
      );
      const alike = asking.filter(({ question }) => question.label === label);
      // An order that the rules opened by themselves has no name here.
      const named = names.has(given.answer.order);
      const asked = named ? alike.find((one) => one.order === order) : alike[0];
      if (!asked) throw new Error(`${label} of ${order} is not asked: ${JSON.stringify(asking)}`);
      const { by } = asked.question;
      const seat = by === 'table' ? 'or' : by;
      await acts.giveAnswer(await at(seat), seat, asked.order, asked.question, value, 'table');
    }
  }
  await meet(b, c);
  expect(state(b).stage).toBe('over');
  expect(view(b).flags).toEqual([]);
  expect(view(c).fingerprint).toBe(view(b).fingerprint);
  const { actedBy, pages } = view(b).book;
  expect(pages.length).toBeGreaterThan(5);
  expect(new Set(actedBy.values())).toEqual(new Set(['gules']));
  // Of the founder nothing is needed; whenever their phone comes back, it reads the same.
  expect(a.chains().get(view(a).device)?.entries.length).toBeLessThan(actedBy.size);
  await meet(a, b, c);
  expect(view(a).fingerprint).toBe(view(b).fingerprint);
});
