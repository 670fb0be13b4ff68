/** What a group settles when it founds a campaign, and the switches where groups read the document differently. */
import * as v from 'valibot';
import { type OptionsOf, optionTable, type ProposalOf, proposalOf, schemaOf } from '../../kernel/options.ts';
import { say } from '../../kernel/text.ts';
import { multiplier } from './charts/gold.ts';

export const tinctures = ['azure', 'gules', 'or', 'vert', 'purpure', 'sable', 'argent'] as const;
export type Tincture = (typeof tinctures)[number];

/** Battles of fewer or more points than these are no longer an army game. */
export const leastPoints = 100;
export const mostPoints = 50_000;
export const pointsArg = v.pipe(v.number(), v.integer(), v.minValue(leastPoints), v.maxValue(mostPoints));

export const table = optionTable({
  map: {
    head: 'the map',
    text: 'How the map is made',
    sum: true,
    choices: {
      automatic: [
        'Laid by the app, roughly even',
        'four hexes and a mountain for each player; lay another until you like one',
        'map by the app',
      ],
      symmetrical: [
        'Laid by the app, the same for all',
        'every player sees the same land; the capitals lie alike as well',
        'map by the app',
      ],
      'in-turn': [
        'Laid in turn, hex by hex',
        'draw and lay in turn, a mountain once each, rivers by their rule',
        'map drawn in turns',
      ],
      painted: ['Painted to match the table', 'draw the hexes that lie on your table', 'map by hand'],
    },
  },
  standard: {
    head: 'how you play',
    text: 'Points of a battle',
    why: (n) => say('One against one; dice for gold count × {times}.', { times: multiplier(n) }),
    says: 'battles of {n} points',
    usual: 2500,
    from: leastPoints,
    to: mostPoints,
    offers: [500, 12_000],
    step: 250,
    later: true,
    sum: true,
    bears: ['na.battle.size', 'na.gold.multiplier'],
  },
  sizes: {
    text: 'Players settle the size of each battle',
    why: 'Otherwise every battle has the standard size.',
    on: ['free', 'players agree on the size of each battle'],
    off: ['standard', 'every battle has the standard size'],
    usual: 'off',
    later: true,
    bears: ['na.battle.free-size'],
  },
  goal: {
    text: 'Realm Points to win',
    why: 'The rules say 10.',
    says: '{n} Realm Points win',
    usual: 10,
    from: 4,
    to: 60,
    later: true,
    sum: true,
    bears: ['na.victory'],
  },
  turns: {
    text: 'Last turn',
    why: (n) =>
      n === 0
        ? say('The campaign goes on until one of you wins.')
        : say('After turn {n} the first realm has won.', { n }),
    says: 'turn {n} is the last',
    usual: null,
    from: 1,
    to: 60,
    none: [null, 'none', 'there is no last turn'],
    later: true,
    bears: ['na.victory.turns'],
  },
  teams: {
    text: 'Teams for the first turns',
    why: 'You split into teams when the realms are founded; afterwards everybody plays alone.',
    on: [true, 'teams for the first turns'],
    off: [false, 'everybody rides alone from the start'],
    usual: 'off',
  },
  alliances: {
    text: 'Alliances for a turn',
    why: 'Declared when it begins, with the benefits of a team.',
    on: [true, 'players may ally for a turn'],
    off: [false, 'players may not ally for a turn'],
    later: true,
    bears: ['na.alliance'],
  },
  books: {
    text: 'Secrets',
    elsewhere: true,
    choices: { open: ['Open books', 'all books lie open'], sealed: ['Sealed', 'books are sealed'] },
  },
  rulings: {
    rows: {
      improvements: {
        text: 'A hex may have a mine as well as a fortress or city',
        why: 'Otherwise one improvement to a hex.',
        on: ['together', 'a hex may have a mine as well as a fortress or city'],
        off: ['one', 'one improvement to a hex'],
        later: true,
        bears: ['na.conquest.built'],
      },
      brash: {
        text: 'A brash attack must win every battle',
        why: 'Otherwise one of two is enough.',
        on: ['every', 'a brash attack must win every battle', 'brash attacks must win: every'],
        off: ['any', 'a brash attack must win one battle', 'brash attacks must win: any'],
        later: true,
        bears: ['na.events.brash-attack', 'na.conquest.brash'],
      },
      secondFlag: {
        text: 'The second flag goes anywhere',
        why: 'Otherwise beside the capital.',
        on: ['free', 'the second flag goes on any free hex'],
        off: ['adjacent', 'the second flag goes beside the capital'],
        bears: ['na.founding.flag'],
      },
    },
  },
});

export const options = schemaOf(table);
export type Options = OptionsOf<typeof table>;

/** What a table may agree to play otherwise from now on. */
export const changeable = proposalOf(table);
export type Changed = ProposalOf<typeof table>;
