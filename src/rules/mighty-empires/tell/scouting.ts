/** Sentences of scouting, its mishaps, the dragons, and the march. */
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

export const scoutingLines = {
  barren: line('Scouts of {seat} ride through {tile} and meet nobody.'),
  submits: byWord('site', {
    village: 'Scouts of {seat} are feasted from village to village: {tile} is theirs.',
    fortress: 'Scouts of {seat} find the drawbridge down: the lord of {tile} swears fealty.',
    city: 'Scouts of {seat} are handed the keys of a city: {tile} is theirs.',
  }),
  resists: byWord('site', {
    village: 'Pitchforks and barred doors: the villages of {tile} want none of {seat}.',
    fortress: 'Arrows from the battlements: the fortress of {tile} wants none of {seat}.',
    city: 'Gates slam shut: the city of {tile} wants none of {seat}.',
  }),
  'no-pieces': line('{tile} might have held more, but the map has no more to give.'),
  harbour: byWord('ships', {
    0: 'The quays of {tile} lie empty.',
    else: 'Ships at the quays of {tile}: {ships}.',
  }),
  scouted: line('Nothing befalls the scouts of {seat}: they know the way to {tile}.'),
  liberated: line(
    '{tile} had nobody to defend it: its people cheer the scouts of {seat}, and {ownerSeat} is forgotten.',
  ),
  skirmish: byWord('total', {
    1: 'Pickets of {tile} catch a scout of {seat}, who tells them the strength of the force.',
    2: 'Pickets of {tile} drive the scouts of {seat} off: neither side learns anything.',
    3: 'Scouts of {seat} count the campfires of {tile} from a ridge, and learn how strong the enemy is.',
    4: 'Scouts of {seat} break through the pickets of {tile}: they learn the points of each banner there, and one full list.',
    else: 'Scouts of {seat} walk unseen among the tents of {tile}, and learn all that the banners there hold.',
  }),
  'event-met': line('The scouts of {seat} do not reach {tile}: they learn nothing of it.'),
  desertion: line('Whole companies of {seat} desert in {tile}: {points} points of troops are lost.'),
  sickness: line('Fever in {seat}’s camp at {tile}: {points} points of troops are lost.'),
  spoiled: line('Bread turns green in {tile}: {seat} throws away {loads} baggage.'),
  mutiny: line('Mutiny in {tile}! {seat}’s force does not move this month.'),
  storms: line('Rain pins {seat}’s force to its tents in {tile}: it does not move this month.'),
  astray: line('Scouts bound for {tile} lose the way and come out in {nextTile}: they scout that instead.'),
  nowhere: line('Scouts bound for {tile} lose the way and come home footsore: they scouted nothing.'),
  bandits: line('Bandits ambush the scouts on the road to {tile}. None comes back, but no troops are lost.'),
  convoy: line(
    'The scouts bring a merchant convoy to {tile} with {found} baggage: the force has room for {kept}.',
  ),
  recruits: line('Swords for hire: {points} points of troops join {banner}.'),
  slain: line('Mercenaries cut down the scouts of {seat}. Nobody signs on, but no troops are lost.'),
  lair: line('A dragons’ lair at {tile}: the dragons sleep on, and the scouts tiptoe away.'),
  'dragons-woke': byWord('dragons', {
    1: 'The mountain of {tile} opens its eyes: a dragon is awake.',
    else: 'The mountain of {tile} opens its eyes: {dragons} dragons are awake.',
  }),
  'dragons-fly': byWord('dragons', {
    1: 'A dragon takes wing from {lairTile}.',
    else: '{dragons} dragons take wing from {lairTile}.',
  }),
  dragons: byWord('total', {
    1: 'A shadow passes over {tile}, and is gone.',
    5: 'Dragons leave nothing standing in {tile}.',
    6: 'Dragons leave nothing standing in {tile}.',
    else: 'Dragons swoop upon {tile}.',
  }),
  'ship-burnt': line('A fleet burns to the waterline off {tile}.'),
  route: (told) => (told.from === told.to ? toTheQuays : overTheHills)(told),
  stayed: line('{seat} looks into the gorge, and stays.'),
  crossing: byWord('total', {
    1: 'The ground gives way under {seat}, baggage and all.',
    2: 'Men and mules of {seat} are lost on the way.',
    3: 'The beasts of {seat} leave baggage behind on the way.',
    4: 'One baggage point of {seat} is lost, no more.',
    else: 'All of {seat} come through.',
  }),
  toll: line('The crossing costs banner {number} of {seat} {points} points.'),
  moved: line('{seat} marches from {fromTile} to {toTile}.'),
  met: line('{seat} meets {defenderSeat} in {tile}: there will be blood.'),
  occupied: line('Nobody bars {tile} to {seat} any more.'),
} satisfies Lines;
