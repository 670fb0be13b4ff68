/** The campaign as a map: land, flags, what is built, realms by name, and hexes that may be taken now. */
import { openTo } from '../../../../campaign/open-to.ts';
import type { View } from '../../../../campaign/view.ts';
import type { TileId } from '../../../../kernel/hex.ts';
import type { Seat } from '../../../../kernel/question.ts';
import { hexesOf } from '../../../../rules/ninth-age/queries.ts';
import type { Hex, State } from '../../../../rules/ninth-age/state.ts';
import type { HintView, LabelView, TileView } from '../../../map/model.ts';
import type { MapScene } from '../../contract.ts';
import { fixedOrigin, stateOf, tinctureOf } from '../names.ts';
import { landsOf } from './land.ts';

export const scene = (view: View, seat: Seat): MapScene => {
  const state = stateOf(view);
  const origin = fixedOrigin(state);
  return {
    seed: view.campaign,
    ...(origin === undefined ? {} : { origin }),
    tiles: tiles(state),
    banners: [],
    ships: [],
    labels: labels(state),
    hints: hints(view, state, seat),
    routes: [],
  };
};

const kept = new WeakMap<
  State['hexes'],
  { readonly realms: State['realms']; readonly tiles: readonly TileView[] }
>();
/** The same array for the same hexes: the map bakes again only when it changes. */
function tiles(state: State): readonly TileView[] {
  const known = kept.get(state.hexes);
  if (known?.realms === state.realms) return known.tiles;
  const lands = landsOf(state.hexes);
  const made = (Object.entries(state.hexes) as [TileId, Hex][]).flatMap(([id, hex]): TileView[] => {
    const land = lands[id];
    return land ? [{ id, land, known: true, ...held(state, hex) }] : [];
  });
  kept.set(state.hexes, { realms: state.realms, tiles: made });
  return made;
}

function held(state: State, { flag, walls, mine, capitalOf, name }: Hex): Partial<TileView> {
  const capital = capitalOf !== null && capitalOf === flag;
  const realm = capital ? state.realms[capitalOf]?.name : '';
  const called = name || realm;
  return {
    ...(flag === null ? {} : { owner: tinctureOf(state, flag) }),
    ...(walls !== null
      ? { settlement: capital ? ('capital' as const) : walls, ...(mine ? { mine: true as const } : {}) }
      : mine
        ? { settlement: 'mine' as const }
        : {}),
    ...(called ? { name: called } : {}),
  };
}

/** Names of realms run across what they hold beside the capital. */
const labels = (state: State): readonly LabelView[] =>
  state.seats.flatMap((seat): LabelView[] => {
    const realm = state.realms[seat];
    const over = hexesOf(state, seat).flatMap(({ tile }) => (tile === realm?.capital ? [] : [tile]));
    const named = realm?.capital && state.hexes[realm.capital]?.name;
    return realm?.name && named && over.length > 1
      ? [{ id: seat, kind: 'region', text: realm.name, tiles: over }]
      : [];
  });

/** What is done from the map at this point of the campaign. */
const fromMap = ({ stage, turn }: State): readonly string[] => {
  if (stage === 'founding') return ['found-capital', 'plant-flag'];
  return turn.phase === 'conquest' ? ['claim', 'conquer'] : [];
};
/** Hexes where the seat may do something now. */
const hints = (view: View, state: State, seat: Seat): readonly HintView[] =>
  fromMap(state).flatMap((order) =>
    openTo(view, seat, order, 'tile').map(({ one }) => ({ tile: one as TileId, tone: 'ask' })),
  );
