/** How many things Today asks of the players of this phone: as many as it shows, so that a player can count the badge after it. */
import { calledOn } from '../../campaign/called-on.ts';
import { leftToSay } from '../../campaign/parties.ts';
import type { View } from '../../campaign/view.ts';
import type { Seat } from '../../kernel/question.ts';
import type { Task } from '../../kernel/ruleset.ts';
import { callsOn, type Letters } from './called.ts';
import { listsOf, sortsOf } from './lists.ts';
import { nextHere } from './next-here.ts';
import { waitsForOthers } from './under-way.ts';

/** @param calls on these seats, where they are known */
export function countOn(
  view: View,
  seats: readonly Seat[],
  letters?: Letters,
  calls = callsOn(view, seats, letters),
): number {
  const wishes = calls.filter(({ kind }) => kind !== 'question' && kind !== 'task' && kind !== 'turn');
  // What is asked of several seats of this phone stands there once; a letter is read by each.
  const once = new Set(wishes.map(({ kind, key, seat }) => `${kind === 'letter' ? seat : ''} ${key}`));
  const asked = seats.map((seat) =>
    askedOf(
      view,
      seat,
      calls.some((call) => call.kind === 'turn' && call.seat === seat),
    ),
  );
  return once.size + asked.reduce((sum, n) => sum + n, 0);
}

const isAsked = ({ kind }: Task): boolean => kind === 'asked';

/** An open question stands before every task; a turn is one thing where nothing else says what to do, unless it waits for others. */
function askedOf(view: View, seat: Seat, inTurn: boolean): number {
  const next = nextHere(view, seat);
  const { table, book, aside } = listsOf(view, seat, next !== undefined && next.kind !== 'task');
  const orders = new Set(
    [...calledOn(view, seat), ...leftToSay(view, seat)].map(({ order }) => order.open.order),
  ).size;
  const asked = orders + (orders > 0 ? 0 : table.filter(isAsked).length) + rows(book) + rows(aside);
  return asked > 0 || !inTurn || waitsForOthers(view, seat) ? asked : 1;
}

const rows = (tasks: readonly Task[]): number =>
  sortsOf(tasks, ({ together }) => together && JSON.stringify(together)).reduce(
    (sum, { tasks: all, many }) => sum + (many ? Number(all.some(isAsked)) : all.filter(isAsked).length),
    0,
  );
