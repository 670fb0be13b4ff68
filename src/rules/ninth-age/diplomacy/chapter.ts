/** Bargains, teams, alliances, and what the table agrees to play otherwise. */
import { framed, told } from '../../../kernel/accord.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { byWord, type Sentences, sentence } from '../../../kernel/sentences.ts';
import { say } from '../../../kernel/text.ts';
import type { Chapter } from '../chapter.ts';
import { table } from '../options.ts';
import { mayAlly } from '../queries.ts';
import type { State } from '../state.ts';
import { changeRules } from './change-rules.ts';
import { diplomacyChanges, diplomacyShapes } from './changes.ts';
import { ally, formTeams } from './teams.ts';
import { trade } from './trade.ts';

function tasks(state: State, seat: Seat): readonly Task[] {
  if (state.stage === 'founding' && state.options.teams && state.teams === null)
    return [
      {
        kind: 'may',
        rule: 'na.teams',
        title: say('Split into teams'),
        why: say('They hold for a number of turns.'),
        icon: 'shaking-hands',
        order: { id: 'form-teams' },
      },
    ];
  if (state.stage !== 'play' || state.realms[seat]?.fell !== null) return [];
  const dissolved: readonly Task[] =
    state.teams?.until === state.turn.number - 1 && state.turn.phase === 'realms'
      ? [
          {
            kind: 'mind',
            rule: 'na.teams.until',
            title: say('The teams have been dissolved: everybody plays for themselves'),
            icon: 'shaking-hands',
          },
        ]
      : [];
  const alliance: readonly Task[] =
    state.turn.phase === 'realms' && mayAlly(state)
      ? [
          {
            kind: 'may',
            rule: 'na.alliance',
            title: say('Declare an alliance for this turn'),
            icon: 'shaking-hands',
            order: { id: 'ally' },
          },
        ]
      : [];
  return [...dissolved, ...alliance];
}

export const diplomacySentences = {
  'gold-given': sentence('{gold} gold passes from {fromSeat} to {toSeat}.'),
  'hex-given': sentence('{fromSeat} hands {tile} over to {toSeat}, as they agreed.'),
  'bargain-refused': sentence('{otherSeat} declines the bargain that {seat} offers.'),
  teams: byWord('turns', {
    1: 'The table is split into teams for one turn.',
    else: 'The table is split into teams for {turns} turns.',
  }),
  'team-member': byWord('team', {
    dawn: '{seat} rides for the dawn.',
    dusk: '{seat} rides for the dusk.',
    frost: '{seat} rides for the frost.',
    ember: '{seat} rides for the ember.',
    tide: '{seat} rides for the tide.',
    storm: '{seat} rides with the storm.',
  }),
  'teams-refused': sentence('{otherSeat} turns down the teams that {seat} proposed.'),
  allied: sentence('For this turn {seat} and {otherSeat} are sworn allies.'),
  'alliance-refused': sentence('{otherSeat} will not be tied to {seat}.'),
  'rules-change': ({ what, value }) => framed('Agreed: {change}.', told(table, String(what), value)),
  'rules-stay': sentence('{otherSeat} turns down what {seat} wants to change: everything stays as it is.'),
} satisfies Sentences;

export const diplomacyChapter = {
  orders: [trade, formTeams, ally, changeRules],
  shapes: diplomacyShapes,
  changes: diplomacyChanges,
  sentences: diplomacySentences,
  begin: () => ({ teams: null }),
  quiet: { ally: 'rare' },
  tasks,
  invariants: ({ teams, seats }) =>
    teams && seats.some((seat) => teams.of[seat] === undefined) ? ['somebody has no team'] : [],
} satisfies Chapter;
