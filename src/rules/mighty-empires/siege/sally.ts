/** A sally: the besieged come out to fight, alone or beside friends who have come to relieve them. */
import * as v from 'valibot';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, hasBanners, notNow, pieceArg, tileArg, unless } from '../define.ts';
import { stricken } from '../magic/queries.ts';
import { encountersIn } from '../queries.ts';
import type { State } from '../state.ts';
import { insideOf, ralliedIn, siegesIn } from './walls.ts';

/** Whether friends of the besieged already attack the besiegers: then they may rally out in anybody's turn. */
const relieved = (state: State, seat: Seat, tile: string): boolean =>
  encountersIn(state, tile as 'q0r0').some(({ kind, attacker }) => kind === 'battle' && attacker === seat);

export const sally = define({
  id: 'sally',
  rule: 'me.siege.sally',
  title: say('Sally out'),
  args: v.object({ tile: tileArg, banners: v.pipe(v.array(pieceArg), v.minLength(1)) }),
  offered(state, seat, args) {
    if (!args)
      return unless(
        Object.values(state.encounters).every(
          ({ kind, defender }) => kind !== 'siege' || defender !== seat,
        ) && against('me.siege.sally', say('No walls of yours are under siege.')),
      );
    const { tile, banners } = args;
    const inside = insideOf(state, tile);
    const out = ralliedIn(state, tile);
    const stray = banners.find((banner) => !inside.includes(banner) || state.banners[banner]?.seat !== seat);
    const already = banners.find((banner) => out.includes(banner));
    return unless(
      !relieved(state, seat, tile) && notNow(state, seat, 'subsistence', 'scouting', 'movement', 'battle'),
      stricken(state, banners),
      stray !== undefined &&
        against('me.siege.sally', say('Banner {banner} is not shut in there.', { banner: stray })),
      already !== undefined &&
        against('me.siege.sally', say('Banner {banner} has rallied out already.', { banner: already })),
    );
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
  holds: ({ attackers }) => Object.keys(attackers),
});
