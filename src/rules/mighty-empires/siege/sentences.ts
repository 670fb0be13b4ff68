/** Sentences of sieges and of burning towns. */
import { byWord, type Sentences, sentence, type Told } from '../../../kernel/sentences.ts';

const many = (told: Told, name: string, one: string, more: string): string => (told[name] === 1 ? one : more);

export const siegeSentences = {
  refuge: (told) =>
    sentence(
      told.rest === 0
        ? '{defenderSeat} shuts the gates of {tile} in the face of {attackerSeat}.'
        : `${many(told, 'inside', 'A banner of {defenderSeat} slips', '{inside} banners of {defenderSeat} slip')} behind the walls of {tile}; ${many(told, 'rest', 'one stays', '{rest} stay')} outside to fight.`,
    )(told),
  afield: sentence('{defenderSeat} leaves the gates of {tile} open and meets {attackerSeat} in the field.'),
  'joined-siege': sentence('Fresh banners of {seat} pitch their tents before {tile}.'),
  'siege-left': (told) =>
    sentence(
      told.stay === 0
        ? '{seat} strikes camp before {tile} and goes home.'
        : `${many(told, 'banners', 'A banner of {seat} leaves', '{banners} banners of {seat} leave')} the lines before {tile}; ${many(told, 'stay', 'one stays', '{stay} stay')}.`,
    )(told),
  sally: byWord('banners', {
    1: 'The gates of {tile} fly open: a banner of {seat} sallies out.',
    else: 'The gates of {tile} fly open: {banners} banners of {seat} sally out.',
  }),
  assault: byWord('assault', {
    'bloody-repulse': '{attackerSeat} is hurled from the walls of {tile} in blood: {score}.',
    repulse: 'Ladders fall and {attackerSeat} falls back from {tile}: {score}.',
    stormed: '{attackerSeat} is over the walls of {tile}: {score}.',
  }),
  stormed: sentence('{tile} is stormed. {seat} gives no quarter to the garrison.'),
  booty: (told) =>
    sentence(
      told.lost === 0
        ? `{seat} finds ${many(told, 'points', 'a baggage point', '{points} baggage points')} behind the walls of {tile}.`
        : `{seat} carries ${many(told, 'points', 'a baggage point', '{points} baggage points')} out of {tile}, and leaves {lost} to rot.`,
    )(told),
  battered: sentence('The engines of {seat} begin their work on the walls of {tile}.'),
  breach: byWord('bonus', {
    0: 'For all their noise the engines of {seat} have not scratched {tile}.',
    1: 'The battlements of {tile} are down in places.',
    2: 'A tower of {tile} leans, and will not stand much more.',
    else: 'A breach gapes in the walls of {tile}.',
  }),
  starvation: byWord('came', {
    holds: 'Rats are dear in {tile}, but nobody speaks of yielding.',
    hardship: 'In {tile} they dig for roots where they should man the walls.',
    surrender: 'A white cloth hangs from the gate tower of {tile}.',
    betrayal: 'By night somebody in {tile} slips the bolts.',
  }),
  betrayed: sentence('{tile} is betrayed, and its garrison dies in the streets. {attackerSeat} walks in.'),
  hardship: sentence('The walls of {tile} are poorly tended from now on.'),
  refused: sentence('{attackerSeat} will hear of no terms for {tile}.'),
  opened: sentence('{tile} opens its gates to {attackerSeat}; its garrison marches away unharmed.'),
  'no-way-out': sentence('No road leads out of {tile}: the terms come to nothing.'),
  'townsfolk-fed': sentence('{tile} eats from its stockpile for another month.'),
  'townsfolk-hungry': byWord('points', {
    0: 'The people of {tile} tighten their belts.',
    else: 'Hunger takes {points} points of the troops who hold {tile}.',
  }),
  terms: (told) =>
    sentence(
      told.answer === 'refuse'
        ? '{otherSeat} hears the terms of {seat} for {tile}, and sends the herald away.'
        : told.who === 'besieger'
          ? 'Hands are shaken before {tile}: {attackerSeat} lifts the siege.'
          : told.besides === ''
            ? '{defenderSeat} yields {tile} to {attackerSeat} on terms.'
            : '{defenderSeat} yields {tile} to {attackerSeat} on terms: {besides}',
    )(told),
  razed: (told) =>
    sentence(
      told.lost === 0
        ? `{seat} puts {tile} to the torch and carries off ${many(told, 'loads', 'a baggage point', '{loads} baggage points')}.`
        : `{seat} puts {tile} to the torch, carries off ${many(told, 'loads', 'a baggage point', '{loads} baggage points')} and burns {lost} more.`,
    )(told),
} satisfies Sentences;
