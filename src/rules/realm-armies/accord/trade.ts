/** Bargains between two realms: points, tiles and heroes, if both will have it. */
import * as v from 'valibot';
import { pick, unlessAny, whole } from '../../../kernel/asks.ts';
import { dissent } from '../../../kernel/assent.ts';
import type { TileId } from '../../../kernel/hex.ts';
import { change, note, type Procedure } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import type { Change } from '../changes.ts';
import { against, countArg, define, hasRealm, pieceArg, tileArg, wrongStage } from '../define.ts';
import { armiesIn, fleetsOf, ownerOf, playing, speaker, tilesOf } from '../queries.ts';
import type { HeroId, State } from '../state.ts';

const goods = v.object({
  points: v.optional(countArg, 0),
  tiles: v.optional(v.array(tileArg), []),
  heroes: v.optional(v.array(pieceArg), []),
});
export type Goods = {
  readonly points: number;
  readonly tiles: readonly TileId[];
  readonly heroes: readonly HeroId[];
};
const nothing = ({ points, tiles, heroes }: Goods): boolean =>
  points === 0 && tiles.length === 0 && heroes.length === 0;

/** Why a seat cannot give that away. */
export function ungivable(state: State, seat: Seat, { points, tiles, heroes }: Goods): Remark | undefined {
  if (points > (state.realms[seat]?.treasury ?? 0))
    return against('ra.trade.points', say('{seat} has no {points} empire points.', { seat, points }));
  const foreign = tiles.find((tile) => ownerOf(state, tile) !== seat);
  if (foreign !== undefined)
    return against(
      'ra.trade.tiles',
      say('{ownerSeat} does not hold {tile}.', { tile: foreign, ownerSeat: seat }),
    );
  const manned = tiles.find(
    (tile) => armiesIn(state, tile).length > 0 || fleetsOf(state, seat).some(({ port }) => port === tile),
  );
  if (manned !== undefined)
    return against('ra.trade.tiles', say('The army or fleet in {tile} must leave first.', { tile: manned }));
  return heroes.some((hero) => state.heroes[hero]?.seat !== seat)
    ? against('ra.trade.heroes', say('That hero does not serve {seat}.', { seat }))
    : undefined;
}

/** A bargain must leave each realm one citadel at most. */
function secondCapital(state: State, seat: Seat, gives: Goods, takes: Goods): Remark | undefined {
  const citadels = (tiles: readonly TileId[]): number =>
    tiles.filter((tile) => state.tiles[tile]?.work === 'citadel').length;
  const own = tilesOf(state, seat).map(({ tile }) => tile);
  return citadels(own) - citadels(gives.tiles) + citadels(takes.tiles) > 1 && citadels(takes.tiles) > 0
    ? against('ra.upgrade.capital', say('A realm has one capital: {seat} would have two.', { seat }))
    : undefined;
}

/** The middle of the night is no time for it: what is being fought over must not change hands. */
const quiet = (state: State): boolean =>
  state.stage !== 'season' || !['battles', 'fleets', 'raids'].includes(state.turn.phase);

function* handOver(from: Seat, to: Seat, { points, tiles, heroes }: Goods): Procedure<Change> {
  if (points > 0) {
    yield* change({ type: 'paid', seat: from, points });
    yield* change({ type: 'earned', seat: to, points });
    yield* note('points-given', 'ra.trade.points', { seat: from, other: to, points });
  }
  for (const tile of tiles) {
    yield* change({ type: 'tileGiven', tile, seat: to });
    yield* note('tile-given', 'ra.trade.tiles', { seat: from, other: to, tile });
  }
  for (const hero of heroes) {
    yield* change({ type: 'heroGiven', hero, seat: to });
    yield* note('hero-given', 'ra.trade.heroes', { seat: from, other: to, hero });
  }
}

export const trade = define({
  id: 'trade',
  rule: 'ra.trade',
  title: say('Strike a bargain'),
  args: v.object({ with: pieceArg, gives: goods, takes: goods }),
  *asks(state, seat) {
    yield* unlessAny(
      wrongStage(state, 'season'),
      !quiet(state) && against('ra.trade.quiet', say('Bargains wait until the battles are over.')),
      playing(state).length < 2 && against('ra.trade', say('There is nobody to bargain with.')),
    );
    const other = yield* pick('with', {
      text: say('Whom do you bargain with?'),
      among: () => state.seats.filter((one) => one !== seat),
      against: (one) =>
        one === seat || !state.seats.includes(one)
          ? against('ra.trade', say('Bargain with another player.'))
          : undefined,
      none: against('ra.trade', say('There is nobody to bargain with.')),
    });
    const gives = yield* whole<Goods>('gives', { text: say('What do you give?') });
    const takes = yield* whole<Goods>('takes', {
      text: say('What do you get?'),
      against: (got) =>
        (nothing(gives) && nothing(got) ? against('ra.trade', say('Nothing changes hands.')) : undefined) ??
        ungivable(state, seat, gives) ??
        ungivable(state, other, got) ??
        secondCapital(state, seat, gives, got) ??
        secondCapital(state, other, got, gives),
    });
    return { with: other, gives, takes };
  },
  applies: (state, { with: other }, seat) =>
    hasRealm(state, other) === true ? hasRealm(state, seat) : hasRealm(state, other),
  brief: (state, { with: other, gives, takes }, { seat }) => ({
    seat,
    other,
    by: speaker(state, other),
    gives: gives as Goods,
    takes: takes as Goods,
  }),
  *run({ seat, other, by, gives, takes }) {
    const refused = yield* dissent([by], {
      rule: 'ra.trade',
      text: say('{seat} gives: {gives}. In return {otherSeat} gives: {takes}.', {
        seat,
        otherSeat: other,
        gives: spelt(gives),
        takes: spelt(takes),
      }),
      yes: say('A bargain'),
    });
    if (refused !== undefined) return yield* note('trade-refused', 'ra.trade', { seat, other });
    yield* note('trade', 'ra.trade', { seat, other });
    yield* handOver(seat, other, gives);
    yield* handOver(other, seat, takes);
  },
});

const counted = (n: number, one: string, many: string): string =>
  n === 0 ? '' : n === 1 ? `1 ${one}` : `${n} ${many}`;
/** What is given in figures, for the question put to the other side. */
const spelt = ({ points, tiles, heroes }: Goods): string =>
  [
    counted(points, 'empire point', 'empire points'),
    counted(tiles.length, 'tile', 'tiles'),
    counted(heroes.length, 'hero', 'heroes'),
  ]
    .filter((part) => part !== '')
    .join(', ') || 'nothing';
