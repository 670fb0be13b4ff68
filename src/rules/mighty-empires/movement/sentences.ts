/** Sentences of the march, and of what bars its way. */
import { byWord, type Sentences, sentence } from '../../../kernel/sentences.ts';

const overTheHills = byWord('route', {
  none: '{seat} finds no way from {fromTile} to {toTile}.',
  perilous: '{seat} finds a way from {fromTile} to {toTile}, narrow and full of danger.',
  safe: '{seat} finds a good way from {fromTile} to {toTile}.',
});
/** A way down to the harbour of the tile one stands in. */
const toTheQuays = byWord('route', {
  none: '{seat} finds no way down to the harbour of {toTile}.',
  perilous: 'A stair cut in the cliff leads {seat} to the harbour of {toTile}.',
  safe: 'An old drove road takes {seat} down to the harbour of {toTile}.',
});

export const movementSentences = {
  route: (told) => (told.from === told.to ? toTheQuays : overTheHills)(told),
  stayed: sentence('{seat} looks into the gorge, and stays.'),
  crossing: byWord('total', {
    1: 'The ground gives way under {seat}, baggage and all.',
    2: 'Men and mules of {seat} are lost on the way.',
    3: 'The beasts of {seat} leave baggage behind on the way.',
    4: 'One baggage point of {seat} is lost, no more.',
    else: 'All of {seat}’s troops come through.',
  }),
  toll: sentence('The crossing costs banner {number} of {seat} {points} points.'),
  moved: sentence('{seat} marches from {fromTile} to {toTile}.'),
  met: sentence('{seat} meets {defenderSeat} in {tile}: there will be blood.'),
  occupied: sentence('Nobody bars {tile} to {seat} any more.'),
} satisfies Sentences;
