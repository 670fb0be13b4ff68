/** Sentences of the muster roll. */
import { byWord, type Sentences, sentence } from '../../../kernel/sentences.ts';

export const rollSentences = {
  listed: byWord('count', {
    1: '{seat} adds to the army list: {names}.',
    else: '{seat} adds {count} kinds of troops to the army list: {names}.',
  }),
  'list-changed': sentence('{seat} corrects the army list: {names}.'),
  unlisted: sentence('{seat} strikes off the army list: {names}.'),
  raised: byWord('count', {
    1: '{name} enters the service of {seat}, at a cost of {price}.',
    else: '{name}, {count} strong, enter the service of {seat}, at a cost of {price}.',
  }),
  recruited: byWord('count', {
    1: '{seat} recruits one more for {name}, at a cost of {price}.',
    else: '{seat} recruits {count} more for {name}, at a cost of {price}.',
  }),
  raw: sentence('The newcomers among {name} have everything still to learn.'),
  'drugged-recruited': sentence(
    'In the flush of victory {seat} adds {count} glassy-eyed Drugged to the ranks, for {price} gold.',
  ),
  transferred: sentence('{seat} moves {count} from {name} to {into}.'),
  garrisoned: sentence('{seat} sends {name} to hold {place}.'),
  'to-the-field': sentence('{seat} calls {name} to the field army.'),
  disbanded: byWord('count', {
    1: '{seat} lets {name} go: one discharged.',
    else: '{seat} lets {name} go: {count} discharged, and what they had learnt goes home with them.',
  }),
  'warband-named': sentence('{seat}’s {before} will be known as {name}.'),
  'spell-bought': sentence('{seat}’s {caster} learns {spell}, at a cost of {gold}.'),
  'spell-sold': sentence('{seat}’s {caster} parts with {spell}, and gets {gold} back.'),
} satisfies Sentences;
