/** Whose turn it is to place or to turn a counter. */

import type { TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { counted, say } from '../../../kernel/text.ts';
import { against } from '../define.ts';
import type { State } from '../state.ts';
import { winterPhases } from '../winter-phases.ts';
import type { Counter } from './state.ts';

const isNow = ({ espionage, season, stage }: State): boolean =>
  stage === 'winter' && espionage.year === season.year;

export const hasDeclared = ({ espionage, season }: State, seat: Seat): boolean =>
  espionage.declared[seat] === season.year;
/** Seats that have not told the number of their operatives, and still may. */
export const undeclared = (state: State): readonly Seat[] =>
  state.seats.filter((seat) => {
    const at = state.winter.at[seat];
    const late = at === 'ready' || at === undefined ? winterPhases.length : winterPhases.indexOf(at);
    return !hasDeclared(state, seat) && late <= winterPhases.indexOf('espionage');
  });

/** One who has gone on from it neither places nor turns a counter any more, and keeps nobody waiting. */
const isAtIt = ({ winter }: State, seat: Seat): boolean => winter.at[seat] === 'espionage';

/** Operatives a seat has still to place. */
export const unplaced = (state: State, seat: Seat): number =>
  isNow(state) && isAtIt(state, seat) && hasDeclared(state, seat)
    ? Math.max(0, (state.espionage.operatives[seat] ?? 0) - (state.espionage.placed[seat] ?? 0))
    : 0;

/** The most operatives first; of equals, who played first in the last month. */
export const placingOrder = ({ espionage, season, seats }: State): readonly Seat[] => {
  const turns = [...season.order, ...seats];
  return [...seats].sort(
    (a, b) =>
      (espionage.operatives[b] ?? 0) - (espionage.operatives[a] ?? 0) || turns.indexOf(a) - turns.indexOf(b),
  );
};
/** Who places the next counter: round by round, in that order; undefined when all are placed. */
export function placer(state: State): Seat | undefined {
  const open = placingOrder(state).filter((seat) => unplaced(state, seat) > 0);
  const round = Math.min(...open.map((seat) => state.espionage.placed[seat] ?? 0));
  return open.find((seat) => (state.espionage.placed[seat] ?? 0) === round);
}

/** Counters still to be turned over: those of seats that have not gone on. */
export const unturned = (state: State): readonly Lying[] =>
  counters(state).filter(({ seat }) => isAtIt(state, seat));

export type Lying = Counter & { readonly id: string };
/** Counters on the map this winter. */
export const counters = (state: State): readonly Lying[] =>
  isNow(state) ? Object.entries(state.espionage.counters).map(([id, counter]) => ({ id, ...counter })) : [];
export const countersIn = (state: State, tile: TileId): readonly Lying[] =>
  counters(state).filter((counter) => counter.tile === tile);

/** Whose operative acts next; undefined before the order is rolled, and when nobody has one left. */
export function resolver(state: State): Seat | undefined {
  const { order, last } = state.espionage;
  const start = last === null ? 0 : order.indexOf(last) + 1;
  const turns = [...order.slice(start), ...order.slice(0, start)];
  const lying = unturned(state);
  return turns.find((seat) => lying.some((counter) => counter.seat === seat));
}

/** Why one may not want to go on yet: operatives whose number is told and whose deeds are still to come. */
export function operativesWait(state: State, seat: Seat): Remark | undefined {
  const waiting = unplaced(state, seat) + unturned(state).filter((counter) => counter.seat === seat).length;
  if (waiting === 0) return undefined;
  const [late] = undeclared(state);
  const [placing, acting] = [placer(state), resolver(state)];
  if (late !== undefined)
    return against(
      'me.espionage.placed',
      say('You can place your operatives once {seat} has announced theirs.', { seat: late }),
    );
  if (placing !== undefined && placing !== seat)
    return against('me.espionage.turn', say('It is {seat}’s turn to place an operative.', { seat: placing }));
  if (placing === undefined && acting !== undefined && acting !== seat)
    return against('me.espionage.turn', say('It is {seat}’s turn to reveal an operative.', { seat: acting }));
  return against(
    'me.espionage.placed',
    counted(
      waiting,
      'One of your operatives is still waiting: if you go on, it does nothing.',
      '{n} of your operatives are still waiting: if you go on, they do nothing.',
    ),
  );
}
