/** Months and phases as the clock has them: the past inked, now in accent, what is to come bare. */
import type { JSX } from 'solid-js';
import { useCampaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { Ribbon } from '../../../ui/ribbon.tsx';
import { gameIcon } from '../parts/icon.ts';

export function SeasonRibbon(): JSX.Element {
  const { view, say } = useCampaign();
  const clock = () => view().clock;
  const phases = () =>
    clock().phases.flatMap((id) => {
      const phase = view().ruleset.phases.find((one) => one.id === id);
      return phase ? [{ id, title: say(phase.title), icon: gameIcon(phase.icon) }] : [];
    });
  const at = () =>
    Math.max(
      0,
      phases().findIndex(({ id }) => id === clock().phase),
    );
  return (
    <Ribbon
      label={t('{now}, {step} of {steps}: {phase}', {
        now: say(clock().title),
        step: String(clock().step + 1),
        steps: String(clock().steps.length),
        phase: phases()[at()]?.title ?? '',
      })}
      months={clock().steps.length}
      month={clock().step}
      phases={phases()}
      phase={at()}
    />
  );
}
