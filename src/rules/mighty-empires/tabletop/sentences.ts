/** Sentences of battles fought with models, and of what became of those who fell in them. */
import { byWord, type Sentences, sentence } from '../../../kernel/sentences.ts';

export const tabletopSentences = {
  'battle-arranged': byWord('told', {
    none: 'The battle of {tile} has no date yet.',
    date: 'The armies will meet at {tile}: {date}.',
    place: 'The armies of {tile} will meet at {place}.',
    both: 'The armies of {tile} will meet: {date}, {place}.',
  }),
  'terrain-rolled': byWord('features', {
    1: 'Scouts pace out the field of {tile}: one feature worth fighting over.',
    else: 'Scouts pace out the field of {tile}: {features} features worth fighting over.',
  }),
  'field-agreed': byWord('barrier', {
    none: 'Both sides have walked the field of {tile} and shaken hands on it.',
    river: 'At {tile} they will fight across the river.',
    mountain: 'At {tile} they will fight in the pass.',
    coast: 'At {tile} they will fight with the sea at one flank.',
  }),
  'field-refused': sentence('{otherSeat} does not agree to the battlefield of {tile}.'),
  'day-broke': sentence('At {tile} the horns will sound in hour {hour}; night falls {turns} turns later.'),
  pincer: byWord('late', {
    0: 'From two sides and at one stroke {attackerSeat} closes on {tile}, in hour {hour}.',
    else: '{attackerSeat} closes the pincers on {tile} in hour {hour}; {late} of the forces are still on the road.',
  }),
  'force-arrives': byWord('arrives', {
    late: 'Dust on the road, and no more: the force from {fromTile} cannot be at {tile} before hour {due}.',
    'own-edge': 'The force from {fromTile} comes up behind its friends at {tile}, {units} units at first.',
    'left-flank': 'Horns on the left! The force from {fromTile} falls on {tile} with {units} units.',
    'right-flank': 'Horns on the right! The force from {fromTile} falls on {tile} with {units} units.',
    'any-of-three': 'The whole force from {fromTile} appears around {tile}, on any side it likes.',
  }),
  'table-points': sentence(
    'The field of {tile} is counted: {attackerPoints} for {attackerSeat}, {defenderPoints} for {defenderSeat}.',
  ),
  'table-fought': byWord('result', {
    draw: 'Night finds {attackerSeat} and {defenderSeat} at {tile} with nothing decided.',
    attacker: '{attackerSeat} carries the field of {tile} against {defenderSeat}.',
    defender: 'The field of {tile} stays with {defenderSeat}: {attackerSeat} gives way.',
    'attacker-scatters': '{attackerSeat} sweeps {defenderSeat} from the field of {tile} in utter rout.',
    'defender-scatters': '{attackerSeat} breaks on {defenderSeat} at {tile} and scatters to the winds.',
    stormed: 'Sword in hand {attackerSeat} fights a way over the walls of {tile}.',
    repulse: 'The ladders of {attackerSeat} come down, and {tile} holds.',
    'bloody-repulse': 'The ditch of {tile} is full of {attackerSeat}’s dead.',
  }),
  'wounded-gathered': byWord('oneIn', {
    0: 'None of {seat}’s fallen at {tile} recovers: {points} points are buried.',
    else: 'One in {oneIn} of {seat}’s fallen at {tile} recovers; {points} points are buried.',
  }),
  'character-fate': byWord('fate', {
    dead: '{name} of {seat} is found dead on the field of {tile}.',
    unconscious: '{name} of {seat} wakes among the fallen of {tile} with a sore head.',
    escapes: '{name} of {seat}, given up for lost at {tile}, rides into camp with a scratch.',
  }),
  'character-wounded': byWord('wound', {
    2: 'The surgeons of {seat} take an arm from {name}.',
    12: '{name} of {seat} will not walk straight again.',
    else: '{name} of {seat} is carried off the field of {tile} wounded.',
  }),
  'character-home': sentence('{name} of {seat} is left behind at {tile} and walks home.'),
  'captive-taken': sentence(
    '{holderSeat} finds {name} of {seat} on the field of {tile}, and puts them in chains.',
  ),
  'captive-retaken': sentence(
    'With the baggage {seat} takes {name} of {ownerSeat} out of the hands of {holderSeat}.',
  ),
  executed: byWord('prisoner', {
    dies: '{seat} has {name} of {ownerSeat} put to death.',
    stays: 'The sky darkens over the block of {seat}: guards lead {name} of {ownerSeat} back to the cells.',
    'escapes-home': '{name} of {ownerSeat} never came under the axe of {seat}; someone was well paid.',
    'escapes-to-force': '{name} of {ownerSeat} is gone from {seat}’s camp, and turns up among friends.',
  }),
  spoils: byWord('count', {
    1: '{seat} carries a trophy off the field of {tile}.',
    else: '{seat} carries {count} trophies off the field of {tile}.',
  }),
} satisfies Sentences;
