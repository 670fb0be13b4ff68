/** Desertion and sickness take points of every banner; rot takes baggage, and hunger follows where there is none. */
import { dice, total } from '../../../../kernel/dice.ts';
import { askAll, change, note, type Procedure, rolled } from '../../../../kernel/procedure.ts';
import { say } from '../../../../kernel/text.ts';
import type { Change } from '../../changes/index.ts';
import { starves } from '../../peoples/cannibals.ts';
import type { ScoutBrief } from '../scout-brief.ts';

export function* toll(
  { seat, from, struck }: ScoutBrief,
  event: 'desertion' | 'sickness',
  lost: string,
): Procedure<Change> {
  const rule = `me.scouting.event.${event}` as const;
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

export function* rot({ seat, from, struck, larder }: ScoutBrief, loads: number): Procedure<Change> {
  const rule = 'me.scouting.event.rot';
  const carrying = struck.filter(({ baggage }) => baggage >= loads);
  for (const { banner } of carrying) yield* change({ type: 'baggageChanged', banner, by: -loads });
  yield* note('spoiled', rule, { seat, tile: from, loads: carrying.length * loads });
  const eaten = new Set<string>();
  for (const { banner, number, baggage, people } of struck)
    if (baggage < loads && people !== 'undead')
      yield* starves(seat, { banner, number, tile: from, devours: people === 'goblinoids' }, larder, eaten);
}
