/**
 * How bots practise magic. They keep a mage at home, read in the stars what they have a use for, and cast it where somebody
 * will notice; now and then a river is let go, and barns that magic filled are emptied.
 */
import { distance, type TileId, within } from '../../../kernel/hex.ts';
import type { Json } from '../../../kernel/json.ts';
import { ask, pick } from '../../../kernel/probing.ts';
import type { Question, Seat } from '../../../kernel/question.ts';
import { mayBegin, openTo } from '../../../kernel/tastes.ts';
import { casting as castingChart } from '../charts/spring-spells.ts';
import { castSpell } from '../magic/cast.ts';
import { casting, equinoxOf } from '../magic/casters.ts';
import type { SpellName } from '../magic/state.ts';
import { isSure, spellChart } from '../map/spellbook.ts';
import { feedsAny, isProtected, spellsNamed } from '../map/spells.ts';
import { lands } from '../map/terrain.ts';
import { bannersIn, bannersOf, forces, shipsIn } from '../queries.ts';
import type { BannerId, State } from '../state.ts';
import { type Game, give, offer, stateOf } from './game.ts';

/** The mage's banner, which stays in the capital unless it is needed elsewhere. */
const mageOf = (state: State, seat: Seat): BannerId | undefined => bannersOf(state, seat)[0]?.id;
export const keepsWatch = (state: State, banner: BannerId): boolean => {
  const { seat = '', tile = null } = state.banners[banner] ?? {};
  return tile !== null && tile === state.realms[seat]?.capital && banner === mageOf(state, seat);
};

/** Before the spring the mage goes home. */
export function goToTheSanctuary(game: Game, seat: Seat): void {
  const state = stateOf(game);
  const [mage, capital] = [mageOf(state, seat), state.realms[seat]?.capital];
  if (mage && capital && game.source(3) > 0)
    offer(game, seat, 'deploy', { banners: { [mage]: capital }, ships: {} });
}

/** Every seat casts in its turn, as soon as the first of them comes to the equinox. */
export function castAll(game: Game, seat: Seat): void {
  const equinox = equinoxOf(stateOf(game), seat);
  if (!equinox) return;
  ask(game, seat, 'draw-spell');
  offer(game, seat, 'order-casting', { year: stateOf(game).season.year, equinox });
  for (let caster = casting(stateOf(game), equinox); caster; caster = casting(stateOf(game), equinox)) {
    for (const other of stateOf(game).seats) ask(game, other, 'draw-spell', {});
    if (stateOf(game).magic.drawn[caster] === undefined) read(game, caster, equinox);
    if (stateOf(game).magic.drawn[caster] !== undefined) castOne(game, caster);
  }
}

/** The stars are kind to bots: mostly they offer what can be put to use. */
function read(game: Game, seat: Seat, equinox: 'autumn' | 'spring'): void {
  const state = stateOf(game);
  const { magic } = state;
  // A spell may be let go only where it has no target.
  const hasTarget = (spell: SpellName): boolean =>
    !castSpell.offered({ ...state, magic: { ...magic, drawn: { ...magic.drawn, [seat]: spell } } }, seat, {
      tile: null,
    }).open;
  const useful = spellChart[equinox].rows.filter(({ is }) => isSure(is.spell) || hasTarget(is.spell));
  const wished = (question: Question): Json | undefined =>
    question.ask === 'roll' && question.dice === 'd12' && useful.length > 0 && game.source(5) > 0
      ? [pick(useful, game.source).on[0]]
      : undefined;
  give(game, seat, 'draw-spell', {}, wished);
}

function castOne(game: Game, seat: Seat): void {
  const state = stateOf(game);
  const spell = state.magic.drawn[seat];
  if (spell === undefined) return;
  const capital = state.realms[seat]?.capital ?? 'q0r0';
  const far = (Object.keys(lands(state)) as TileId[]).find(
    (tile) => distance(tile, capital) > castingChart.range,
  );
  const capitals = Object.values(state.realms).flatMap((realm) => realm.capital ?? []);
  for (const tile of [far ?? capital, ...capitals, null]) ask(game, seat, 'cast-spell', { tile });
  ask(game, seat, 'draw-spell', {});
  const targets = new Set(openTo(game, seat, 'cast-spell', 'tile'));
  const open = within(capital, castingChart.range).filter((each) => targets.has(each));
  const near = open.filter((tile) => isWorth(game, spell, tile));
  const anywhere = Object.keys(state.tiles) as TileId[];
  const warded = anywhere.find((each) => isProtected(state, each));
  // Now and then the table lets a spell be wasted, on wards above all.
  const tile =
    warded !== undefined && !isSure(spell) && game.source(4) === 0
      ? warded
      : anywhere.length > 0 && !isSure(spell) && game.source(12) === 0
        ? pick(anywhere, game.source)
        : open.length === 0
          ? null
          : pick(near.length > 0 ? near : open, game.source);
  give(game, seat, 'cast-spell', { tile }, ({ label }) =>
    label === 'magic/reach' && game.source(4) > 0 ? [6, 6] : undefined,
  );
}

/** Somebody is there to be struck; barns are filled where they can be emptied. */
function isWorth(game: Game, spell: SpellName, tile: TileId): boolean {
  const state = stateOf(game);
  if (spell === 'storm' && Object.keys(state.ships).length > 0) return shipsIn(state, tile).length > 0;
  const there = bannersIn(state, tile);
  return spell === 'abundance'
    ? there.some((banner) => openTo(game, banner.seat, 'raze', 'tile').includes(tile))
    : there.length + shipsIn(state, tile).length > 0;
}

/** A mage who holds a river may try to let it go. */
export function releaseRivers(game: Game, seat: Seat): void {
  for (const { id, by } of spellsNamed(stateOf(game), 'hold-river')) {
    const args: Json = { spell: id };
    if (by === seat && game.source(6) === 0) offer(game, seat, 'release-river', args);
    ask(game, seat, 'release-river', args);
  }
}

/** Barns that magic filled are too good to leave. */
export function emptyBarns(game: Game, seat: Seat): void {
  for (const tile of forces(stateOf(game), seat).keys())
    if (feedsAny(stateOf(game), tile) && mayBegin(game, seat, 'raze', { tile }))
      offer(game, seat, 'raze', { tile, shares: {} });
}
