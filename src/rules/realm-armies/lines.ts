/** The chronicle's sentences, for every note. */
import { byWord, type Lines, line, type Told } from '../../kernel/lines.ts';

const works: { readonly [work: string]: string } = {
  tower: 'a tower',
  fortress: 'a fortress',
  town: 'a town',
  citadel: 'a citadel',
  mine: 'a mine',
  port: 'a port',
};
const named = (told: Told, name: string): string => works[String(told[name])] ?? '';

const setupLines = {
  'map-laid': line('A land of {tiles} tiles lies on the table, and nobody owns a foot of it.'),
  'map-replaced': line('{seat} has laid another map: a land of {tiles} tiles.'),
  precedence: line('{seat} may choose first where to call home.'),
  home: byWord('tiles', {
    1: '{seat} raises a standard over {tile}.',
    else: '{seat} raises a standard over {tile} and the land around it: {tiles} tiles.',
  }),
  start: line('{seat}’s treasury opens with 6 empire points.'),
  stage: byWord('next', {
    homes: 'The map is settled. Now everybody looks for a home.',
    generals: 'Everybody has a home. Now armies look for somebody to lead them.',
    season: 'The armies have their generals. The first night begins.',
    else: 'On it goes.',
  }),
} satisfies Lines;

const heroLines = {
  'draft-order': line('{seat} may draft first.'),
  drafted: line('{name} takes command of army {number} of {seat}.'),
  'draft-passed': line('{seat} drafts no more heroes.'),
  raised: line('{name} raises a new army for {seat} in {tile}, for {cost} empire points.'),
  launched: line('A new fleet of {seat} slides into the water at {tile}, for {cost} empire points.'),
  leads: line('{name} takes over an army of {seat}.'),
  'at-court': line('{name} is called back to the court of {seat}.'),
  'hero-free': line('{name} leaves the service of {seat}, and will listen to anybody.'),
  'hero-lost': line('{name}, who led them for {seat}, is never seen again.'),
} satisfies Lines;

const missionLines = {
  written: line('The missions of {seat} lie face down on the table.'),
  'taken-up': line('{seat} takes the missions up again, and thinks.'),
  'written-for': line('{seat} has written missions for {absentSeat}.'),
  'absent-refused': line('{otherSeat} does not think that fair to {absentSeat}.'),
  'group-acts': line('{absentSeat} is not here tonight: the group sees to the realm, as fairly as it can.'),
  'designee-acts': line('{absentSeat} is not here tonight: {bySeat} speaks for the realm.'),
  back: line('{absentSeat} has come after all.'),
  void: line('A mission of {seat} cannot be carried out, and is void.'),
  revealed: line('All missions are turned over. {seat} comes first tonight.'),
  'mission-guard': line('{seat} keeps watch in {tile}.'),
  'mission-march': line('{seat} marches to {tile}.'),
  'mission-invade': line('{seat} means to take {tile}.'),
  'mission-siege': line('{seat} means to lay siege to {tile}.'),
  'mission-raid': line('{seat} sends raiders to {tile}.'),
  'mission-interdict': line('{seat} cuts the roads of {tile}.'),
  'mission-to-sea': line('{seat} orders a fleet to sea.'),
  'mission-blockade': line('{seat} sends a fleet to close the port of {tile}.'),
  'mission-sea-assault': line('{seat} means to land in {tile}.'),
  'mission-land': line('{seat} brings an army ashore in {tile}.'),
  'mission-put-in': line('A fleet of {seat} puts in at {tile}.'),
} satisfies Lines;

const nightLines = {
  reported: byWord('points', {
    0: '{seat} has earned no tactic points tonight.',
    1: '{seat} has earned a tactic point tonight.',
    else: '{seat} has earned {points} tactic points tonight.',
  }),
  fielded: line('{hero} was in the field for {seat} tonight, at the head of their own army.'),
  lapsed: line('{seat} has nobody left to march on {tile}.'),
  joined: line('{tile} is friendly already: {seat} marches in.'),
  'turn-over': line('Night {turn} is over.'),
  'won-nights': line('The last night is counted, and {seat} stands above all.'),
  'won-last': line('{seat} alone still holds land: the campaign is won.'),
  'won-shared': byWord('others', {
    1: 'The last night is counted, and {seat} and {otherSeat} stand level above all.',
    else: 'The last night is counted, and {seat} stands above all, level with {others} others.',
  }),
  finished: line('{seat} is done building.'),
  raided: (told) =>
    line(
      told.points === 0
        ? 'The raiders of {seat} find the coffers of {victimSeat} empty.'
        : told.points === 1
          ? 'The raiders of {seat} come home from {tile} laughing: {victimSeat} is an empire point poorer.'
          : 'The raiders of {seat} come home from {tile} laughing: {victimSeat} is {points} empire points poorer.',
    )(told),
} satisfies Lines;

