/** Sentences of espionage. */
import { byWord, type Sentences, sentence } from '../../../kernel/sentences.ts';

const first = (order: unknown): string => String((order as readonly string[])[0] ?? '');

export const espionageSentences = {
  operatives: byWord('operatives', {
    0: '{seat} trusts in open war: no operative is in their pay.',
    1: 'One stranger with a purse of {seat} crosses the snow.',
    else: 'Strangers with purses of {seat} cross the snow: {operatives} of them.',
  }),
  'operative-placed': sentence('Somebody in the pay of {seat} takes a room in {tile}.'),
  'espionage-order': (told) =>
    sentence('The first knife in the dark belongs to {firstSeat}.')({ first: first(told.order) }),
  misplaced: sentence('A stranger in the pay of {seat} finds nobody to deal with in {tile}, and goes home.'),
  turned: byWord('type', {
    assassin: 'The stranger in {tile} carries a blade: an assassin of {seat}.',
    spy: 'The stranger in {tile} asks too many questions: a spy of {seat}.',
    saboteur: 'The stranger in {tile} smells of lamp oil: a saboteur of {seat}.',
    agent: 'The stranger in {tile} watches the other strangers: an agent of {seat}.',
  }),
  assassin: byWord('total', {
    1: 'The assassin in {tile} is dead before he can draw.',
    2: 'Cornered among the tents of {tile}, the assassin sells his life for {points} points.',
    else: 'The assassin in {tile} finds his mark in banner {banner}; {points} points go with it.',
  }),
  'characters-slain': byWord('characters', {
    1: 'Banner {banner} mourns: one of its captains will not see the spring.',
    else: 'Banner {banner} mourns: {characters} of its captains will not see the spring.',
  }),
  palace: byWord('total', {
    1: 'Guards find the rope before the assassin finds the window: {kingSeat} sleeps on.',
    2: 'Guards find the rope before the assassin finds the window: {kingSeat} sleeps on.',
    3: 'Blood on the palace stairs of {kingSeat}: the army gives up troops to double the watch.',
    4: 'The king of {kingSeat} is scratched, and half the land believes him dead.',
    5: 'The king of {kingSeat} lies wounded, and nobody gives orders.',
    6: 'The king of {kingSeat} is dead. Every cousin has a claim.',
  }),
  rebel: byWord('banners', {
    0: '{tile} bars its gates to {seat} and flies a flag of its own.',
    else: '{tile} bars its gates to {seat}; the banners inside are lost.',
  }),
  spy: byWord('total', {
    1: 'The spy of {seat} never writes from {tile}.',
    2: 'The spy of {seat} never writes from {tile}.',
    3: 'The spy of {seat} never writes from {tile}.',
    4: 'The spy of {seat} drinks with the sutlers of {tile}, and listens.',
    5: 'The spy of {seat} copies the rolls of {tile} by candlelight.',
    else: 'The spy of {seat} comes out of {tile} with a list of names.',
  }),
  'operative-removed': sentence('A stranger in the pay of {seat} vanishes from {tile}.'),
  intention: sentence('{seat} lets slip to {bySeat} where the force in {tile} will march.'),
  sabotage: byWord('total', {
    1: 'The saboteur of {seat} hangs from the walls of {tile}.',
    2: 'The saboteur of {seat} hangs from the walls of {tile}.',
    3: 'Fire in the barracks of {tile}!',
    4: 'Rats die in the storehouses of {tile}: the grain is poisoned.',
    5: 'A thunderclap shakes {tile} at midnight.',
    else: '{tile} burns from end to end.',
  }),
  barracks: sentence('Banner {banner} loses {points} points in the flames of {tile}.'),
  'ship-sunk': sentence('A ship of {ownerSeat} goes down at her moorings in {tile}.'),
  mending: sentence('The men of {seat} in {tile} have walls to mend before they can march.'),
  agent: byWord('total', {
    1: 'The agent of {seat} in {tile} sees nothing, with both eyes open.',
    2: 'The agent of {seat} in {tile} meets somebody on the stairs.',
    3: 'The agent of {seat} in {tile} follows a man home.',
    else: 'The agent of {seat} turns {tile} upside down.',
  }),
  'agent-lost': sentence(
    'The agent of {seat} is found in a ditch outside {tile}; a stranger of {enemySeat} is not.',
  ),
  smuggled: sentence('A barrel with a false floor comes into {tile} for {seat}.'),
  heeded: byWord('moves', {
    yes: 'The captains of {seat} in {tile} do not believe the rumours.',
    no: 'The captains of {seat} in {tile} wait for news of the king.',
  }),
} satisfies Sentences;
