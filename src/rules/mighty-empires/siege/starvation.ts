/** Starvation: a garrison that could not be fed takes its losses, and then its townsfolk are put to the test. */
import { lookUp } from '../../../kernel/chart.ts';
import { neighbours, type TileId } from '../../../kernel/hex.ts';
import {
  change,
  choose,
  type Decision,
  note,
  type Procedure,
  part,
  roll,
  under,
} from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import type { Change } from '../change.ts';
import { starvation as chart, type Starvation } from '../charts/sieges.ts';
import { ashoreIn } from '../map/aboard.ts';
import { pride } from '../map/talents.ts';
import { landNeighbours } from '../map/terrain.ts';
import { type Besieging, insideOf, isNow, siegesIn, thisMonth } from '../map/walls.ts';
import { type MoveBrief, moveBrief, wayOf } from '../movement/brief.ts';
import { throughTheBlock } from '../movement/route.ts';
import type { Provisions } from '../provisions/forage.ts';
import { ownerOf } from '../queries.ts';
import type { Month, State } from '../state.ts';
import { type Beleaguered, beleaguered, booty, falls, yielded } from './fall.ts';

export type StarvationBrief = Beleaguered & {
  /** Who rolls: the besieged, or for townsfolk their besieger. */
  readonly by: Seat;
  /** A Dwarf town is betrayed by nobody but hirelings, and yields to none but Dwarfs (Dwarfs). */
  readonly proud: { readonly betrayal: boolean; readonly surrender: boolean };
  /** −1 over the winter. */
  readonly modifier: number;
  /** Ways out for a garrison that is let go. */
  readonly ways: readonly MoveBrief[];
  readonly now: Month;
};
export type Verdict = { readonly total: number; readonly came: Starvation['starvation'] };

export const starvationRoll: Decision<{ readonly by: Seat; readonly modifier: number }, Verdict> = {
  id: 'me.siege.starvation',
  *run({ by, modifier }) {
    const face = yield* roll('starvation', {
      by,
      rule: 'me.siege.starvation',
      dice: 'd6',
      modifier,
      chart: chart.id,
      text: say('How do the townsfolk bear their hunger?'),
    });
    return { total: face + modifier, came: lookUp(chart, face + modifier).is.starvation };
  },
};

/** The garrison of a tile as the starvation roll finds it. @param modifier −1 for a siege kept up over winter */
export function starving(state: State, order: string, siege: Besieging, modifier: number): StarvationBrief {
  const b = beleaguered(state, siege);
  const banners = b.garrison.map(({ banner }) => banner);
  const { tile, defender, attacker } = b;
  const free = (next: TileId): boolean =>
    ownerOf(state, next) !== 'independent' && ashoreIn(state, next).every(({ seat }) => seat === defender);
  const open = neighbours(tile).filter((next) => landNeighbours(state, tile).includes(next) && free(next));
  return {
    ...b,
    by: defender === 'independent' ? attacker : defender,
    proud: pride(state, defender, attacker, banners),
    modifier,
    ways:
      banners.length === 0
        ? []
        : open
            .filter((next) => banners.every((banner) => wayOf(state, banner, next, null)))
            .map((next) => moveBrief(state, order, banners, next, null)),
    now: thisMonth(state),
  };
}

/** Garrisons that a plan of provisions leaves hungry, once a month each. */
export function hungryGarrisons(state: State, order: string, plan: Provisions): readonly StarvationBrief[] {
  const tiles = new Set<TileId>();
  for (const [banner, from] of Object.entries(plan)) {
    const tile = state.banners[banner]?.tile;
    if (from === 'hunger' && tile && insideOf(state, tile).includes(banner)) tiles.add(tile);
  }
  return [...tiles].flatMap((tile) => {
    const [siege] = siegesIn(state, tile);
    return siege && !isNow(state, siege.siege.starved) ? [starving(state, order, siege, 0)] : [];
  });
}

/** Labels: `<tile>/starvation`, `<tile>/terms`, `<tile>/way<n>`, `<tile>/<way>/…`, `<tile>/booty`. */
export const starvation = (b: StarvationBrief): Procedure<Change> => under(b.tile, tested(b));

function* tested(b: StarvationBrief): Procedure<Change> {
  const { tile, attacker, defender, by, modifier } = b;
  yield* change({ type: 'starved', tile, ...b.now });
  const { total, came } = yield* part('hunger', starvationRoll, { by, modifier });
  yield* note('starvation', 'me.siege.starvation', { tile, defender, total, came });
  if ((came === 'betrayal' && b.proud.betrayal) || (came === 'surrender' && b.proud.surrender)) {
    yield* note('steadfast', 'me.peoples.dwarfs.steadfast', { tile, defender });
    return;
  }
  switch (came) {
    case 'betrayal':
      yield* note('betrayed', 'me.siege.betrayal', { tile, defender, attacker });
      yield* falls(b);
      return;
    case 'surrender':
      yield* surrender(b);
      return;
    case 'hardship':
      yield* change({ type: 'hardened', tile, by: lookUp(chart, total).is.bonus });
      yield* note('hardship', 'me.siege.hardship', { tile });
      return;
    case 'holds':
      return;
    default:
      came satisfies never;
  }
}

function* surrender(b: StarvationBrief): Procedure<Change> {
  const { tile, attacker, defender } = b;
  const rule = 'me.siege.surrender';
  const answer = yield* choose('terms', {
    by: attacker,
    rule,
    text: say('The garrison of {tile} offers to open the gates in return for safe conduct. Do you accept?', {
      tile,
    }),
    from: { accept: say('Let them go, and take the settlement'), refuse: say('Refuse: the siege goes on') },
  });
  if (answer === 'refuse') {
    yield* note('refused', rule, { tile, attacker, defender });
    return;
  }
  if (defender === 'independent') {
    yield* note('opened', rule, { tile, attacker, defender });
    yield* falls(b);
    return;
  }
  const way = yield* wayOut(b, defender);
  yield* note(way ? 'opened' : 'no-way-out', rule, { tile, attacker, defender });
  if (!way) return;
  const places = way.movers.map(({ banner, spot }) => ({ banner, tile: way.to, spot }));
  yield* yielded(b, places);
  yield* booty(b, b.stockpile);
}

/** The garrison picks its way, and looks for a route where one must be found; undefined where none leads out. */
function* wayOut(b: StarvationBrief, by: Seat): Procedure<Change, MoveBrief | undefined> {
  let open = b.ways;
  for (let n = 1; open.length > 0; n++) {
    const [only] = open;
    const picked = open.length === 1 && only ? only : yield* pick(`way${n}`, by, open);
    const blocked = picked.movers.filter((mover) => mover.blocked);
    if (blocked.length === 0) return picked;
    const through = yield* under(picked.to, throughTheBlock(picked, blocked));
    if (through.length > 0) return picked;
    open = open.filter(({ to }) => to !== picked.to);
  }
  return undefined;
}

function* pick(label: string, by: Seat, ways: readonly MoveBrief[]): Procedure<never, MoveBrief> {
  const to = yield* choose(label, {
    by,
    rule: 'me.siege.surrender',
    text: say('Where does the garrison march to?'),
    from: Object.fromEntries(
      ways.map((way) => [
        way.to,
        way.movers.some(({ blocked }) => blocked)
          ? say('To {tile}, if the garrison finds a route', { tile: way.to })
          : say('To {tile}', { tile: way.to }),
      ]),
    ),
  });
  return ways.find((way) => way.to === to) as MoveBrief;
}
