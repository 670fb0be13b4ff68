/** Which two banners lie side by side, and who goes over from the one to the other. */
import { createMemo, createSignal } from 'solid-js';
import type { TileId } from '../../../../kernel/hex.ts';
import { pieceId } from '../../../../kernel/table.ts';
import { blank } from '../../../../rules/mighty-empires/ledger/book.ts';
import { partners } from '../../../../rules/mighty-empires/muster/force.ts';
import { force } from '../../../../rules/mighty-empires/queries.ts';
import { t } from '../../../i18n/index.ts';
import { useEmpire } from '../empire.ts';
import { useBook } from '../piece/write.ts';
import { bannerName } from '../words.ts';
import { after, type Crossing, entry, isEmpty, nobody, rests, type Side } from './ranks.ts';

/** A banner that is raised for those who come over. */
export const fresh = 'new';

interface Plan {
  readonly one: string;
  readonly two: string;
  readonly own: Side;
  readonly other: Side;
  readonly crossing: Crossing;
  readonly merged: { readonly [banner: string]: string };
}
/** What the book says of those who go over; `second` is the id that the second banner has by then. */
function linesOf({ one, two, own, other, crossing: { ids, points }, merged }: Plan, second: string) {
  const [into] = Object.values(merged);
  if (into === undefined)
    return [
      entry(one, second, own, other, { ids, points }),
      entry(second, one, other, own, { ids, points: -points }),
    ];
  const absorbed = into === two ? rests(other, own, ids) : rests(own, other, ids);
  return Object.keys(absorbed).length > 0 ? [{ write: 'transfer', from: into, to: into, absorbed }] : [];
}

/** @param first the banner it is opened about */
export function createReorganising(tile: TileId, first: string | undefined) {
  const { state, seat, contents } = useEmpire();
  const { write } = useBook();
  const here = () => force(state(), seat(), tile);
  const [one, setOne] = createSignal(first ?? here()[0]?.id ?? '');
  const others = () => partners(state(), one());
  const [picked, setPicked] = createSignal<string>();
  const two = () => {
    const said = picked();
    return said === fresh || others().some(({ id }) => id === said)
      ? (said ?? fresh)
      : (others()[0]?.id ?? fresh);
  };
  const [crossing, setCrossing] = createSignal<Crossing>(nobody);
  const banner = (id: string) => here().find((each) => each.id === id);
  const book = (id: string): Side => {
    const known = banner(id);
    return (known && contents(known)) ?? blank;
  };
  const left = createMemo(() => after(book(one()), book(two()), crossing().ids, -crossing().points));
  const right = createMemo(() => after(book(two()), book(one()), crossing().ids, crossing().points));
  /** A flag without men is struck, unless it never flew. */
  const merged = (): { readonly [banner: string]: string } => {
    if (two() === fresh) return {};
    if (isEmpty(left())) return { [one()]: two() };
    return isEmpty(right()) ? { [two()]: one() } : {};
  };
  const sides = (): Plan => ({
    one: one(),
    two: two(),
    own: book(one()),
    other: book(two()),
    crossing: crossing(),
    merged: merged(),
  });
  /** As it stood at the last tap: the order itself changes the table under it. */
  let plan = sides();
  const cross = (next: Crossing): void => {
    setCrossing(next);
    plan = sides();
  };
  /** The order first: the flags everybody sees; then who stands under them, in one's own book. */
  const enter = async (order: string): Promise<void> => {
    const second = plan.two === fresh ? `${pieceId(order)}.b1` : plan.two;
    for (const line of linesOf(plan, second)) if (line) await write(line as never);
  };
  return {
    one: { id: one, ids: () => here().map(({ id }) => id), pick: (id: string) => setOne(id), side: left },
    two: {
      id: two,
      ids: () => [...others().map(({ id }) => id), fresh],
      pick: (id: string) => setPicked(id),
      side: right,
    },
    crossing,
    cross,
    toggle: (id: string): void => {
      const ids = new Set(crossing().ids);
      if (!ids.delete(id)) ids.add(id);
      cross({ ...crossing(), ids });
    },
    book,
    called: (id: string): string => {
      const known = banner(id);
      return known ? bannerName(known) : t('A new banner');
    },
    args: () => {
      if (crossing().ids.size === 0 && crossing().points === 0) return undefined;
      if (two() === fresh && isEmpty(left())) return undefined;
      return { tile, merged: merged(), raised: two() === fresh ? [{ from: one(), name: '' }] : [] };
    },
    enter,
    listed: () => state().options.armies === 'units',
  };
}
export type Reorganising = ReturnType<typeof createReorganising>;
