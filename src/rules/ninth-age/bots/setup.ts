/** How bots lay the map and found their realms, whichever way they agreed on. */
import { give, stateOf } from '../../../kernel/game.ts';
import type { TileId } from '../../../kernel/hex.ts';
import type { Json } from '../../../kernel/json.ts';
import { pick } from '../../../kernel/probing.ts';
import { act, oneIn } from '../../../kernel/tastes.ts';
import { founder, freeTinctures, planter } from '../founding/capital.ts';
import { layAutomatically } from '../map/automatic.ts';
import { freePlaces, layer } from '../map/in-turn.ts';
import { probe, type Table } from './probe.ts';

export function setUp(game: Table): void {
  const { seats, options } = stateOf(game);
  const [first = ''] = seats;
  probe(game, first);
  if (options.map === 'in-turn') layInTurn(game);
  else if (options.map === 'painted') give(game, first, 'arrange-map', { hexes: painted(game) });
  else give(game, first, 'lay-map', { hexes: laid(game, options.map === 'symmetrical') });
  if (options.map === 'automatic' && oneIn(4, game))
    give(game, first, 'arrange-map', { hexes: rearranged(game) });
  for (const seat of seats) probe(game, seat);
  give(game, first, 'end-stage', { stage: 'map' });
  foundRealms(game);
}

const laid = (game: Table, symmetrical = false): Json =>
  layAutomatically(stateOf(game).seats.length, symmetrical, game.source) as Json;
/** A hex more than the document has, and a river that runs dry now and then. */
const painted = (game: Table): Json => ({
  ...(laid(game) as object),
  ...(oneIn(2, game)
    ? { q40r0: { kind: 'river', river: [0, 3] }, q41r0: { kind: 'plain', river: null } }
    : {}),
});
function rearranged(game: Table): Json {
  const { hexes } = stateOf(game);
  const lies = Object.entries(hexes).map(([tile, { kind, river }]) => [tile, { kind, river }] as const);
  const swamp = lies.find(([, { kind }]) => kind === 'swamp')?.[0];
  return {
    ...(Object.fromEntries(lies) as { [tile: string]: Json }),
    ...(swamp === undefined ? {} : { [swamp]: { kind: 'forest', river: null } }),
  };
}

function layInTurn(game: Table): void {
  const [first = ''] = stateOf(game).seats;
  give(game, first, 'roll-laying', {});
  for (let seat = layer(stateOf(game)); seat !== undefined; seat = layer(stateOf(game))) {
    probe(game, seat);
    if (oneIn(4, game) && act(game, seat, 'lay-hex', { kind: 'mountain' })) continue;
    act(
      game,
      seat,
      'draw-hex',
      {},
      { likes: { kind: (kind) => (kind === null ? 5 : kind === 'river' ? 1 : 0) } },
    );
    const { drawn } = stateOf(game).map;
    const kind = drawn?.kind ?? 'mountain';
    const likes = {
      kind: (each: Json) => (each === kind ? 50 : each === 'mountain' ? 0 : 1),
      river: (course: Json) => (course === null ? 0 : 1),
    };
    if (act(game, seat, 'lay-hex', {}, { likes })) continue;
    // What fits nowhere the table lays all the same.
    const [tile] = freePlaces(stateOf(game));
    if (!tile) return;
    give(game, seat, 'lay-hex', { tile, kind: kind === 'river' ? 'plain' : kind, river: null });
  }
}

/** Bots mostly found where gold is, and not always give their realm a name at once. */
function foundRealms(game: Table): void {
  const [first = ''] = stateOf(game).seats;
  probe(game, first);
  if (stateOf(game).options.teams) formTeams(game);
  give(game, first, 'roll-founding', {});
  const rich = (tile: Json): number =>
    ['mountain', 'river'].includes(stateOf(game).hexes[tile as TileId]?.kind ?? '') ? 5 : 1;
  for (let seat = founder(stateOf(game)); seat !== undefined; seat = founder(stateOf(game))) {
    probe(game, seat);
    const name = oneIn(3, game) ? 'Highmoor' : '';
    if (!act(game, seat, 'found-capital', { name }, { likes: { tile: rich } })) {
      // Where earlier capitals leave no room, the table finds some all the same.
      const free = unflagged(game);
      if (free.length === 0) return;
      const tile = pick(free, game.source);
      give(game, seat, 'found-capital', { tile, tincture: freeTinctures(stateOf(game))[0] ?? 'azure', name });
    }
    act(game, seat, 'name-realm', { name: 'The March' });
  }
  for (let seat = planter(stateOf(game)); seat !== undefined; seat = planter(stateOf(game))) {
    probe(game, seat);
    if (!act(game, seat, 'plant-flag'))
      give(game, seat, 'plant-flag', { tile: unflagged(game)[0] ?? 'q0r0' });
    act(game, seat, 'name-place', { name: 'Westwatch' });
  }
  give(game, first, 'end-stage', { stage: 'founding' });
}
const unflagged = (game: Table): readonly TileId[] => {
  const { hexes } = stateOf(game);
  return (Object.keys(hexes) as TileId[]).filter((tile) => hexes[tile]?.flag === null);
};

function formTeams(game: Table): void {
  const { seats } = stateOf(game);
  const of = Object.fromEntries(seats.map((seat, index) => [seat, index % 2 ? 'dusk' : 'dawn']));
  give(game, seats[0] ?? '', 'form-teams', { of, turns: 1 + game.source(3) });
}
