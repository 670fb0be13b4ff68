/** Whose turn it is to place or to turn a counter, and what the winter's deeds mean for the season's first months. */
import type { TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { counted, say } from '../../../kernel/text.ts';
import type { Orders } from '../charts/assassins.ts';
import { against } from '../define.ts';
import type { BannerId, State } from '../state.ts';
import { winterPhases } from '../winter/state.ts';
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
      say('Your operatives are placed once {seat} has announced theirs.', { seat: late }),
    );
  if (placing !== undefined && placing !== seat)
    return against('me.espionage.turn', say('{seat} places an operative before you do.', { seat: placing }));
  if (placing === undefined && acting !== undefined && acting !== seat)
    return against('me.espionage.turn', say('An operative of {seat} acts before yours.', { seat: acting }));
  return against(
    'me.espionage.placed',
    counted(
      waiting,
      'One operative of yours waits: its deed is lost if you go on.',
      '{n} operatives of yours wait: their deeds are lost if you go on.',
    ),
  );
}

const worst: readonly Orders[] = ['freely', 'on-4', 'not'];
/** How a seat's forces move this month, after what assassins have done to its king. */
export function ordersFor({ espionage, season, stage }: State, seat: Seat): Orders {
  if (stage !== 'season' || season.month > 2) return 'freely';
  const when = season.month === 1 ? 'first' : 'second';
  const all = (espionage.shaken[seat] ?? [])
    .filter(({ year }) => year === season.year)
    .map((shaken) => worst.indexOf(shaken[when]));
  return worst[Math.max(0, ...all)] ?? 'freely';
}
/** Whether a banner's force still has to roll whether it heeds its orders this month. */
export function unheeded(state: State, banner: BannerId): boolean {
  const seat = state.banners[banner]?.seat;
  if (seat === undefined || ordersFor(state, seat) !== 'on-4') return false;
  const { year, month } = state.season;
  const rolled = state.espionage.heeded[banner];
  return rolled?.year !== year || rolled.month !== month;
}

/** Why a banner stays in its tile this month for what operatives did in winter. */
export function heldByDeeds(state: State, banner: BannerId): Remark | undefined {
  const seat = state.banners[banner]?.seat;
  if (seat === undefined || state.stage !== 'season') return undefined;
  const { year, month } = state.season;
  if (month === 1 && state.espionage.mending[banner] === year)
    return against('me.espionage.mending', say('Banner {banner} mends what a saboteur broke.', { banner }));
  switch (ordersFor(state, seat)) {
    case 'freely':
      return undefined;
    case 'not':
      return against(
        'me.espionage.confusion',
        say('The king lies wounded or dead: no force moves this month.'),
      );
    case 'on-4':
      if (unheeded(state, banner))
        return against(
          'me.espionage.confusion',
          say('Rumours of the king: roll first whether this force heeds its orders.'),
        );
      return state.espionage.heeded[banner]?.moves
        ? undefined
        : against('me.espionage.confusion', say('Rumours of the king: this force stays where it is.'));
  }
}
