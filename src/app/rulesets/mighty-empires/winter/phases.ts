/** How far each realm has come in its winter, in words. */

import { phases } from '../../../../rules/mighty-empires/phases.ts';
import type { State } from '../../../../rules/mighty-empires/state.ts';
import { winterPhases } from '../../../../rules/mighty-empires/winter-phases.ts';
import { t } from '../../../i18n/index.ts';
import { useEmpire } from '../empire.ts';

/** Which of the twelve phases a seat is in, from 0; 12 once its winter is over. */
export function stepOf({ winter }: Pick<State, 'winter'>, seat: string): number {
  const at = winter.at[seat];
  return at === undefined || at === 'ready' ? winterPhases.length : winterPhases.indexOf(at);
}

/** The phase that a seat is in, by name. */
export function usePhaseNames(): (seat: string) => string {
  const { state, say } = useEmpire();
  return (seat) => {
    const phase = phases.find(({ id }) => id === winterPhases[stepOf(state(), seat)]);
    return phase ? say(phase.title) : t('Ready for spring');
  };
}
