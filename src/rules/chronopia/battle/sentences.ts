/** Sentences of battles: arranged, prepared, fought. */
import { byWord, type Sentences, sentence } from '../../../kernel/sentences.ts';
import { byLand } from '../lands.ts';

export const battleSentences = {
  'battle-arranged': byWord('kind', {
    two: '{seat} finds an enemy willing to meet in the field.',
    else: '{seat} calls everybody out: each army for itself.',
  }),
  'battle-refused': sentence('{otherSeat} will not meet {seat} in the field now.'),
  'battle-scheduled': sentence('The battle of {seat} is set: {when}.'),
  'battle-unscheduled': sentence('The battle of {seat} no longer has a date.'),
  'battle-off': sentence('{seat} calls a battle off, and the armies go home unbloodied.'),
  'battle-stays': sentence('{otherSeat} holds {seat} to the battle agreed on.'),
  'challenge-accepted': sentence('{seat} throws down the gauntlet, and {otherSeat} picks it up.'),
  'challenge-declined': sentence(
    '{seat} throws down the gauntlet, and {otherSeat} looks away. It costs a territory.',
  ),
  generated: byLand('Between the two armies lies %.'),
  staked: sentence('{seat} stakes {territory}.'),
  weather: byWord('season', {
    winter: 'Snow in the air: a temperate winter, and the cold-blooded shiver.',
    spring: 'Mild and wet: spring in temperate country.',
    summer: 'Dry roads and long days: a temperate summer.',
    autumn: 'Mist on the fields: autumn in temperate country.',
    all: 'The country is {climate} all year round.',
  }),
  'desert-plain': sentence('The desert does what it always does.'),
  desert: sentence('The desert has its own terms: {desert}.'),
  'ally-marches': byWord('count', {
    1: '{allySeat} sends one warband to stand with {seat}.',
    else: '{allySeat} sends {count} warbands to stand with {seat}.',
  }),
  'ally-dismissed': sentence('{seat} fights without {allySeat} after all.'),
  'ally-refused': sentence('{allySeat} has no warbands to spare for {seat}.'),
  mission: sentence('{seat} knows what the battle is for: {mission}.'),
  summoned: byWord('count', {
    1: 'For {price} gold {seat} calls up one thing that should not walk.',
    else: 'For {price} gold {seat} calls up {count} things that should not walk.',
  }),
  won: byWord('kind', {
    two: '{winnerSeat} wins battle {number}, and {loserSeat} quits the field.',
    challenge: '{winnerSeat} holds the board at the end of battle {number}; the challenge is answered.',
    rescue: 'Battle {number}, a rescue, goes to {winnerSeat}.',
    else: '{winnerSeat} wins battle {number}.',
  }),
  'won-many': byWord('count', {
    1: 'In the press of battle {number} only {winnerSeat} completes the mission.',
    else: 'Out of the press of battle {number}, {count} armies carry home what they came for.',
  }),
  drawn: sentence('Battle {number} ends, and nobody is master of the field.'),
  'result-disputed': sentence('{otherSeat} does not agree with the result that {seat} reports.'),
  'captives-freed': byWord('count', {
    1: 'One captive of {seat} walks free.',
    else: '{count} captives of {seat} walk free.',
  }),
} satisfies Sentences;
