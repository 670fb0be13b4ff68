/** Months and phases as the clock has them: the past inked, now in accent, what is to come bare. A stretch of one phase has steps only. */
import { For, type JSX, Show } from 'solid-js';
import { useCampaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { gameIcon } from '../../../rulesets/parts/icon.ts';
import { cx } from '../../../ui/cx.ts';
import { Ribbon } from '../../../ui/ribbon.tsx';
import { ScaleBar } from '../../../ui/scale-bar.tsx';
import s from './season-ribbon.module.css';

export function SeasonRibbon(): JSX.Element {
  const { view, say } = useCampaign();
  const clock = () => view().clock;
  const phases = () =>
    clock().phases.flatMap((id) => {
      const phase = view().ruleset.phases.find((one) => one.id === id);
      return phase
        ? [
            {
              id,
              title: say(phase.title),
              icon: gameIcon(phase.icon),
              ...(phase.does ? { does: say(phase.does) } : {}),
            },
          ]
        : [];
    });
  const at = () =>
    Math.max(
      0,
      phases().findIndex(({ id }) => id === clock().phase),
    );
  const label = () => {
    const now = say(clock().title);
    const phase = phases()[at()]?.title ?? '';
    const steps = clock().steps.length;
    if (steps <= 1) return t('{now}: {phase}', { now, phase });
    return t('{now}, {step} of {steps}: {phase}', {
      now,
      step: String(clock().step + 1),
      steps: String(steps),
      phase,
    });
  };
  return (
    <Show
      when={phases().length > 1}
      fallback={
        <Show when={clock().steps.length > 1}>
          <div class={s.steps} data-strip role="img" aria-label={label()}>
            <ScaleBar parts={clock().steps.length} now={clock().step} />
            <div class={s.names} aria-hidden="true">
              <For each={clock().steps}>
                {(step, i) => <span class={cx(i() === clock().step && s.now)}>{say(step)}</span>}
              </For>
            </div>
          </div>
        </Show>
      }
    >
      <Ribbon
        label={label()}
        months={clock().steps.length}
        month={clock().step}
        phases={phases()}
        phase={at()}
      />
    </Show>
  );
}
