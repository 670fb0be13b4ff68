import { lookUp } from '../../../kernel/chart.ts';
import { neighbours, type TileId } from '../../../kernel/hex.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Rule, Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import { revenueValues } from '../charts/crowns.ts';
import { against, define, hasRealm, openUnless } from '../define.ts';
import { peopleOf } from '../map/talents.ts';
import { holdingsOf, ownerOf } from '../queries.ts';
import type { State } from '../state.ts';
import { notInWinter } from '../winter-now.ts';
import { rankOf } from './room.ts';
import { harboursOf } from './sea-roads.ts';

type Kind = 'capital' | 'city' | 'fortress' | 'village';
export type Paying = {
  readonly tile: TileId;
  readonly kind: Kind;
  readonly crowns: number;
  readonly ships: number;
};
export type Revenue = {
  /** Whether the capital stands: without it nothing comes in. */
  readonly capital: boolean;
  readonly paying: readonly Paying[];
  /** Settlements that bring in nothing, and the rule they do so by. */
  readonly unpaid: readonly { readonly tile: TileId; readonly kind: Kind; readonly why: Rule }[];
  /** What events and spells add or take. */
  readonly extra: readonly { readonly why: Rule; readonly crowns: number }[];
  readonly crowns: number;
};

/** Tiles joined to the capital by tiles of the same empire. */
export function joined(state: State, seat: Seat, from: readonly TileId[]): ReadonlySet<TileId> {
  const found = new Set(from.filter((tile) => ownerOf(state, tile) === seat));
  for (const tile of found)
    for (const next of neighbours(tile)) if (ownerOf(state, next) === seat) found.add(next);
  return found;
}

const capitalStands = (state: State, seat: Seat): boolean => {
  const capital = state.realms[seat]?.capital;
  return capital != null && ownerOf(state, capital) === seat;
};

const worth = (of: Kind | 'ship'): number => lookUp(revenueValues, of).is.crowns;

function extras(state: State, seat: Seat, paying: readonly Paying[]): Revenue['extra'] {
  const cities = paying.filter(({ kind }) => kind === 'city' || kind === 'capital').length;
  const villages = paying.filter(({ kind }) => kind === 'village').length;
  return state.winter.effects.flatMap((effect) => {
    if (!('seat' in effect) || effect.seat !== seat) return [];
    const { why } = effect;
    switch (effect.kind) {
      case 'crowns':
        return [{ why, crowns: effect.crowns }];
      case 'cities':
        return [{ why, crowns: effect.crowns * cities }];
      case 'villages':
        return [{ why, crowns: Math.floor(villages / effect.each) }];
      case 'famine':
        return [];
      default:
        return effect satisfies never;
    }
  });
}

/** Skaven live off ruins: every razed settlement under their flag pays like a village (Skaven). */
const ruins = (state: State, seat: Seat): readonly Paying[] =>
  Object.entries(state.tiles).flatMap(([tile, { razed, flag, site }]) =>
    razed && flag === seat && site !== 'barren'
      ? [{ tile: tile as TileId, kind: 'village' as const, crowns: worth('village'), ships: 0 }]
      : [],
  );

/** What a seat would collect now. */
export function revenueOf(state: State, seat: Seat): Revenue {
  const capital = capitalStands(state, seat);
  const home = state.realms[seat]?.capital;
  const linked = joined(state, seat, capital && home != null ? [home] : []);
  const struck = new Map(
    state.winter.effects.flatMap((effect) =>
      effect.kind === 'unpaid' ? [[effect.tile, effect.why] as const] : [],
    ),
  );
  const ports = harboursOf(state, seat);
  const paying: Paying[] = [];
  const unpaid: Revenue['unpaid'][number][] = [];
  for (const holding of holdingsOf(state, seat)) {
    const { tile } = holding;
    const kind = rankOf(state, holding);
    if (kind === 'barren') continue;
    const why =
      struck.get(tile) ??
      (capital ? (linked.has(tile) ? undefined : 'me.revenue.isolated') : 'me.revenue.capital');
    if (why !== undefined) {
      unpaid.push({ tile, kind, why });
      continue;
    }
    const ships = ports.includes(tile)
      ? Object.values(state.ships).filter((ship) => ship.tile === tile && ship.owner === seat && ship.harbour)
          .length
      : 0;
    paying.push({ tile, kind, crowns: worth(kind), ships });
  }
  const extra = capital ? extras(state, seat, paying) : [];
  if (capital && peopleOf(state, seat) === 'skaven')
    paying.push(...ruins(state, seat).filter(({ tile }) => !struck.has(tile)));
  const sum =
    paying.reduce((all, { crowns, ships }) => all + crowns + ships * worth('ship'), 0) +
    extra.reduce((all, { crowns }) => all + crowns, 0);
  return { capital, paying, unpaid, extra, crowns: capital ? Math.max(0, sum) : 0 };
}

export const collectRevenue = define({
  id: 'collect-revenue',
  rule: 'me.revenue',
  title: say('Collect your revenue'),
  ...openUnless((state, seat) => [
    notInWinter(state, seat, 'revenue'),
    state.winter.purses[seat]?.revenue != null &&
      against('me.revenue', say('You have already collected your revenue.')),
  ]),
  applies: (state, _, seat) => hasRealm(state, seat),
  brief(state, _, { seat }) {
    const { capital, paying, unpaid, crowns } = revenueOf(state, seat);
    const isolated = unpaid.filter(({ why }) => why === 'me.revenue.isolated').length;
    return { seat, capital, crowns, isolated, ships: paying.reduce((sum, { ships }) => sum + ships, 0) };
  },
  *run({ seat, capital, crowns, isolated, ships }) {
    yield* change({ type: 'revenueSet', seat, crowns });
    if (capital) yield* note('revenue', 'me.revenue', { seat, crowns });
    else yield* note('no-revenue', 'me.revenue.capital', { seat });
    if (capital && isolated > 0) yield* note('isolated', 'me.revenue.isolated', { seat, towns: isolated });
    if (capital && ships > 0) yield* note('trade-fleets', 'me.revenue.ships', { seat, ships });
  },
});
