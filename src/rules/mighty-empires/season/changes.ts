/**
 * The calendar. What ends is named, so that it holds whatever was struck before it: an end that comes late for its turn is
 * passed over, one that comes early for it ends all that stood before it in that turn.
 */

import type { Seat } from '../../../kernel/question.ts';
import type { Changes, Mutable } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import { say } from '../../../kernel/text.ts';
import { comeIntoForce } from '../accord/changes.ts';
import { contingentsLeave } from '../court/changes.ts';
import { endOfTime } from '../map/lasting.ts';
import { type Draft, remark } from '../map/remarks.ts';
import { newTurn } from '../map/turn.ts';
import { monthsInSeason } from '../queries.ts';
import * as our from '../shapes.ts';
import { type State, type Turn, type TurnPhase, turnPhases } from '../state.ts';
import { toCapitals } from '../tabletop/changes.ts';
import { newWinter } from '../winter/state.ts';

export const seasonShapes = {
  initiativeSet: { year: is.count, month: is.count, order: is.list(is.seat) },
  phaseEnded: { year: is.count, month: is.count, seat: is.seat, phase: our.turnPhase },
  yearBegun: { year: is.count },
};
export type SeasonChange = is.ChangeOf<typeof seasonShapes>;

const turns = (seats: readonly Seat[]): Record<Seat, Mutable<Turn>> =>
  Object.fromEntries(seats.map((seat) => [seat, newTurn()]));

const startMonth = (draft: Draft, year: number, month: number): void => {
  Object.assign(draft.season, {
    year,
    month,
    order: [],
    done: [],
    turn: null,
    phase: 'initiative',
    turns: turns(draft.seats),
  });
};

export const seasonChanges: Changes<State, SeasonChange> = {
  initiativeSet(draft, { year, month, order }) {
    const { season } = draft;
    const late = year < season.year || (year === season.year && month < season.month);
    if (late || draft.stage !== 'season')
      return remark('me.season.initiative', say('Month {month} of year {year} is over.', { month, year }));
    if (year !== season.year || month !== season.month) startMonth(draft, year, month);
    season.order = [...order];
    const next = order.find((seat) => !season.done.includes(seat)) ?? null;
    if (season.turn === null || season.phase === 'subsistence' || season.phase === 'initiative') {
      season.turn = next;
      season.phase = 'subsistence';
    }
    return;
  },
  phaseEnded(draft, { year, month, seat, phase }) {
    const { season } = draft;
    const ended = turnPhases.indexOf(phase);
    const now = season.turn === seat ? turnPhases.indexOf(season.phase as TurnPhase) : -1;
    if (year !== season.year || month !== season.month || season.done.includes(seat) || now > ended)
      return remark('me.season.phase', say('That phase was already over: {phase}.', { phase }));
    const next = turnPhases[ended + 1];
    season.turn = seat;
    if (next) {
      season.phase = next;
      return;
    }
    season.done.push(seat);
    const following = [...season.order, ...draft.seats].find((other) => !season.done.includes(other));
    if (following) {
      season.turn = following;
      season.phase = 'subsistence';
    } else if (season.month < monthsInSeason) startMonth(draft, season.year, season.month + 1);
    else {
      season.turn = null;
      draft.stage = 'winter';
      contingentsLeave(draft);
      draft.winter = newWinter(draft.seats, draft.options.parts) as Draft['winter'];
      toCapitals(draft);
      endOfTime(draft);
    }
    return;
  },
  yearBegun(draft, { year }) {
    if (draft.stage === 'season' && year <= draft.season.year)
      return remark('me.season.year', say('Year {year} has already begun.', { year }));
    draft.stage = 'season';
    comeIntoForce(draft, year);
    // Burnt woods stand bare for one winter's building, and no longer.
    draft.burnt = [];
    startMonth(draft, year, 1);
    endOfTime(draft);
    return;
  },
};
