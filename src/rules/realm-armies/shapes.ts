/** What the changes of several chapters hold that is more than a number or a name. */
import * as is from '../../kernel/shapes.ts';
import { type Proposal, proposalArg, tinctures } from './options.ts';
import { stages, turnPhases } from './state.ts';

export const stage = is.oneOf(...stages);
export const turnPhase = is.oneOf(...turnPhases);
export const tincture = is.oneOf(...tinctures);
export const work = is.oneOf('none', 'tower', 'fortress', 'town', 'citadel');
export const proposal: is.Kind<Proposal> = proposalArg;
