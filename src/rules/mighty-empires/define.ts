/** The shape of an order of this rule set, and the words most orders need. */
import { type Asking, pick, pickSome, type Why } from '../../kernel/asks.ts';
import { against, unlessIn } from '../../kernel/offers.ts';
import type { Seat } from '../../kernel/question.ts';
import { order, type Remark } from '../../kernel/ruleset.ts';
import { say, type Text } from '../../kernel/text.ts';
import type { Change } from './change.ts';
import { bannersOf } from './queries.ts';
import type { BannerId, Stage, State, TurnPhase } from './state.ts';

export const define = order<State, Change>();
export const openUnless = unlessIn<State>();

export { against, countArg, nameArg, pieceArg, tileArg } from '../../kernel/offers.ts';

/** Rules of one seat apply where it has a realm in this campaign. */
export const hasRealm = (state: State, seat: Seat): true | Remark =>
  Object.hasOwn(state.realms, seat) ||
  against('me.piece.seat', say('{seat} has no realm in this campaign.', { seat }));

export const hasBanners = (state: State, banners: readonly string[]): true | Remark => {
  const missing = banners.find((banner) => !Object.hasOwn(state.banners, banner));
  return (
    missing === undefined ||
    against('me.piece.banner', say('Banner {banner} is not on the map.', { banner: missing }))
  );
};

export const wrongStage = (state: State, stage: Stage): Remark | undefined =>
  state.stage === stage
    ? undefined
    : against('me.setup.stage', say('You cannot do that at this stage of the campaign.'));

const elsewhen = say('You cannot do that in this phase of the turn.');
const belongs: { readonly [phase in TurnPhase]: Text } = {
  subsistence: say('You can do that only in the subsistence phase of your turn.'),
  scouting: say('You can do that only in the scouting phase of your turn.'),
  movement: say('You can do that only in the movement phase of your turn.'),
  battle: say('You can do that only in the battle phase of your turn.'),
  siege: say('You can do that only in the siege phase of your turn.'),
  raze: say('You can do that only in the razing phase of your turn.'),
  reorganisation: say('You can do that only in the reorganisation phase of your turn.'),
};

/** Not this seat's turn, or not one of these phases. */
export const notNow = (state: State, seat: Seat, ...phases: readonly TurnPhase[]): Remark | undefined => {
  const { season } = state;
  if (state.stage !== 'season') return against('me.season.turn', say('It is not the campaign season.'));
  if (season.turn === null) return against('me.season.turn', say('Roll for initiative first.'));
  if (season.turn !== seat)
    return against('me.season.turn', say('It is {seat}’s turn.', { seat: season.turn }));
  if (phases.length > 0 && !(phases as readonly string[]).includes(season.phase))
    return against('me.season.phase', phases.length === 1 && phases[0] ? belongs[phases[0]] : elsewhen);
  return undefined;
};

/** Whether a banner is another seat's. */
export const notYours = (state: State, seat: Seat, banners: readonly string[]): Remark | undefined => {
  const banner = banners.find((id) => state.banners[id]?.seat !== seat);
  return banner === undefined
    ? undefined
    : against('me.piece.banner', say('Banner {banner} is not yours.', { banner }));
};

/** The first thing said against one of several. */
export function firstOf<T>(all: readonly T[], of: (one: T) => Why): Why {
  for (const one of all) {
    const why = of(one);
    if (why) return why;
  }
  return undefined;
}

interface Own<Against> {
  readonly text: Text;
  readonly none: Remark;
  /** What speaks against one that is the seat's own. */
  readonly against?: Against;
  /** All of the seat's, if it is not said. */
  readonly among?: () => readonly BannerId[];
}
const ownIn = (state: State, seat: Seat) => () => bannersOf(state, seat).map(({ id }) => id);

export function* ownBanner(
  state: State,
  seat: Seat,
  { against: why, ...put }: Own<(banner: BannerId) => Why>,
): Asking<BannerId> {
  return yield* pick('banner', {
    among: ownIn(state, seat),
    against: (one) => notYours(state, seat, [one]) ?? why?.(one),
    ...put,
  });
}
export function* ownBanners(
  state: State,
  seat: Seat,
  { against: why, ...put }: Own<(banner: BannerId, before: readonly BannerId[]) => Why>,
): Asking<readonly BannerId[]> {
  return yield* pickSome('banners', {
    among: ownIn(state, seat),
    against: (one, before) => notYours(state, seat, [one]) ?? why?.(one, before),
    ...put,
  });
}
/** Whether banners stand in several tiles. */
export const apart = (state: State, banners: readonly BannerId[]): boolean =>
  new Set(banners.map((id) => state.banners[id]?.tile)).size > 1;
