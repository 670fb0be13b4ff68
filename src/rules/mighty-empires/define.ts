/** The shape of an order of this rule set, and the words most orders need. */
import { against } from '../../kernel/offers.ts';
import type { Seat } from '../../kernel/question.ts';
import { order, type Remark } from '../../kernel/ruleset.ts';
import { say, type Text } from '../../kernel/text.ts';
import type { Change } from './changes/index.ts';
import type { Stage, State, TurnPhase } from './state.ts';

export const define = order<State, Change>();

export {
  against,
  closed,
  countArg,
  mindful,
  minding,
  nameArg,
  noArgs,
  pieceArg,
  tileArg,
  unless,
} from '../../kernel/offers.ts';

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
    : against('me.setup.stage', say('That belongs to another stage of the campaign.'));

const elsewhen = say('That belongs to another phase of the turn.');
const belongs: { readonly [phase in TurnPhase]: Text } = {
  subsistence: say('That belongs to the subsistence of your turn.'),
  scouting: say('That belongs to the scouting of your turn.'),
  movement: say('That belongs to the movement of your turn.'),
  battle: say('That belongs to the battles of your turn.'),
  siege: say('That belongs to the sieges of your turn.'),
  raze: say('That belongs to the razing of your turn.'),
  reorganisation: say('That belongs to the reorganisation of your turn.'),
};

/** Not this seat's turn, or not one of these phases. */
export const notNow = (state: State, seat: Seat, ...phases: readonly TurnPhase[]): Remark | undefined => {
  const { season } = state;
  if (state.stage !== 'season')
    return against('me.season.turn', say('The campaign season is not under way.'));
  if (season.turn === null) return against('me.season.turn', say('Roll for initiative first.'));
  if (season.turn !== seat)
    return against('me.season.turn', say("It is {seat}'s turn.", { seat: season.turn }));
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
