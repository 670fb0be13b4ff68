/** Where the campaign stands, and whom it waits for. */

import type { Seat } from '../../kernel/question.ts';
import type { Clock } from '../../kernel/ruleset.ts';
import { say, type Text } from '../../kernel/text.ts';
import { beset } from './map/spells.ts';
import { chooser } from './setup/capital.ts';
import { missing } from './setup/stages.ts';
import { type State, turnPhases } from './state.ts';
import { lateFor } from './winter-now.ts';
import { leftOut, winterPhases } from './winter-phases.ts';

export const months: readonly Text[] = [
  say('First month'),
  say('Second month'),
  say('Third month'),
  say('Fourth month'),
  say('Fifth month'),
  say('Sixth month'),
];
const setting = ['map', 'capitals', 'realms', 'armies'] as const;
const settingTitles: { readonly [stage in (typeof setting)[number]]: Text } = {
  map: say('The map'),
  capitals: say('Capitals'),
  realms: say('Realms'),
  armies: say('Armies'),
};

export function clock(state: State): Clock {
  const { season, stage, seats } = state;
  if (stage === 'season') {
    const { year, month, order, turn, phase } = season;
    return {
      stage,
      title: months[month - 1] ?? say('Month {month}', { month }),
      year,
      steps: months,
      step: month - 1,
      phases: ['initiative', ...turnPhases],
      phase,
      turns: order,
      ...(turn === null ? {} : { turn }),
    };
  }
  if (stage === 'winter')
    return {
      stage,
      title: say('Winter'),
      year: season.year,
      steps: [say('Winter')],
      step: 0,
      phases: winterPhases.filter((phase) => !leftOut(phase, state.options.parts)),
      phase: slowest(state),
      turns: [],
    };
  const next = chooser(state);
  return {
    stage: 'setup',
    title: settingTitles[stage],
    steps: setting.map((each) => settingTitles[each]),
    step: setting.indexOf(stage),
    phases: [stage],
    phase: stage,
    turns: stage === 'capitals' ? state.precedence : seats,
    ...(stage === 'capitals' && next !== undefined ? { turn: next } : {}),
  };
}

/** The phase of the winter that somebody is still in. */
const slowest = ({ seats, winter }: State): string =>
  winterPhases.find((phase) => seats.some((seat) => winter.at[seat] === phase)) ?? 'spring';

/** Whose "done" the page waits for: the seat in turn; in the set-up those who have not finished; else everybody. */
export function awaited(state: State): readonly Seat[] {
  const { stage, season, seats } = state;
  if (stage === 'season') return season.turn === null ? seats : [season.turn];
  if (stage === 'winter') {
    // A player who has come to where all meet waits for each that is on the way, not for the last alone.
    const late = seats.filter((seat) => seats.some((other) => lateFor(state, other).includes(seat)));
    const last = seats.filter((seat) => state.winter.at[seat] === slowest(state));
    return (
      [late, last, beset(state).map(({ attacker }) => attacker), seats].find((some) => some.length > 0) ?? []
    );
  }
  const next = stage === 'capitals' ? chooser(state) : undefined;
  if (next !== undefined) return [next];
  const busy = seats.filter((seat) => missing(state, seat) !== undefined);
  return busy.length > 0 ? busy : seats;
}

export const phaseOf = ({ stage, winter }: State, seat: Seat): string | undefined =>
  stage === 'winter' ? winter.at[seat] : undefined;
