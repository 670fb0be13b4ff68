/** Bargains between two realms: points, tiles and heroes, if both will have it. */
import { bargains } from '../../../kernel/bargain/bargain.ts';
import type { TileId } from '../../../kernel/hex.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { counted, say } from '../../../kernel/text.ts';
import type { Change } from '../change.ts';
import { against, hasRealm, pieceArg, tileArg, wrongStage } from '../define.ts';
import { armiesIn, fleetsOf, heroesOf, inPlay, playing, speaker, tilesOf } from '../queries.ts';
import type { State } from '../state.ts';

/** The middle of the night is no time for it: what is being fought over must not change hands. */
export const calm = (state: State): boolean =>
  state.stage !== 'season' || !['battles', 'fleets', 'raids'].includes(state.turn.phase);
const fallen = (state: State, seat: Seat): Remark | undefined =>
  inPlay(state, seat) ? undefined : against('ra.realm.fallen', say('That realm has fallen.'));

const { amount, pieces, bargain } = bargains<State, Change>();

export const trade = bargain({
  id: 'trade',
  rule: 'ra.trade',
  title: say('Offer a bargain'),
  goods: {
    points: amount({
      rule: 'ra.trade.points',
      has: ({ realms }, seat) => realms[seat]?.treasury ?? 0,
      said: ({ n }) => counted(n, '{n} empire point', '{n} empire points'),
      *pass({ from: seat, to: other }, { n: points }) {
        yield* change({ type: 'paid', seat, points });
        yield* change({ type: 'earned', seat: other, points });
        yield* note('points-given', 'ra.trade.points', { seat, other, points });
      },
    }),
    tiles: pieces({
      rule: 'ra.trade.tiles',
      arg: tileArg,
      among: (state, { from }) => tilesOf(state, from).map(({ tile }) => tile),
      against: (state, { from }, tile) =>
        armiesIn(state, tile).length > 0 || fleetsOf(state, from).some(({ port }) => port === tile)
          ? against('ra.trade.tiles', say('The army or fleet in {tile} must leave first.', { tile }))
          : undefined,
      said: ({ id }) => say('{landTile}', { landTile: id }),
      *pass({ from: seat, to: other }, { id: tile }) {
        yield* change({ type: 'tileGiven', tile, seat: other });
        yield* note('tile-given', 'ra.trade.tiles', { seat, other, tile });
      },
    }),
    heroes: pieces({
      rule: 'ra.trade.heroes',
      arg: pieceArg,
      among: (state, { from }) => heroesOf(state, from).map(({ id }) => id),
      said: ({ id }) => say('{hero}', { hero: id }),
      *pass({ from: seat, to: other }, { id: hero }) {
        yield* change({ type: 'heroGiven', hero, seat: other });
        yield* note('hero-given', 'ra.trade.heroes', { seat, other, hero });
      },
    }),
  },
  refused: 'trade-refused',
  hasRealm,
  shut: (state, seat) => [
    wrongStage(state, 'season'),
    fallen(state, seat),
    !calm(state) &&
      against('ra.trade.quiet', say('Bargains have to wait until the battles, fleets and raids are over.')),
  ],
  partners: playing,
  apart: fallen,
  /** A bargain must leave each realm one citadel at most. */
  unfit(state, seat, gives, gets) {
    const citadels = (tiles: readonly TileId[]): number =>
      tiles.filter((tile) => state.tiles[tile]?.work === 'citadel').length;
    const own = citadels(tilesOf(state, seat).map(({ tile }) => tile));
    return own - citadels(gives.tiles) + citadels(gets.tiles) > 1 && citadels(gets.tiles) > 0
      ? against(
          'ra.upgrade.capital',
          say('A realm can have only one capital: {seat} would have two.', { seat }),
        )
      : undefined;
  },
  speaker,
  *struck({ seat, other }) {
    yield* note('trade', 'ra.trade', { seat, other });
  },
});
