/** What the changes of this rule set hold that is more than a number or a name. */
import * as is from '../../kernel/shapes.ts';
import { nameable as named } from './accord/nameable.ts';
import { type Proposal, proposalArg } from './accord/proposal.ts';
import { grounds } from './land/grounds.ts';
import { missionArg, type Plans } from './missions/kinds.ts';
import { tinctures } from './options.ts';
import { buildings } from './realm/buildings.ts';
import { type Activity, type Report, type State, stages, turnPhases } from './state.ts';

export const stage = is.oneOf(...stages);
export const turnPhase = is.oneOf(...turnPhases);
export const tincture = is.oneOf(...tinctures);
export const nameable = is.oneOf(...named);
export const building = is.oneOf(...buildings);
export const work = is.oneOf('none', 'tower', 'fortress', 'town', 'citadel');
export const proposal: is.Kind<Proposal> = proposalArg;

export const map = is.fields<State['map']>({
  tiles: is.by(is.tile, is.oneOf(...grounds)),
  rivers: is.list(is.list(is.tile)),
});
export const plans: is.Kind<Plans> = is.by(is.piece, missionArg);
export const report = is.fields<Report>({
  points: is.fields({ wotr: is.count, sbg: is.count, seas: is.count }),
  fielded: is.list(is.piece),
});
export const activity = is.fields<Activity>({
  kind: is.oneOf('land', 'sail', 'assault', 'raid'),
  seat: is.seat,
  pieces: is.list(is.piece),
  target: is.tile,
  rank: is.count,
  since: is.count,
  arranged: is.orNull(is.fields({ when: is.words, where: is.words })),
});
