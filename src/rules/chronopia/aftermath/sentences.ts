/** Sentences of what comes after a battle. */
import { byWord, type Sentences, sentence, type Told } from '../../../kernel/sentences.ts';

/** Only the fates that befell somebody. */
const fates = (told: Told) => {
  const parts = [
    ['killed', '{killed} dead'],
    ['captured', '{captured} captured'],
    ['wounded', '{wounded} for the Hospital'],
    ['recovered', '{recovered} up again'],
  ].flatMap(([name = '', words = '']) => (told[name] === 0 ? [] : [words]));
  return sentence(`{seat}’s {name}, {figure}: ${parts.join(', ')}.`)(told);
};

export const aftermathSentences = {
  fates,
  'past-help': sentence('{name} mourns those past all help: {count} × {figure}.'),
  unscathed: sentence('{seat} has nobody to carry off the field.'),
  captured: sentence('{holderSeat} leads {count} × {figure} of {seat} away in ropes.'),
  hospital: sentence('{name} sends {count} to {seat}’s Hospital.'),
  rerolled: byWord('over', {
    1: 'A desperate remedy for {seat}’s {figure} makes it final: {fate}.',
    else: 'A remedy is tried on {seat}’s {figure}: {fate}.',
  }),
  dispelled: sentence('The summoned fade, and {gold} of {paid} gold comes back to {seat}.'),
  'summoned-captured': sentence('Faded in enemy hands and lost to {seat} for good: {count} × {figure}.'),
  learnt: byWord('points', {
    1: '{seat}’s {name}: one point of experience.',
    else: '{seat}’s {name}: {points} points of experience.',
  }),
  hits: sentence('{seat}’s {name} scored hits that count: {hits}, worth {points} points.'),
  leader: sentence('{seat}’s {name} led the victors: {points} points.'),
  underdog: byWord('bonus', {
    1: 'Against the odds: one more point for every survivor of {seat}.',
    else: 'Against the odds: {bonus} more points for every survivor of {seat}.',
  }),
  'nothing-learnt': sentence('{seat} has no one left to learn from it.'),
  'underdog-paid': sentence('{seat}’s overlord sends {gold} gold for facing such an enemy.'),
  income: byWord('territories', {
    1: 'One territory brings {seat} {gold} gold.',
    else: '{territories} territories bring {seat} {gold} gold.',
  }),
  paid: sentence('{seat} pays the force: {gold} gold.'),
  'ready-again': sentence('{seat} is ready for the next battle.'),
  advanced: sentence('Hard training pays for {seat}’s {name}: {what} {now}.'),
  'not-advanced': sentence('{seat}’s {name} sweats and learns nothing: {what} stays at {now}.'),
  tutored: sentence('{seat} pays {gold} gold for masters to teach {name}.'),
} satisfies Sentences;
