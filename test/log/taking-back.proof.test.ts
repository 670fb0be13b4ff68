/** R17, tried at random against the text of the rule, reckoned here by walking what each line leans on. */
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { Entry, KnownBody } from '../../src/log/entry.ts';
import { patience, runs } from '../prove/counts.ts';
import {
  closing,
  drafted,
  meet,
  order,
  type Phone,
  phoneOf,
  put,
  read,
  reading,
  table,
  takeEach,
  tell,
} from './phones.ts';

vi.mock('../../src/log/keys.ts', async (original) =>
  (await import('./plain-signatures.ts')).plainSignatures(original),
);

const act = fc.record({
  who: fc.nat(3),
  what: fc.constantFrom(
    'order',
    'order',
    'strike',
    'strike',
    'answer',
    'note',
    'close',
    'tell',
    'tell',
    'tell',
  ),
  on: fc.nat(99),
  /** What a changed app hides of what it has seen. */
  hides: fc.boolean(),
});
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

/** Only the first phone turns pages: of rival closes another may stand later. */
function step(phones: readonly Phone[], { who, what, on, hides }: Act): void {
  const phone = phones[who % phones.length] as Phone;
  const other = phones[on % phones.length] as Phone;
  if (what === 'tell') return void (phone !== other && tell(phone, other));
  if (what === 'close' && (phone !== phones[0] || on % 4 > 0)) return;
  const draft = drafted(phone, bodyOf(phone, what, on));
  put(phone, hides && what !== 'close' ? { ...draft, saw: [] } : draft);
}
function bodyOf(phone: Phone, what: Act['what'], on: number): KnownBody {
  const orders = linesOf(phone).filter(({ entry }) => entry.body.kind === 'order');
  const own = orders.filter(({ entry }) => entry.author === phone.key.device);
  const pick = (lines: typeof orders) => lines.at(-1 - (on % Math.max(1, lines.length)))?.hash;
  const [any, mine] = [pick(orders), pick(own)];
  if (what === 'close') return closing;
  if (what === 'strike' && mine) return { kind: 'strike', entry: mine };
  if (what === 'answer' && any)
    return { kind: 'answer', order: any, label: 'dice', shape: '', value: [on % 6], how: 'table' };
  return what === 'note' ? { kind: 'note', text: `${on}` } : order(`order ${on}`);
}

const linesOf = ({ chains }: Phone): { readonly hash: string; readonly entry: Entry }[] =>
  [...chains.values()].flatMap(({ entries, hashes }) =>
    entries.map((entry, i) => ({ entry, hash: hashes[i] ?? '' })),
  );

/** What the rule says is struck, from its text. */
function byTheText(phone: Phone): readonly (readonly [string, string])[] {
  const entries = new Map(linesOf(phone).map(({ hash, entry }) => [hash, entry]));
  const pasts = new Map<string, Set<string>>();
  const past = (hash: string): Set<string> => {
    const known = pasts.get(hash);
    if (known) return known;
    const found = new Set<string>();
    pasts.set(hash, found);
    const entry = entries.get(hash);
    for (const one of entry ? [entry.prev, entry.page, ...entry.saw] : [])
      if (entries.has(one)) for (const each of [one, ...past(one)]) found.add(each);
    return found;
  };
  const placed = read(phone).pages.flatMap((page, on) => page.entries.map((line) => ({ ...line, on })));
  return placed
    .flatMap((one) => {
      const { body, seat } = one.entry;
      if (body.kind !== 'strike' || !('entry' in body)) return [];
      const target = placed.find(({ hash }) => hash === body.entry);
      if (!target || target.on !== one.on || target.entry.seat !== seat) return [];
      const goneOn = placed.some(
        ({ hash, entry, on }) =>
          on <= one.on &&
          entry.seat !== seat &&
          ['order', 'answer'].includes(entry.body.kind) &&
          past(hash).has(target.hash) &&
          !past(hash).has(one.hash),
      );
      return goneOn ? [] : ([[target.hash, one.hash]] as const);
    })
    .sort();
}

test('R17, H7: what is struck is what the rule’s text says, whatever a changed app hides; and in any order of arrival', {
  timeout: patience,
}, () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 4 }),
      fc.array(act, { minLength: 10, maxLength: 50 }),
      fc.array(fc.nat(), { minLength: 20, maxLength: 20 }),
      (count, steps, keys) => {
        const phones = [...table('ABCD'.slice(0, count)).phones.values()];
        const closed = new Map<string, boolean>();
        for (const one of steps) {
          step(phones, one);
          for (const phone of phones) {
            const { pages, struck } = read(phone);
            // Once a close lists it, it is struck or not for good, on every phone.
            for (const { hash } of pages.slice(0, -1).flatMap(({ entries }) => entries)) {
              expect(struck.has(hash)).toBe(closed.get(hash) ?? struck.has(hash));
              closed.set(hash, struck.has(hash));
            }
          }
        }
        for (const phone of phones) {
          const struck = new Set(read(phone).struck.keys());
          expect([...struck].sort()).toEqual([...new Set(byTheText(phone).map(([order]) => order))].sort());
        }
        const signed = phones.flatMap((phone) => phone.signed);
        meet(...phones);
        const late = phoneOf('Late', phones[0]?.campaign ?? '');
        const told = signed
          .map((run, i) => ({ run, key: (keys[i % keys.length] ?? 0) ^ i }))
          .sort((a, b) => a.key - b.key)
          .map(({ run }) => run);
        takeEach(late, told);
        expect(reading(late)).toEqual(reading(phones[0] as Phone));
      },
    ),
    runs(300),
  );
});
