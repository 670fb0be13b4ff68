/** Where the campaign stands, and whom it waits for. */
import type { Seat } from '../../kernel/question.ts';
import type { Clock } from '../../kernel/ruleset.ts';
import { say } from '../../kernel/text.ts';
import { foughtSoFar } from './battles.ts';
import { type State, type Step, steps } from './state.ts';

/** The step that somebody is still at; undefined: everybody is ready for the next battle. */
const slowest = ({ sittings }: State): Step | undefined =>
  steps.find((step) => Object.values(sittings).some(([first]) => first?.at === step));

export function clock(state: State): Clock {
  const { stage } = state;
  // Nobody waits for a turn: each goes at their own pace.
  const none = { steps: [], step: 0, turns: [] } as const;
  if (stage === 'muster')
    return { ...none, stage, title: say('Mustering'), phases: ['muster'], phase: 'muster' };
  if (stage === 'over')
    return { ...none, stage, title: say('The campaign is over'), phases: ['over'], phase: 'over' };
  const fought = foughtSoFar(state);
  const step = slowest(state);
  return {
    ...none,
    stage,
    title:
      step === undefined
        ? say('Before battle {number}', { number: fought + 1 })
        : say('After battle {number}', { number: fought }),
    phases: ['battles', ...steps],
    phase: step ?? 'battles',
  };
}

/** Whose "done" the page waits for: those who muster, those who still settle a battle; else everybody, until all is over. */
export function awaited(state: State): readonly Seat[] {
  const { stage, seats, realms, sittings } = state;
  if (stage === 'over') return [];
  const busy = seats.filter((seat) =>
    stage === 'muster' ? !realms[seat]?.ready : (sittings[seat] ?? []).length > 0,
  );
  return busy.length > 0 ? busy : seats;
}
