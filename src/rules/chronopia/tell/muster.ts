/** Sentences of mustering, the muster roll and the territories. */
import { byWord, type Lines, line } from '../../../kernel/lines.ts';

const lands = {
  fortress: 'a fortress',
  city: 'a city',
  town: 'a town',
  village: 'a village',
  hamlet: 'a hamlet',
  outpost: 'an outpost',
} as const;
/** The same sentence for every land, with its name in it. */
export const byLand = (sentence: string) =>
  byWord(
    'land',
    Object.fromEntries(Object.entries(lands).map(([land, name]) => [land, sentence.replaceAll('%', name)])),
  );

export const musterLines = {
  army: byWord('army', {
    firstborn: '{seat} leads Firstborn to war.',
    elves: '{seat} calls the elven houses to war.',
    dwarves: '{seat} opens the dwarven gates: the clans march.',
    blackbloods: '{seat} lets the Blackbloods off the leash.',
    devout: '{seat} marches with the Devout, and the dead stir.',
    stygians: '{seat} brings the Stygians up from the deep places.',
    else: '{seat} raises an army.',
  }),
  'second-territory': byLand('Besides the fortress, {seat} holds % from the start.'),
  mustered: line('{seat} stands ready: the banners are out and the gates are open.'),
  'mustering-again': line('{seat} thinks better of it, and musters again.'),
  'left-over': line('{seat} keeps {gold} gold in the treasury.'),
  begun: line('The campaign begins. May the histories be kind.'),
  listed: byWord('count', {
    1: '{seat} adds to the army list: {names}.',
    else: '{seat} adds {count} kinds of troops to the army list: {names}.',
  }),
  'list-changed': line('{seat} corrects the army list: {names}.'),
  unlisted: line('{seat} strikes off the army list: {names}.'),
  raised: byWord('count', {
    1: '{name} enters the service of {seat}, at a cost of {price}.',
    else: '{name}, {count} strong, enter the service of {seat}, at a cost of {price}.',
  }),
  recruited: byWord('count', {
    1: '{seat} recruits one more for {name}, at a cost of {price}.',
    else: '{seat} recruits {count} more for {name}, at a cost of {price}.',
  }),
  raw: line('The newcomers among {name} have everything still to learn.'),
  'drugged-recruited': line(
    'In the flush of victory {seat} adds {count} glassy-eyed Drugged to the ranks, for {price} gold.',
  ),
  transferred: line('{seat} moves {count} from {name} to {into}.'),
  garrisoned: line('{seat} sends {name} to hold {place}.'),
  'to-the-field': line('{seat} calls {name} to the field army.'),
  disbanded: byWord('count', {
    1: '{seat} lets {name} go: one discharged.',
    else: '{seat} lets {name} go: {count} discharged, and what they had learnt goes home with them.',
  }),
  'warband-named': line('{seat}’s {before} will be known as {name}.'),
  'spell-bought': line('{seat}’s {caster} learns {spell}, at a cost of {gold}.'),
  'spell-sold': line('{seat}’s {caster} parts with {spell}, and gets {gold} back.'),
  upgraded: byLand('{seat} spends {gold} gold on {territory}, and makes it %.'),
  'territory-named': line('{seat} names a territory {name}.'),
  'territory-gained': byLand('{seat} takes possession of %.'),
  'territory-taken': byLand('{seat} takes {territory} from {loserSeat}: % richer.'),
  'territory-given-up': line('{seat} cannot hold everything, and lets {territory} go.'),
  'territory-declined': line('{seat} holds enough already; the new land goes to nobody.'),
} satisfies Lines;
