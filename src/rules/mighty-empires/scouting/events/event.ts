/** What an event of the chart does to the force whose scouts met it. */
import type { Procedure } from '../../../../kernel/procedure.ts';
import type { Change } from '../../change.ts';
import type { EventName, ScoutingEvent } from '../../charts/scouting-events.ts';
import type { ScoutBrief, Target } from '../brief.ts';

/** Scouts on in another tile, with the tiles as they now stand. */
export type Onward = (target: Target, targets: readonly Target[]) => Procedure<Change>;

/** What befalls scouts, event by event. @param row what the chart says of it */
export type Events<E extends EventName = EventName> = {
  readonly [Name in E]: (
    b: ScoutBrief,
    row: ScoutingEvent<Name>,
    target: Target,
    onward: Onward,
  ) => Procedure<Change>;
};
