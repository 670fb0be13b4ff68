/** Desertion and sickness take points of every banner; rot takes baggage, and hunger follows where there is none. */

import { change, note, type Procedure, rollEach } from '../../../../kernel/procedure.ts';
import { type Sentences, sentence } from '../../../../kernel/sentences.ts';
import { say } from '../../../../kernel/text.ts';
import type { Change } from '../../change.ts';
import { starves } from '../../peoples/cannibals.ts';
import type { ScoutBrief } from '../brief.ts';
import type { Events } from './event.ts';

function* toll(
  { seat, from, struck }: ScoutBrief,
  event: 'desertion' | 'sickness',
  lost: string,
): Procedure<Change> {
  const rule = `me.scouting.event.${event}` as const;
  const rolls = yield* rollEach(struck, ({ banner }) => ({
    label: `${event}/${banner}`,
    by: seat,
    rule,
    dice: lost,
    text: say('How many points does {banner} lose?', { banner }),
  }));
  let sum = 0;
  for (const [{ banner }, points] of rolls) {
    sum += points;
    yield* change({ type: 'charged', banner, points });
  }
  yield* note(event, rule, { seat, tile: from, points: sum, banners: struck.length });
}

function* rot({ seat, from, struck, larder }: ScoutBrief, loads: number): Procedure<Change> {
  const rule = 'me.scouting.event.rot';
  const carrying = struck.filter(({ baggage }) => baggage >= loads);
  for (const { banner } of carrying) yield* change({ type: 'baggageChanged', banner, by: -loads });
  yield* note('spoiled', rule, { seat, tile: from, loads: carrying.length * loads });
  const eaten = new Set<string>();
  for (const { banner, number, baggage, people } of struck)
    if (baggage < loads && people !== 'undead')
      yield* starves(seat, { banner, number, tile: from, devours: people === 'goblinoids' }, larder, eaten);
}

export const tolls: Events<'desertion' | 'sickness' | 'rot'> = {
  desertion: (b, { event, eachLoses }) => toll(b, event, eachLoses),
  sickness: (b, { event, eachLoses }) => toll(b, event, eachLoses),
  rot: (b, { eachLosesBaggage }) => rot(b, eachLosesBaggage),
};

export const tollSentences = {
  desertion: sentence('Whole companies of {seat} desert in {tile}: {points} points of troops are lost.'),
  sickness: sentence('Fever in {seat}’s camp at {tile}: {points} points of troops are lost.'),
  spoiled: sentence('Bread turns green in {tile}: {seat} throws away {loads} baggage.'),
} satisfies Sentences;
