/** Sentences of the battlefield. */
import { byWord, type Sentences, sentence, type Told } from '../../../kernel/sentences.ts';
import type { attackerCards, defenderCards } from '../charts/combat.ts';

const count = (told: Told, name: string, none: string, some: string, one = some) =>
  sentence(Number(told[name]) > 0 ? (told[name] === 1 ? one : some) : none)(told);

type Card = (typeof attackerCards)[number] | (typeof defenderCards)[number];
const cards: { readonly [card: string]: string } = {
  direct: 'comes straight on',
  surprise: 'strikes out of nowhere',
  flank: 'swings round the flank',
  counter: 'charges back',
  hold: 'stands fast',
  withdraw: 'gives ground',
} satisfies { readonly [card in Card]: string };
const signed = (n: unknown): string => (Number(n) > 0 ? `+${n}` : String(n).replace('-', '−'));

export const battleSentences = {
  mustered: sentence('The beacons burn in {tile}: {points} points of armed townsfolk gather.'),
  'shut-in': sentence('The people of {tile} bar their gates before {seat}.'),
  strengths: (told) =>
    sentence(
      told.defender === 'independent'
        ? '{attackerSeat} brings {attack} points to {tile}, against {defence}.'
        : '{attackerSeat} brings {attack} points to {tile}; {defenderSeat} has {defence}.',
    )(told),
  cards: (told) => {
    const attacks = cards[String(told.attackerCard)] ?? '';
    const defends = cards[String(told.defenderCard)] ?? '';
    const [factor, strategic] = [signed(told.factor), signed(told.strategic)];
    return sentence(
      told.defender === 'independent'
        ? '{attackerSeat} {attacks}, the captain of the townsfolk {defends}: {factor} for numbers, {strategic} for cunning.'
        : '{attackerSeat} {attacks}, {defenderSeat} {defends}: {factor} for numbers, {strategic} for cunning.',
    )({ ...told, attacks, defends, factor, strategic });
  },
  fought: byWord('result', {
    attacker: '{attackerSeat} carries the day at {tile}.',
    'attacker-scatters': '{attackerSeat} sweeps all before them at {tile}.',
    defender: '{attackerSeat} is thrown back at {tile}.',
    'defender-scatters': '{attackerSeat} is broken at {tile}.',
    draw: 'Night falls over {tile}, and nobody has won.',
  }),
  'battle-losses': (told) =>
    count(
      told,
      'destroyed',
      'The day costs {seat} {points} points.',
      'The day costs {seat} {points} points and {destroyed} whole banners.',
      'The day costs {seat} {points} points and a whole banner.',
    ),
  'character-fell': (told) =>
    told.seat === 'independent'
      ? sentence('A captain of the townsfolk lies dead in {tile}.')(told)
      : count(
          told,
          'points',
          'Fate takes a leader of {seat} in {tile}, if one rode with the banners.',
          'A leader of {seat} lies dead in {tile}, and {points} points fall too.',
        ),
  defeated: (told) =>
    told.seat === 'independent'
      ? sentence('The townsfolk of {tile} are beaten, and go home.')(told)
      : sentence('{seat} must leave {tile}.')(told),
  scattered: (told) =>
    told.seat === 'independent'
      ? sentence('The townsfolk of {tile} run for their lives.')(told)
      : sentence('{seat} runs from {tile} in a hundred directions, and leaves the baggage behind.')(told),
  drawn: sentence('Both sides leave the field of {tile} to the crows.'),
  'let-go': sentence('{seat} lets {loserSeat} go.'),
  pursued: byWord('pursuit', {
    dispersed:
      '{seat} drives {loserSeat} like leaves: the baggage stays behind, and nobody looks for a path.',
    shadowed: '{seat} hangs on the heels of {loserSeat}: stragglers never get home.',
    general: '{seat} rides down the general’s staff of {loserSeat}.',
    baggage: '{seat} overtakes the baggage of {loserSeat}.',
    covered: '{seat} rides after {loserSeat}, and finds nothing but dust.',
    'rear-guard': '{seat} rides after {loserSeat} into an ambush.',
  }),
  'baggage-taken': byWord('points', {
    1: 'One baggage point falls to {seat}.',
    else: '{points} baggage points fall to {seat}.',
  }),
  'tile-won': sentence('The flag of {seat} goes up over {tile}.'),
  'cut-off': byWord('banners', {
    1: 'A banner of {seat} finds no way out of {tile}, and is no more.',
    else: '{banners} banners of {seat} find no way out of {tile}, and are no more.',
  }),
  'behind-walls': byWord('banners', {
    1: 'The gates of {tile} open for a banner of {seat}, and shut again.',
    else: 'The gates of {tile} open for {banners} banners of {seat}, and shut again.',
  }),
  'route-sought': sentence('Scouts of {seat} turn back and look for another path.'),
  retreated: byWord('banners', {
    1: 'A banner of {seat} falls back from {fromTile} to {toTile}.',
    else: '{banners} banners of {seat} fall back from {fromTile} to {toTile}.',
  }),
  'fell-back': sentence('{seat} has had enough, and leaves {tile} to {attackerSeat}.'),
  battle: byWord('outcome', {
    attacker: '{attackerSeat} beats {defenderSeat} at {tile}; {points} points fell between them.',
    defender: '{attackerSeat} recoils from {defenderSeat} at {tile}; {points} points fell between them.',
    draw: '{attackerSeat} and {defenderSeat} bleed each other at {tile} for nothing: {points} points.',
    siege: 'The gates of {tile} fall shut, and {attackerSeat} digs in before them.',
    'called-off': '{attackerSeat} thinks better of it and leaves {tile}.',
  }),
  'battle-refused': sentence(
    '{otherSeat} does not agree to what {seat} wrote about {tile}: it stays as it was.',
  ),
} satisfies Sentences;
