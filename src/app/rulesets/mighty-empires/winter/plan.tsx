/** Crowns meant for the phases still to come: chips that say how many, and a sheet to plan them; nobody else sees it. */

import { createSignal, For, type JSX, Show } from 'solid-js';
import { plannedBy, secretCrowns } from '../../../../rules/mighty-empires/court/book.ts';
import { phases } from '../../../../rules/mighty-empires/phases.ts';
import { buildingPrices } from '../../../../rules/mighty-empires/winter/construction.ts';
import { type WinterPhase, winterPhases } from '../../../../rules/mighty-empires/winter-phases.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip, Chips } from '../../../ui/chips.tsx';
import { Sheet } from '../../parts/dialogs.tsx';
import { RowsOf } from '../../parts/rows-of.tsx';
import { StepRow } from '../../parts/step-row.tsx';
import { useEmpire } from '../empire.ts';
import { useBook } from '../piece/write.ts';
import { WinterDraft } from './draft.tsx';
import { stepOf } from './phases.ts';
import { purseOf } from './purse.ts';
import s from './winter.module.css';
import { crowns } from './words.ts';

/** Phases that crowns are spent in, and what for. */
const spending = [
  ['diplomacy', () => t('a crown a mission')],
  ['recruitment', () => t('a crown for 100 points')],
  ['recovery', () => t('rebuilding places the dice left in ruins')],
  ['construction', (prices) => buildingWords(prices)],
  ['baggage', () => t('a crown a baggage point; bread for sieges')],
  ['espionage', () => t('a crown an operative; a die of spies')],
] as const satisfies readonly (readonly [WinterPhase, (prices: readonly number[]) => string])[];
/** @param prices of one's own buildings, cheapest first */
const buildingWords = (prices: readonly number[]): string => {
  const [low, high] = [prices[0], prices.at(-1)];
  if (low === undefined || high === undefined) return t('ships, fortresses, cities');
  return low === high
    ? t('ships, fortresses, cities: {crowns} each', { crowns: crowns(low) })
    : t('ships, fortresses, cities: {low} to {high} crowns each', { low, high });
};
type Planned = { readonly [phase in WinterPhase]?: number };

/** The plan itself is in one's own book; what is being planned is kept for the winter. */
export function Plan(): JSX.Element {
  return (
    <WinterDraft form="plan">
      <Planning />
    </WinterDraft>
  );
}

/** What one's own book has planned, and what a plan leaves in the chest. */
function usePlanned() {
  const { state, seat, book, own } = useEmpire();
  const spent = (phase: WinterPhase): number => {
    const hidden: Planned = own(secretCrowns) ?? {};
    return (state().winter.purses[seat()]?.by?.[phase] ?? 0) + (hidden[phase] ?? 0);
  };
  const toCome = () =>
    spending.filter(
      ([phase]) =>
        winterPhases.indexOf(phase) >= stepOf(state(), seat()) &&
        (phase !== 'espionage' || state().options.parts.espionage),
    );
  const purse = () => purseOf(state(), seat(), book(seat()));
  return {
    kept: (): Planned => own(plannedBy) ?? {},
    toCome,
    possible: () => toCome().length > 0 && book(seat()) && purse().revenue > 0,
    rest: (plan: Planned = {}): number => {
      const more = toCome().reduce((sum, [phase]) => sum + Math.max(0, (plan[phase] ?? 0) - spent(phase)), 0);
      return purse().left - more;
    },
  };
}

function Planning(): JSX.Element {
  const { state, seat, say } = useEmpire();
  const { write } = useBook();
  const { kept, toCome, possible, rest: restOf } = usePlanned();
  const [draft, setDraft] = chosenSignal<Planned>('plan');
  const prices = () => buildingPrices(state(), seat());
  const [shown, setShown] = createSignal(false);
  const title = (phase: WinterPhase): string => {
    const found = phases.find(({ id }) => id === phase);
    return found ? say(found.title) : phase;
  };
  const planned = () => toCome().filter(([phase]) => (kept()[phase] ?? 0) > 0);
  const rest = () => restOf(draft());
  const keep = async (): Promise<void> => {
    const by = Object.fromEntries(Object.entries(draft() ?? {}).filter(([, n]) => n > 0));
    if (!(await write({ write: 'plan', by }))) return;
    setShown(false);
    setDraft(undefined);
  };
  const open = (): void => {
    setDraft((now) => now ?? kept());
    setShown(true);
  };
  return (
    <Show when={possible()}>
      <Chips label={t('Planned for later phases')}>
        <For
          each={planned()}
          fallback={
            <Chip icon="coins" onTap={open}>
              {t('Plan your crowns')}
            </Chip>
          }
        >
          {([phase]) => (
            <Chip value={String(kept()[phase] ?? 0)} onTap={open}>
              {title(phase)}
            </Chip>
          )}
        </For>
      </Chips>
      <Sheet
        open={shown()}
        onClose={() => setShown(false)}
        title={t('Plan your crowns')}
        note={t('A note for yourself. It is not binding, and nobody else sees it.')}
      >
        <RowsOf label={t('Still to come')} of={toCome()}>
          {([phase, what]) => (
            <StepRow
              title={title(phase)}
              note={what(prices())}
              value={draft()?.[phase] ?? 0}
              max={(draft()?.[phase] ?? 0) + Math.max(0, rest())}
              onStep={(n) => setDraft((now) => ({ ...now, [phase]: n }))}
            />
          )}
        </RowsOf>
        <div class={s.keep}>
          <p role="status">
            {rest() < 0
              ? t('{crowns} more than you have', { crowns: crowns(-rest()) })
              : t('{crowns} not planned', { crowns: crowns(rest()) })}
          </p>
          <Button kind="filled" grow onTap={() => void keep()}>
            {t('Keep this plan')}
          </Button>
        </div>
      </Sheet>
    </Show>
  );
}
