/** Sentences of what comes after a battle, and of captives. */
import { byWord, type Lines, line, type Told } from '../../../kernel/lines.ts';

/** Only the fates that befell somebody. */
const fates = (told: Told) => {
  const parts = [
    ['killed', '{killed} dead'],
    ['captured', '{captured} captured'],
    ['wounded', '{wounded} for the Hospital'],
    ['recovered', '{recovered} on their feet again'],
  ].flatMap(([name = '', words = '']) => (told[name] === 0 ? [] : [words]));
  return line(`{name} of {seat}, {figure}: ${parts.join(', ')}.`)(told);
};

export const aftermathLines: Lines = {
  fates,
  'past-help': line('{count} {figure} of {name} are past all help.'),
  unscathed: line('{seat} has nobody to carry off the field.'),
  captured: line('{holderSeat} leads off {count} {figure} of {seat} in ropes.'),
  hospital: byWord('count', {
    1: 'One of {name} goes to the Hospital of {seat}.',
    else: '{count} of {name} go to the Hospital of {seat}.',
  }),
  rerolled: byWord('over', {
    1: 'A desperate remedy for the {figure} of {seat} makes it final: {fate}. No more tonight.',
    else: 'A remedy is tried on the {figure} of {seat}: {fate}.',
  }),
  dispelled: line('The summoned fade, and {gold} of {paid} gold come back to {seat}.'),
  'summoned-captured': line(
    '{count} {figure} of {seat} fade in enemy hands, and nothing comes back of them.',
  ),
  learnt: line('{name} of {seat} are {points} points wiser.'),
  hits: line('{hits} hits went home for {name} of {seat}: {points} points of it.'),
  leader: line('{name} of {seat} led the victors: {points} points.'),
  underdog: line('Against the odds: every survivor of {seat} learns {bonus} points more.'),
  'nothing-learnt': line('Nobody of {seat} is left to learn from it.'),
  'underdog-paid': line('For facing such an enemy the overlord of {seat} sends {gold} gold.'),
  income: byWord('territories', {
    1: 'One territory brings {seat} {gold} gold.',
    else: '{territories} territories bring {seat} {gold} gold.',
  }),
  paid: line('{seat} pays the force: {gold} gold.'),
  'ready-again': line('{seat} is ready for the next battle.'),
  advanced: line('{name} of {seat} come out of it better: {what} {now}.'),
  'not-advanced': line('{name} of {seat} drill hard and learn nothing: {what} stays at {now}.'),
  tutored: line('{seat} pays {gold} gold for masters to teach {name}.'),
  rescue: line('{seat} turns round at once to free {count} from the hands of {holderSeat}.'),
  'no-rescue': line('{seat} leaves {count} captives to their fate.'),
  ransomed: line('{holderSeat} gives {count} captives back to {seat} for {price} gold.'),
  'ransom-refused': line('{otherSeat} will not hear of a ransom of {price} gold from {seat}.'),
  sold: line('{seat} sells {count} captives to the slavers: {gold} gold.'),
  drugged: line('{count} captives of {seat} drink what they are given, and forget who they were.'),
};
