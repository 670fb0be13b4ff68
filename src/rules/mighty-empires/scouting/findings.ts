/** The dice of scouting: the chart of the ground, and the event chart where it says so. Decisions of plain data, so that chances are exact. */
import { lookUp } from '../../../kernel/chart.ts';
import { isDouble } from '../../../kernel/dice.ts';
import { type Decision, part, roll, rollFaces } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import { scoutingEvents } from '../charts/scouting-events.ts';
import type { Site } from '../charts/source.ts';
import type { ChartTerrain } from '../land/terrain.ts';
import { scoutingChart } from '../map/terrain.ts';
import type { Lairs } from '../options.ts';

export type Ground = {
  readonly by: Seat;
  readonly column: ChartTerrain;
  /** `never`: a campaign without dragons. */
  readonly lairOn11: Lairs;
  /** Nothing new is found there: only an event matters. */
  readonly known?: true;
};
/** What the scouts find, and whether it resists; or the event that befalls them. */
export type Finding =
  | { readonly find: Site; readonly total: number; readonly resists: boolean }
  | { readonly find: 'event'; readonly total: number; readonly event: number };

/** The total on the event chart; an 11 off the highlands is rolled again, and any lair where there are no dragons. */
export const eventTotal: Decision<Ground, number> = {
  id: 'me.scouting.event',
  *run(ground) {
    const total = yield* roll('event', {
      by: ground.by,
      rule: 'me.scouting.event',
      dice: '2d6',
      chart: scoutingEvents.id,
      text: say('What happens to the scouts?'),
    });
    const { is } = lookUp(scoutingEvents, total);
    const again =
      is.event === 'lair' &&
      (ground.lairOn11 === 'never' ||
        (is.reroll === 'off-highland' && ground.column !== 'highland' && ground.lairOn11 === 'highland'));
    return again ? yield* part('again', eventTotal, ground) : total;
  },
};

export const findings: Decision<Ground, Finding> = {
  id: 'me.scouting.findings',
  *run(ground) {
    const chart = scoutingChart(ground.column);
    const faces = yield* rollFaces('scouts', {
      by: ground.by,
      rule: 'me.scouting.chart',
      dice: '2d6',
      chart: chart.id,
      ...(ground.known
        ? {
            text: say('Does anything happen to the scouts?'),
            only: {
              rows: chart.rows.flatMap((row, at) => (row.is.find === 'event' ? [at] : [])),
              else: say('Nothing happens to them.'),
            },
          }
        : { text: say('What do the scouts find?') }),
    });
    const total = faces.sorted.reduce((sum, face) => sum + face, 0);
    const { is } = lookUp(chart, total);
    if (is.find === 'event') return { find: 'event', total, event: yield* part('event', eventTotal, ground) };
    const resists = 'resistsOnDouble' in is && is.resistsOnDouble && isDouble(faces);
    return { find: is.find, total, resists };
  },
};
