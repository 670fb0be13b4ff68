/** What a spell that reached its place does. */
import type { Procedure } from '../../../../kernel/procedure.ts';
import type { Change } from '../../change.ts';
import type { CastBrief } from '../brief.ts';

export type Effect = (b: CastBrief) => Procedure<Change>;
