/** A sally: the besieged come out to fight, alone or beside friends who have come to relieve them. */
import * as v from 'valibot';
import { pick, pickSome } from '../../../kernel/asks.ts';
import type { TileId } from '../../../kernel/hex.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, hasBanners, notNow, pieceArg, tileArg } from '../define.ts';
import { stricken } from '../map/spells.ts';
import { insideOf, ralliedIn, siegesIn } from '../map/walls.ts';
import { encountersIn } from '../queries.ts';
import type { State } from '../state.ts';

/** Whether friends of the besieged already attack the besiegers: then they may rally out in anybody's turn. */
const relieved = (state: State, seat: Seat, tile: TileId): boolean =>
  encountersIn(state, tile).some(({ kind, attacker }) => kind === 'battle' && attacker === seat);

/** Why a banner cannot come out of the walls of a tile. */
function notWithin(state: State, seat: Seat, tile: TileId, banner: string): Remark | undefined {
  if (state.banners[banner]?.seat !== seat || !insideOf(state, tile).includes(banner))
    return against('me.siege.sally', say('Banner {banner} is not behind those walls.', { banner }));
  return ralliedIn(state, tile).includes(banner)
    ? against('me.siege.sally', say('Banner {banner} has already sallied out.', { banner }))
    : undefined;
}

export const sally = define({
  id: 'sally',
  rule: 'me.siege.sally',
  title: say('Sally out'),
  args: v.object({ tile: tileArg, banners: v.pipe(v.array(pieceArg), v.minLength(1)) }),
  *asks(state, seat) {
    const tile = yield* pick('tile', {
      text: say('From which walls?'),
      among: () => [
        ...new Set(
          Object.values(state.encounters).flatMap(({ kind, defender, tile: walls }) =>
            kind === 'siege' && defender === seat ? [walls] : [],
          ),
        ),
      ],
      against: (one) =>
        relieved(state, seat, one)
          ? undefined
          : notNow(state, seat, 'subsistence', 'scouting', 'movement', 'battle'),
      none: against('me.siege.sally', say('None of your walls are under siege.')),
    });
    const banners = yield* pickSome('banners', {
      text: say('Which banners sally out?'),
      among: () => insideOf(state, tile).filter((banner) => state.banners[banner]?.seat === seat),
      against: (banner) => stricken(state, [banner]) ?? notWithin(state, seat, tile, banner),
      none: against('me.siege.sally', say('You have no banner behind those walls.')),
    });
    return { tile, banners };
  },
  applies: (state, { banners, tile }) => {
    const here = hasBanners(state, banners);
    if (here !== true) return here;
    return siegesIn(state, tile).length > 0 || against('me.siege.over', say('That siege is over.'));
  },
  brief(state, { tile, banners }, { seat, order }) {
    const defender = siegesIn(state, tile)[0]?.defender ?? seat;
    const mine = encountersIn(state, tile).filter(
      (each) => each.kind === 'battle' && each.attacker === defender,
    );
    const besiegers = [...new Set(siegesIn(state, tile).map(({ attacker }) => attacker))];
    return {
      seat: defender,
      tile,
      // They come out of the walls, and are thrown back behind them.
      attackers: Object.fromEntries(banners.map((banner) => [banner, tile])),
      meets: besiegers.map((besieger, index) => {
        const known = mine.find((each) => each.defender === besieger)?.id;
        return { besieger, id: known ?? `${order}.e${index + 1}` };
      }),
    };
  },
  *run({ seat, tile, attackers, meets }) {
    for (const { besieger, id } of meets)
      yield* change({ type: 'met', id, tile, attacker: seat, attackers, defender: besieger });
    yield* note('sally', 'me.siege.sally', { seat, tile, banners: Object.keys(attackers).length });
  },
});
