/** Sentences of ships and of war at sea. */
import { byWord, type Sentences, sentence, type Told } from '../../../kernel/sentences.ts';

const several = (told: Told, name: string): boolean => Number(told[name]) > 1;
const either =
  (many: (told: Told) => boolean, plural: string, single: string) =>
  (told: Told): ReturnType<ReturnType<typeof sentence>> =>
    sentence(many(told) ? plural : single)(told);
const ships = (plural: string, single: string) => either((told) => several(told, 'ships'), plural, single);

export const seaSentences = {
  voyage: ships(
    'With a fair wind {ships} ships of {seat} run from {fromTile} to {toTile}.',
    'With a fair wind a ship of {seat} runs from {fromTile} to {toTile}.',
  ),
  'put-out': ships(
    '{ships} ships of {seat} put to sea from {tile}.',
    'A ship of {seat} puts to sea from {tile}.',
  ),
  'put-in': ships(
    '{ships} ships of {seat} make fast at the quays of {tile}.',
    'A ship of {seat} makes fast at the quays of {tile}.',
  ),
  'passed-by': sentence('Off {tile} the sails of {seat} and {otherSeat} pass each other by.'),
  'out-sailed': (told) =>
    sentence(
      told.ahead === ''
        ? 'Off {tile} the wind drops: neither {seat} nor {otherSeat} can close.'
        : '{aheadSeat} has the wind off {tile}.',
    )(told),
  quays: sentence('Ships of {otherSeat} bar the harbour of {tile} to {seat}.'),
  'kept-out': sentence('{seat} cannot force the harbour of {tile}, and rides at anchor outside.'),
  'sea-battle': byWord('difference', {
    0: 'Rams and grapnels off {tile}: {winnerSeat} and {loserSeat} drift apart, and nothing is decided.',
    1: '{winnerSeat} has the better of {loserSeat} off {tile}.',
    2: '{winnerSeat} rakes the decks of {loserSeat} off {tile}.',
    3: '{winnerSeat} boards the ships of {loserSeat} off {tile}.',
    else: '{winnerSeat} leaves the sea off {tile} full of wreckage: {loserSeat} is shattered.',
  }),
  'sea-toll': sentence('{points} points of {banner} go over the side off {tile}.'),
  'driven-off': sentence('The ships of {ownerSeat} are driven from {tile} to {toTile}.'),
  'ships-sunk': (told) =>
    sentence(
      `${several(told, 'ships') ? '{ships} ships of {ownerSeat} go down off {tile}' : 'A ship of {ownerSeat} goes down off {tile}'}${
        told.drowned === 0
          ? '.'
          : several(told, 'drowned')
            ? ', and {drowned} banners with them.'
            : ', and a banner with it.'
      }`,
    )(told),
  embarked: sentence('Banner {number} of {seat} files up the gangplank in {tile}.'),
  landed: sentence('Troops of {seat} come ashore in {tile}.'),
  reembarked: (told) =>
    sentence(
      told.away
        ? 'What is left of {banner} wades back to its ship, and the ship stands out to sea.'
        : 'On the beach {banner} looks for its ship, and there is none.',
    )(told),
  sailed: (told) =>
    sentence(
      told.harbour ? 'A ship of {ownerSeat} puts in at {tile}.' : 'A ship of {ownerSeat} makes for {tile}.',
    )(told),
} satisfies Sentences;
