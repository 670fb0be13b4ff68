/** After a battle: the six steps of the seat shown, the one it is at lit, what the last came to, and how far the others are. */
import { For, type JSX, Show } from 'solid-js';
import { phases } from '../../../../rules/chronopia/phases.ts';
import { steps } from '../../../../rules/chronopia/state.ts';
import { t } from '../../../i18n/index.ts';
import { GameIcon } from '../../../ui/icons/game-icon.tsx';
import { gameIcon } from '../../parts/icon.ts';
import { useForce } from '../force.ts';
import { count, outcomeWords, stepWords } from '../words.ts';
import s from './sitting.module.css';

const icons = new Map(phases.map(({ id, icon }) => [id, icon]));

/** Orders given after a battle that are over with one tap. */
const settling = new Set([
  'collect-income',
  'pay-maintenance',
  'advance',
  'recruit',
  'raise-warband',
  'upgrade-territory',
  'disband',
  'station',
  'transfer',
  'sell-captives',
]);
/** No more of its sentences than this stand over the next question. */
const few = 2;

export function SittingToday(): JSX.Element {
  const { view, say, state, seat, gold, sitting, others, player } = useForce();
  const at = () => sitting()?.at;
  const busy = () =>
    others().flatMap((seat) => {
      const [first] = state().sittings[seat] ?? [];
      return first ? [{ seat, step: first.at }] : [];
    });
  /** What the step before came to: an order without dice shows no result of its own. */
  const came = (): readonly string[] => {
    const last = view().tellings.findLast((telling) => telling.seat === seat() && telling.kind === 'order');
    if (!last?.done || !settling.has(last.id)) return [];
    return last.notes.slice(-few).map((note) => say(view().ruleset.sentenceOf(note)));
  };
  return (
    <section class={s.sitting} aria-label={t('After the battle')}>
      <Show when={sitting()}>
        {(now) => (
          <>
            <p data-over>
              {t('battle {n}, {outcome}', { n: now().number, outcome: outcomeWords[now().outcome]() })}
            </p>
            <ol class={s.steps} data-strip>
              <For each={steps}>
                {(step, index) => (
                  <li
                    data-past={index() < steps.indexOf(at() ?? 'spending') ? '' : undefined}
                    aria-current={step === at() ? 'step' : undefined}
                  >
                    <GameIcon name={gameIcon(icons.get(step) ?? 'coins')} size={22} />
                    <span>{stepWords[step]()}</span>
                  </li>
                )}
              </For>
            </ol>
            <div class={s.came} aria-live="polite">
              <For each={came()}>{(words) => <p>{words}</p>}</For>
              <p class={s.gold}>{t('{gold} gold in the treasury', { gold: count(gold()) })}</p>
            </div>
          </>
        )}
      </Show>
      <Show when={busy().length > 0}>
        <p class={s.others}>
          {busy()
            .map(({ seat, step }) => t('{who}: {step}', { who: player(seat), step: stepWords[step]() }))
            .join(' · ')}
        </p>
      </Show>
    </section>
  );
}
