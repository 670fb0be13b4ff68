/** Where the campaign stands, and whom it waits for. */
import type { Seat } from '../../kernel/question.ts';
import type { Clock } from '../../kernel/ruleset.ts';
import { say, type Text } from '../../kernel/text.ts';
import { overstretched } from './maintenance/excess.ts';
import { unwritten } from './missions/reveal.ts';
import { tardy } from './night/turns.ts';
import { phasesOf, playing } from './queries.ts';
import { chooser } from './setup/home.ts';
import type { State } from './state.ts';

const setting = ['map', 'homes', 'generals'] as const;
const titles: { readonly [stage in (typeof setting)[number]]: Text } = {
  map: say('The map'),
  homes: say('Home tiles'),
  generals: say('Generals'),
};
const night = (number: number): Text => say('Night {number}', { number });
/** More nights than this are not listed one by one. */
const mostListed = 16;

export function clock(state: State): Clock {
  const { stage, turn, options, seats, draft } = state;
  if (stage === 'season') {
    const listed = options.nights > 0 && options.nights <= mostListed && turn.number <= options.nights;
    const phases = phasesOf(state);
    const base = {
      stage,
      title: night(turn.number),
      steps: listed ? Array.from({ length: options.nights }, (_, i) => night(i + 1)) : [night(turn.number)],
      step: listed ? turn.number - 1 : 0,
      phases,
      phase: turn.phase,
    };
    if (turn.phase === 'recruitment')
      return { ...base, turns: draft.order, ...(draft.turn === null ? {} : { turn: draft.turn }) };
    const inOrder = ['battles', 'fleets', 'raids'].includes(turn.phase);
    return { ...base, turns: inOrder ? turn.order : [] };
  }
  if (stage === 'over')
    return {
      stage,
      title: say('The campaign is over'),
      steps: [say('The end')],
      step: 0,
      phases: ['upgrades'],
      phase: 'upgrades',
      turns: [],
    };
  const next = stage === 'homes' ? chooser(state) : stage === 'generals' ? draft.turn : undefined;
  return {
    stage: 'setup',
    title: titles[stage],
    steps: setting.map((each) => titles[each]),
    step: setting.indexOf(stage),
    phases: [stage],
    phase: stage,
    turns: stage === 'homes' ? state.precedence : stage === 'generals' ? draft.order : seats,
    ...(next == null ? {} : { turn: next }),
  };
}

function busy(state: State): readonly Seat[] {
  const { stage, draft, turn } = state;
  if (stage === 'homes') {
    const next = chooser(state);
    return next === undefined ? [] : [next];
  }
  if (stage === 'generals') return draft.turn === null ? [] : [draft.turn];
  if (stage !== 'season') return [];
  switch (turn.phase) {
    case 'missions':
      return unwritten(state);
    case 'games':
    case 'upgrades':
      return tardy(state);
    case 'maintenance':
      return overstretched(state);
    case 'recruitment':
      return draft.turn === null ? [] : [draft.turn];
    default:
      return [];
  }
}

/** Whose "done" the page waits for: those with something to do; else everybody who still plays. */
export function awaited(state: State): readonly Seat[] {
  const waiting = busy(state);
  if (waiting.length > 0) return waiting;
  if (state.stage === 'over') return [];
  return state.stage === 'season' ? playing(state) : state.seats;
}
