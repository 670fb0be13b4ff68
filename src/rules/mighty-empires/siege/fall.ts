/** A settlement falls: its garrison is gone one way or another, the flag changes, and its stores are shared out (Booty). */
import type { TileId } from '../../../kernel/hex.ts';
import type { Json } from '../../../kernel/json.ts';
import { change, enter, note, type Procedure } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { counted } from '../../../kernel/text.ts';
import { type Train, trainOf, trainTaken } from '../battle/train.ts';
import type { Change } from '../change.ts';
import { isMountainHold } from '../map/talents.ts';
import { type Besieging, siegesIn } from '../map/walls.ts';
import type { Spot } from '../places.ts';
import { canStockpile, mostBaggage, mostStockpile } from '../queries.ts';
import type { BannerId, Owner, State } from '../state.ts';

export type Carrier = { readonly banner: BannerId; readonly number: number; readonly baggage: number };
/** A siege as the procedures that may end it see it. */
export type Beleaguered = {
  readonly siege: string;
  /** Every siege of the same walls: they end together. */
  readonly sieges: readonly string[];
  readonly tile: TileId;
  readonly attacker: Seat;
  readonly defender: Owner;
  readonly besiegers: readonly Carrier[];
  readonly garrison: readonly Carrier[];
  readonly stockpile: number;
  readonly stores: boolean;
  /** A Dwarf settlement in the mountains. */
  readonly hold?: true;
  /** Prisoners and spoils in the garrison's baggage. */
  readonly train: Train;
};

const carriers = (state: State, banners: readonly BannerId[]): readonly Carrier[] =>
  banners.flatMap((banner) => {
    const found = state.banners[banner];
    return found ? [{ banner, number: found.number, baggage: found.baggage }] : [];
  });

export function beleaguered(state: State, siege: Besieging): Beleaguered {
  const { id, tile, attacker, defender, attackers } = siege;
  const holding = state.tiles[tile];
  return {
    siege: id,
    sieges: siegesIn(state, tile).map((each) => each.id),
    tile,
    attacker,
    defender,
    besiegers: carriers(state, Object.keys(attackers)),
    garrison: carriers(state, siege.siege.inside),
    stockpile: holding?.stockpile ?? 0,
    stores: canStockpile(holding),
    train: trainOf(state, siege.siege.inside),
    ...(isMountainHold(state, defender, tile) ? { hold: true as const } : {}),
  };
}

export function* ended({ sieges }: Beleaguered): Procedure<Change> {
  for (const id of sieges) yield* change({ type: 'encounterEnded', id });
}

/** The garrison is no more, and the besieger walks in, if any are left: `lost` besiegers fell before the gates. */
export function* falls(b: Beleaguered, lost: readonly BannerId[] = []): Procedure<Change> {
  yield* ended(b);
  const left = b.besiegers.find(({ banner }) => !lost.includes(banner));
  if (left) yield* trainTaken(b.train, b.attacker, left.banner);
  for (const { banner } of b.garrison) yield* change({ type: 'bannerFell', banner, how: 'destroyed' });
  if (!left) return;
  yield* change({ type: 'tileTaken', tile: b.tile, seat: b.attacker });
  const taken = b.garrison.reduce((sum, { baggage }) => sum + baggage, b.stockpile);
  yield* booty(b, taken, lost);
}

/** The garrison marches off under safe conduct with what it carries, and the besieger takes the settlement with its stores. */
export function* yielded(
  b: Beleaguered,
  places: readonly { readonly banner: BannerId; readonly tile: TileId; readonly spot: Spot }[],
): Procedure<Change> {
  yield* ended(b);
  for (const each of places) yield* change({ type: 'withdrew', ...each });
  yield* change({ type: 'tileTaken', tile: b.tile, seat: b.attacker });
}

/** Six to a banner at most, six in the stockpile; what nobody can carry is lost. */
export function* booty(
  { attacker, tile, besiegers, stores }: Beleaguered,
  points: number,
  lost: readonly BannerId[] = [],
): Procedure<Change> {
  if (points === 0) return;
  const most: Record<string, number> = { ...(stores ? { stockpile: mostStockpile } : {}) };
  for (const { banner, baggage } of besiegers)
    if (baggage < mostBaggage && !lost.includes(banner)) most[banner] = mostBaggage - baggage;
  const room = Object.values(most).reduce((sum, each) => sum + each, 0);
  const total = Math.min(points, room);
  const shares =
    total === 0
      ? {}
      : ((yield* enter('booty', {
          by: attacker,
          rule: 'me.siege.booty',
          text: counted(
            total,
            'Who carries the baggage point found behind the walls?',
            'Who carries the {n} baggage points found behind the walls?',
          ),
          bounds: { kind: 'split', total, among: Object.keys(most), most },
        })) as { readonly [who: string]: Json });
  if (stores) yield* change({ type: 'stockpileSet', tile, points: Number(shares.stockpile ?? 0) });
  for (const { banner } of besiegers)
    if (Number(shares[banner] ?? 0) > 0)
      yield* change({ type: 'baggageChanged', banner, by: Number(shares[banner]) });
  yield* note('booty', 'me.siege.booty', { seat: attacker, tile, points: total, lost: points - total });
}
