/** Desertion and sickness take points of every banner; rot takes baggage, and hunger follows where there is none. */
import { dice, total } from '../../../../kernel/dice.ts';
import { askAll, change, note, type Procedure, part, rolled } from '../../../../kernel/procedure.ts';
import { say } from '../../../../kernel/text.ts';
import type { Change } from '../../changes/index.ts';
import type { ScoutBrief } from '../scout-brief.ts';
import { shortfall } from '../shortfall.ts';

export function* toll(
  { seat, from, struck }: ScoutBrief,
  event: 'desertion' | 'sickness',
  lost: string,
): Procedure<Change> {
  const rule = `me.scouting.event.${event}`;
  const rolls = yield* askAll(
    Object.fromEntries(
      struck.map(({ banner }) => [
        `${event}/${banner}`,
        rolled({ by: seat, rule, dice: lost, text: say('How many points does {banner} lose?', { banner }) }),
      ]),
    ),
  );
  let sum = 0;
  for (const { banner } of struck) {
    const points = total(dice(lost), rolls[`${event}/${banner}`] ?? []);
    sum += points;
    yield* change({ type: 'charged', banner, points });
  }
  yield* note(event, rule, { seat, tile: from, points: sum, banners: struck.length });
}

export function* rot({ seat, from, struck }: ScoutBrief, loads: number): Procedure<Change> {
  const rule = 'me.scouting.event.rot';
  const carrying = struck.filter(({ baggage }) => baggage >= loads);
  for (const { banner } of carrying) yield* change({ type: 'baggageChanged', banner, by: -loads });
  yield* note('rot', rule, { seat, tile: from, loads: carrying.length * loads });
  for (const { banner, number, baggage } of struck) {
    if (baggage >= loads) continue;
    const { total: rolledTotal, points } = yield* part(banner, shortfall, { by: seat });
    if (points > 0) yield* change({ type: 'charged', banner, points });
    yield* note('shortfall', 'me.subsistence.shortfall', {
      seat,
      banner,
      number,
      tile: from,
      total: rolledTotal,
      points,
    });
  }
}
