/** Who may reroll the fates of the fallen: Blackblood alchemists, and a Firstborn Chronomancer who knows Second Chance. */
import type { Seat } from '../../../kernel/question.ts';
import type { Sitting, State } from '../state.ts';
import type { Fallen } from './fates.ts';

type Down = { readonly warband: string; readonly figure: string; readonly down: number };

export function helpersOf(
  state: State,
  seat: Seat,
  fought: Sitting['fought'],
  fallen: readonly Down[],
): { readonly helpers: number; readonly help: Fallen['help'] } {
  const army = state.realms[seat]?.army;
  const none = { helpers: 0, help: 'ch.alchemist' } as const;
  if (!state.options.parts.special) return none;
  const marched = (craft: string, knows: (warband: string) => boolean, onlyStanding: boolean): number =>
    Object.keys(fought)
      .filter(knows)
      .flatMap((id) =>
        Object.values(state.warbands[id]?.ranks ?? {}).map(({ figure, fit }) =>
          state.figures[figure]?.craft === craft
            ? Math.max(0, fit - (onlyStanding ? downOf(fallen, id, figure) : 0))
            : 0,
        ),
      )
      .reduce((sum, each) => sum + each, 0);
  if (army === 'blackbloods')
    return {
      helpers: marched('alchemist', () => true, state.options.rulings.alchemists === 'standing'),
      help: 'ch.alchemist',
    };
  if (army !== 'firstborn') return none;
  const knows = (id: string): boolean =>
    Object.values(state.warbands[id]?.spells ?? {}).some(({ secondChance }) => secondChance);
  return { helpers: marched('chronomancer', knows, true), help: 'ch.second-chance' };
}
const downOf = (fallen: readonly Down[], warband: string, figure: string): number =>
  fallen
    .filter((each) => each.warband === warband && each.figure === figure)
    .reduce((sum, { down }) => sum + down, 0);