const battleLines = {
  uncontested: line('Nobody bars the way of {seat} into {tile}.'),
  landing: line('{seat} lands in {tile}, and nobody is there to see it.'),
  met: byWord('kind', {
    field:
      '{attackerSeat} meets {defenderSeat} in the open field of {tile}. Dice: {attackDice} against {defenceDice}.',
    siege:
      '{attackerSeat} stands before the walls of {tile}, where {defenderSeat} waits. Dice: {attackDice} against {defenceDice}.',
    assault:
      'The boats of {attackerSeat} grind on the shingle of {tile}, under the eyes of {defenderSeat}. Dice: {attackDice} against {defenceDice}.',
  }),
  ground: byWord('cause', {
    guard: 'The watch of {seat} in {tile} was awake.',
    mountain: 'The mountains of {tile} fight for {seat}.',
  }),
  garrison: (told) =>
    line('The garrison of {tile} mans {what} for {seat}.')({ ...told, what: named(told, 'work') }),
  tower: line('In {tile} a lone tower flies the colours of {seat}, and nobody stands beside it.'),
  fought: byWord('winner', {
    attacker: '{attackerSeat} carries {tile}, {attack} to {defence}.',
    defender: '{defenderSeat} holds {tile}, {defence} to {attack}.',
  }),
  'fought-out': line('The battle of {tile} is fought out on a table, and {seat} has won it.'),
  'result-refused': line('{otherSeat} does not agree with the result entered for the battle of {tile}.'),
  arranged: line('The battle of {tile} waits for a table: {when}.'),
  'put-off': line('The battle of {tile} waits for a table.'),
  withdrew: line('Army {number} of {seat} falls back from {fromTile} to {toTile}.'),
  destroyed: line('Army {number} of {seat} is no more.'),
  taken: line('The colours of {seat} go up over {tile}.'),
  downgraded: (told) =>
    line('What was {what} in {tile} is {rest} now.')({
      ...told,
      what: named(told, 'work'),
      rest: named(told, 'left'),
    }),
  'mine-destroyed': line('The mine of {tile} falls in.'),
} satisfies Lines;

const seaLines = {
  'sea-battle': byWord('winner', {
    attacker:
      'Before {tile} the ships of {attackerSeat} break the line of {defenderSeat}, {attack} to {defence}.',
    defender: 'Before {tile} the line of {defenderSeat} holds against {attackerSeat}, {defence} to {attack}.',
  }),
  'held-in': line('The ships of {seat} limp back into {tile}.'),
  'driven-home': line('Fleet {number} of {seat} runs for {tile}, and will not stir for a turn.'),
  'fleet-lost': line('Fleet {number} of {seat} has no port to run for, and is lost.'),
  'ships-lost': line('Fleet {number} of {seat} burns in the harbour of {fromTile}.'),
  'ships-flee': line('Fleet {number} of {seat} slips out of {fromTile}, and runs for {toTile}.'),
  sailed: line('Fleet {number} of {seat} clears the harbour of {tile}.'),
  boarded: line('An army of {seat} is aboard fleet {number}.'),
  'sail-lapsed': line('No ship of {seat} is left in {tile} to put to sea.'),
  'fleet-disbanded': line('Fleet {number} of {seat} is paid off.'),
  disbanded: line('Army {number} of {seat} is sent home.'),
} satisfies Lines;

const realmLines = {
  interdicted: line('Nothing comes out of {tile} for {seat}: the roads are cut.'),
  income: byWord('points', {
    1: '{seat} collects an empire point.',
    else: '{seat} collects {points} empire points.',
  }),
  built: (told) =>
    byWord('cost', {
      1: '{seat} builds {what} in {tile}, for one empire point.',
      else: '{seat} builds {what} in {tile}, for {cost} empire points.',
    })({ ...told, what: named(told, 'what') }),
  trade: line('{seat} and {otherSeat} shake hands on a bargain.'),
  'trade-refused': line('{otherSeat} turns down the bargain that {seat} offers.'),
  'points-given': byWord('points', {
    1: '{seat} hands {otherSeat} an empire point.',
    else: '{seat} counts {points} empire points out to {otherSeat}.',
  }),
  'tile-given': line('{seat} makes {tile} over to {otherSeat}.'),
  'hero-given': line('{hero} leaves {seat} for the service of {otherSeat}.'),
  accord: line('From now on you play as {seat} proposed.'),
  'accord-refused': line('{otherSeat} turns down what {seat} wants to change.'),
  ended: line('The campaign ends here, as {seat} proposed and all agreed.'),
  'end-refused': line('{otherSeat} is not done yet: the campaign goes on.'),
  named: (told) =>
    line(
      told.name === ''
        ? '{seat} takes a name back.'
        : told.what === 'realm'
          ? '{seat}’s realm is called {name} from now on.'
          : told.what === 'tile'
            ? '{seat} gives a piece of land a name: {name}.'
            : told.what === 'fleet'
              ? 'A fleet of {seat} sails as {name} from now on.'
              : 'An army of {seat} marches as {name} from now on.',
    )(told),
} satisfies Lines;

export const lines = {
  ...setupLines,
  ...heroLines,
  ...missionLines,
  ...nightLines,
  ...battleLines,
  ...seaLines,
  ...realmLines,
} satisfies Lines;
