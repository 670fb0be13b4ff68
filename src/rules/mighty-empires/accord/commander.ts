/** Extra players: one who has no empire may lead some of another's banners. Who commands what lies open. */
import * as v from 'valibot';
import { pick, words } from '../../../kernel/asks.ts';
import { change, note } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, hasBanners, nameArg, notYours, pieceArg } from '../define.ts';
import { bannersOf } from '../queries.ts';
import type { BannerId, State } from '../state.ts';

const rule = 'me.accord.commander';

/** Who leads a banner besides its owner, if anybody does. */
export const commanderOf = ({ accord }: State, banner: BannerId): string | undefined =>
  accord.commanders[banner];

export const appointCommander = define({
  id: 'appoint-commander',
  rule,
  title: say('Appoint a commander'),
  /** An empty name: the owner leads it again. */
  args: v.object({ banner: pieceArg, name: v.pipe(nameArg, v.trim()) }),
  *asks(state, seat) {
    const banner = yield* pick('banner', {
      text: say('Which banner has a commander?'),
      among: () => bannersOf(state, seat).map(({ id }) => id),
      against: (one) => notYours(state, seat, [one]),
      none: against('me.piece.banner', say('You have no banners.')),
    });
    const name = yield* words('name', { text: say('Who leads this banner?') });
    return { banner, name };
  },
  applies: (state, { banner }) => hasBanners(state, [banner]),
  brief: (state, { banner, name }, { seat }) => ({
    seat,
    banner,
    name,
    number: state.banners[banner]?.number ?? 0,
    before: commanderOf(state, banner) ?? '',
  }),
  *run({ seat, banner, name, number, before }) {
    yield* change({ type: 'commanderNamed', banner, name });
    if (name !== '') yield* note('commander', rule, { seat, number, name });
    else if (before !== '') yield* note('commander-gone', rule, { seat, number, name: before });
  },
});
