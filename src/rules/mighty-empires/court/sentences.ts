/** Sentences of the courts. */
import { byWord, type Sentences, sentence } from '../../../kernel/sentences.ts';

export const courtSentences = {
  mission: sentence('{seat} sends diplomats with gifts to the free people of {tile}.'),
  'no-missions': sentence('{seat} sends no diplomats this winter.'),
  audience: (told) =>
    sentence(
      Number(told.total) > 4
        ? Number(told.rivals) > 0
          ? 'The king at {tile} lets the diplomats outbid each other in compliments.'
          : 'The king at {tile} is charmed.'
        : Number(told.rivals) > 0
          ? 'The king at {tile} has never seen so many fools in one hall, and has them all thrown out.'
          : 'The diplomats come home from {tile} without their clothes.',
    )(told),
  alliance: byWord('kind', {
    temporary: '{seat} and the free people around {tile} are allies until the next snow.',
    complete: 'The free people around {tile} join {seat} for good.',
  }),
  'alliance-broken': byWord('forces', {
    0: '{seat} breaks their word to the free people around {tile}.',
    else: '{seat} betrays the free people around {tile}, in their own houses.',
  }),
  letter: sentence('A rider of {fromSeat} comes to {toSeat} with a sealed letter.'),
  'letter-shown': sentence('{seat} passes a letter round; somebody turns pale.'),
  'crowns-paid': byWord('crowns', {
    1: '{fromSeat} counts a crown out to {toSeat}.',
    else: '{fromSeat} counts {crowns} crowns out to {toSeat}.',
  }),
  'captive-home': ({ name, ...told }) =>
    name
      ? sentence('{fromSeat} opens a dungeon door: {name} goes home to {toSeat}, in borrowed clothes.')({
          name,
          ...told,
        })
      : sentence('{fromSeat} opens a dungeon door: a captive goes home to {toSeat}, in borrowed clothes.')(
          told,
        ),
  'no-bargain': sentence('{seat} and {otherSeat} talk of crowns and captives, and part without a bargain.'),
  contingent: byWord('kind', {
    mercenaries: 'Strangers for hire muster in {tile} under the flag of {seat}: {people}.',
    allies: 'Allies of {seat} muster in {tile}: {people}.',
  }),
  waver: byWord('goes', {
    over: 'At {tile} {people} in the pay of {seat} turn their coats, and fight for {otherSeat}.',
    away: '{people} in the pay of {seat} march off the field of {tile}, and are seen no more.',
  }),
  'contingents-left': byWord('banners', {
    1: 'A hired banner draws its pay and goes home.',
    else: 'The hired banners draw their pay and go home: {banners}.',
  }),
} satisfies Sentences;
