/** The scouts stumble on a lair. If its dragons wake, they wait on the table until somebody lets them fly. */
import { lookUp } from '../../../../kernel/chart.ts';
import { change, note, roll } from '../../../../kernel/procedure.ts';
import { byWord, type Sentences, sentence } from '../../../../kernel/sentences.ts';
import { say } from '../../../../kernel/text.ts';
import { dragonNumbers } from '../../charts/dragonrage.ts';
import { dragonLair } from '../../charts/scouting-events.ts';
import type { Events } from './event.ts';

export const lair: Events<'lair'> = {
  *lair({ seat, order }, _, { tile }) {
    const rule = 'me.scouting.event.lair';
    const stirred = yield* roll('lair', {
      by: seat,
      rule,
      dice: 'd6',
      chart: dragonLair.id,
      text: say('Do the dragons of {tile} wake?', { tile }),
    });
    if (!lookUp(dragonLair, stirred).is.wake) {
      yield* note('lair', rule, { seat, tile });
      return;
    }
    const dragons = yield* roll('dragons', {
      by: seat,
      rule: 'me.dragons.number',
      dice: lookUp(dragonNumbers, 'lair').is.dragons,
      chart: dragonNumbers.id,
      text: say('How many dragons wake?'),
    });
    yield* change({ type: 'dragonsWoke', id: `${order}.d`, lair: tile, dragons, by: seat });
    yield* note('dragons-woke', 'me.dragons.number', { seat, tile, dragons });
  },
};

export const lairSentences = {
  lair: sentence('A dragons’ lair at {tile}: the dragons sleep on, and the scouts tiptoe away.'),
  'dragons-woke': byWord('dragons', {
    1: 'The mountain of {tile} opens its eyes: a dragon is awake.',
    else: 'The mountain of {tile} opens its eyes: {dragons} dragons are awake.',
  }),
} satisfies Sentences;
