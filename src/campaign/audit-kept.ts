/** How a seat kept its book (R18): what the rules charged it with, what they asked of it, and whether it ever wrote anything. */
import { canonical } from '../kernel/json.ts';
import type { Seat } from '../kernel/question.ts';
import type { Task } from '../kernel/ruleset.ts';
import type { Text } from '../kernel/text.ts';
import type { Book } from '../log/book.ts';
import type { Hash } from '../log/bytes.ts';
import { is, isWrite } from '../log/entry.ts';
import { membershipsOf } from '../log/roster.ts';
import type { AuditRemark, Finding } from './audit-findings.ts';
import type { Folded, Reading } from './folded.ts';
import { guardedTasks } from './view.ts';

interface Left {
  readonly page: number;
  readonly entry: Hash;
  readonly title: Text;
}
export interface Kept {
  /** Hears what public changes do to the books. */
  readonly charged: NonNullable<Reading['charged']>;
  readonly findings: Finding[];
  /** Says which line is folded now. */
  at(entry: Hash, page: number): void;
  /** A page ends: what its books leave undone. */
  ends(how: Reading, state: Folded, close: Hash | undefined, page: number): void;
  /** @param sealed seats whose books cannot be read from end to end */
  remarks(sealed: (seat: Seat) => boolean): readonly AuditRemark[];
}

export function keeping(book: Book): Kept {
  const findings: Finding[] = [];
  const charges = new Set<Seat>();
  const undone = new Map<Seat, Map<string, Left>>();
  let line = { entry: book.campaign, page: 0 };
  return {
    charged(seat, taken) {
      charges.add(seat);
      if (!taken) findings.push({ ...line, seat, kind: 'charged' });
    },
    findings,
    at(entry, page) {
      line = { entry, page };
    },
    ends({ ruleset }, { ledgers, table }, close, page) {
      for (const [seat, ledger] of Object.entries(ledgers)) {
        const asked = guardedTasks(() => ruleset.ledgers.tasks(ledger, table.rules)).filter(owes);
        const before = undone.get(seat);
        // On the open page there is time still: only what was left when a page turned counts.
        const entries = asked.flatMap((task): [string, Left][] => {
          const known = before?.get(keyOf(task));
          if (known) return [[keyOf(task), known]];
          return close === undefined ? [] : [[keyOf(task), { page, entry: close, title: task.title }]];
        });
        undone.set(seat, new Map(entries));
      }
    },
    remarks(sealed) {
      const wrote = writers(book);
      const sat = new Set(
        membershipsOf(book.roster).flatMap(({ role, seat }) => (role === 'player' ? [seat] : [])),
      );
      return [...undone].flatMap(([seat, left]): readonly AuditRemark[] => {
        if (!sat.has(seat) || sealed(seat)) return [];
        const [first] = left.values();
        if (!wrote.has(seat) && (charges.has(seat) || first))
          return [{ entry: book.campaign, page: first?.page ?? 0, seat, kind: 'never', lines: [] }];
        return [...left.values()].map(({ entry, page, title }) => {
          return { entry, page, seat, kind: 'undone', what: title, lines: [] };
        });
      });
    },
  };
}

/** What only its player can enter; how it is called may change with what is entered meanwhile. */
const owes = ({ kind, write }: Task): boolean => kind === 'asked' && write !== undefined;
const keyOf = ({ rule, about, write }: Task): string => canonical([rule, about ?? null, write ?? null]);

function writers({ pages }: Book): ReadonlySet<Seat> {
  const found = new Set<Seat>();
  for (const { entry } of pages.flatMap(({ entries }) => entries))
    if (isWrite(entry) || is(entry, 'brought')) found.add(entry.seat);
  return found;
}
