/** Sentences of what comes after a battle, and of captives. */
import { byWord, type Lines, line, type Told } from '../../../kernel/lines.ts';

/** Only the fates that befell somebody. */
const fates = (told: Told) => {
  const parts = [
    ['killed', '{killed} dead'],
    ['captured', '{captured} captured'],
    ['wounded', '{wounded} for the Hospital'],
    ['recovered', '{recovered} up again'],
  ].flatMap(([name = '', words = '']) => (told[name] === 0 ? [] : [words]));
  return line(`{seat}’s {name}, {figure}: ${parts.join(', ')}.`)(told);
};

export const aftermathLines = {
  fates,
  'past-help': line('Past all help in {name}: {count} × {figure}.'),
  unscathed: line('{seat} has nobody to carry off the field.'),
  captured: line('{holderSeat} leads {count} × {figure} of {seat} away in ropes.'),
  hospital: line('{count} of {name} go to {seat}’s Hospital.'),
  rerolled: byWord('over', {
    1: 'A desperate remedy for {seat}’s {figure} makes it final: {fate}.',
    else: 'A remedy is tried on {seat}’s {figure}: {fate}.',
  }),
  dispelled: line('The summoned fade, and {gold} of {paid} gold comes back to {seat}.'),
  'summoned-captured': line('Faded in enemy hands and lost to {seat} for good: {count} × {figure}.'),
  learnt: byWord('points', {
    1: '{seat}’s {name}: one point of experience.',
    else: '{seat}’s {name}: {points} points of experience.',
  }),
  hits: line('{seat}’s {name} scored hits that count: {hits}, worth {points} points.'),
  leader: line('{seat}’s {name} led the victors: {points} points.'),
  underdog: byWord('bonus', {
    1: 'Against the odds: one point more for every survivor of {seat}.',
    else: 'Against the odds: {bonus} points more for every survivor of {seat}.',
  }),
  'nothing-learnt': line('Nobody of {seat} is left to learn from it.'),
  'underdog-paid': line('For facing such an enemy {seat}’s overlord sends {gold} gold.'),
  income: byWord('territories', {
    1: 'One territory brings {seat} {gold} gold.',
    else: '{territories} territories bring {seat} {gold} gold.',
  }),
  paid: line('{seat} pays the force: {gold} gold.'),
  'ready-again': line('{seat} is ready for the next battle.'),
  advanced: line('Hard training pays for {seat}’s {name}: {what} {now}.'),
  'not-advanced': line('Much sweat and nothing learnt by {seat}’s {name}: {what} stays at {now}.'),
  tutored: line('{seat} pays {gold} gold for masters to teach {name}.'),
  rescue: byWord('count', {
    1: '{seat} turns round at once to free a captive from the hands of {holderSeat}.',
    else: '{seat} turns round at once to free {count} captives from the hands of {holderSeat}.',
  }),
  'no-rescue': byWord('count', {
    1: '{seat} leaves a captive to their fate.',
    else: '{seat} leaves {count} captives to their fate.',
  }),
  ransomed: byWord('count', {
    1: '{holderSeat} gives a captive back to {seat} for {price} gold.',
    else: '{holderSeat} gives {count} captives back to {seat} for {price} gold.',
  }),
  'ransom-refused': line('{otherSeat} turns down a ransom of {price} gold from {seat}.'),
  sold: byWord('count', {
    1: '{seat} sells a captive to the slavers: {gold} gold.',
    else: '{seat} sells {count} captives to the slavers: {gold} gold.',
  }),
  drugged: byWord('count', {
    1: 'A captive of {seat} drinks what they are given, and forgets their name.',
    else: '{count} captives of {seat} drink what they are given, and forget who they were.',
  }),
} satisfies Lines;
