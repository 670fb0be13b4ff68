/** Sentences of the march, and of what bars its way. */
import { byWord, type Lines, line } from '../../../kernel/lines.ts';

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

export const movementLines = {
  route: (told) => (told.from === told.to ? toTheQuays : overTheHills)(told),
  stayed: line('{seat} looks into the gorge, and stays.'),
  crossing: byWord('total', {
    1: 'The ground gives way under {seat}, baggage and all.',
    2: 'Men and mules of {seat} are lost on the way.',
    3: 'The beasts of {seat} leave baggage behind on the way.',
    4: 'One baggage point of {seat} is lost, no more.',
    else: 'All of {seat}’s troops come through.',
  }),
  toll: line('The crossing costs banner {number} of {seat} {points} points.'),
  moved: line('{seat} marches from {fromTile} to {toTile}.'),
  met: line('{seat} meets {defenderSeat} in {tile}: there will be blood.'),
  occupied: line('Nobody bars {tile} to {seat} any more.'),
} satisfies Lines;
