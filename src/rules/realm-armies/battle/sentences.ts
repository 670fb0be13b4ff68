/** The chronicle's sentences of battles for tiles. */
import { byWord, type Sentences, sentence } from '../../../kernel/sentences.ts';
import { workIn } from '../works.ts';

export const battleSentences = {
  uncontested: sentence('Nobody bars the way of {seat} into {tile}.'),
  landing: sentence('{seat} lands in {tile}, and nobody is there to see it.'),
  joined: sentence('{tile} is friendly already: {seat} marches in.'),
  met: byWord('kind', {
    field:
      '{attackerSeat} meets {defenderSeat} in the open field of {tile}. Dice: {attackDice} against {defenceDice}.',
    siege:
      '{attackerSeat} stands before the walls of {tile}, where {defenderSeat} waits. Dice: {attackDice} against {defenceDice}.',
    assault:
      'The boats of {attackerSeat} grind on the shingle of {tile}, under the eyes of {defenderSeat}. Dice: {attackDice} against {defenceDice}.',
  }),
  ground: byWord('cause', {
    guard: 'The watch of {seat} in {tile} was awake.',
    mountain: 'The mountains of {tile} fight for {seat}.',
  }),
  garrison: (told) =>
    sentence('The garrison of {tile} mans {what} for {seat}.')({ ...told, what: workIn(told, 'work') }),
  tower: sentence('In {tile} a lone tower flies the colours of {seat}, with no army beside it.'),
  fought: byWord('winner', {
    attacker: '{attackerSeat} carries {tile}, {attack} to {defence}.',
    defender: '{defenderSeat} holds {tile}, {defence} to {attack}.',
  }),
  withdrew: sentence('Army {number} of {seat} falls back from {fromTile} to {toTile}.'),
  destroyed: sentence('Army {number} of {seat} is no more.'),
  'hero-lost': sentence('{name}, who led them for {seat}, is never seen again.'),
  taken: sentence('The colours of {seat} go up over {tile}.'),
  'ships-lost': sentence('Fleet {number} of {seat} burns in the harbour of {fromTile}.'),
  'ships-flee': sentence('Fleet {number} of {seat} slips out of {fromTile}, and runs for {toTile}.'),
  downgraded: (told) =>
    sentence('What was {what} in {tile} is now {rest}.')({
      ...told,
      what: workIn(told, 'work'),
      rest: workIn(told, 'left'),
    }),
  'mine-destroyed': sentence('The mine of {tile} falls in.'),
} satisfies Sentences;
