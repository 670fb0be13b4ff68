/** The answer at the foot of a map question: what the rules hold against it, the button, or By agreement. */
import { createSignal, For, type JSX, Show } from 'solid-js';
import type { Remark } from '../../../kernel/ruleset.ts';
import { useCampaign } from '../../campaign/context.tsx';
import type { Plan } from '../../campaign/plans.ts';
import { t } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { Agreement } from './agreement.tsx';
import { KeepPlan } from './keep-plan.tsx';
import { Warning } from './warning.tsx';

export function Agreed(props: {
  against: readonly Remark[];
  /** What it minds without standing in the way. */
  minded?: readonly Remark[];
  busy: boolean;
  /** What may be kept as a plan while it is not the seat's turn. */
  plan?: Plan;
  /** What the answer does. */
  yes: string;
  /** `why` is what the table agreed, where the rules do not offer it. */
  onYes: (why?: string) => void;
  /** Under a refusal: what could be done instead. */
  children?: JSX.Element;
}): JSX.Element {
  const { say } = useCampaign();
  const [agreeing, setAgreeing] = createSignal(false);
  const first = () => props.against[0];
  return (
    <>
      <For each={[...props.against, ...(props.minded ?? [])]}>
        {(remark) => <Warning words={say(remark.why)} rule={remark.rule} />}
      </For>
      <Show
        when={first()}
        fallback={
          <Button kind="filled" grow disabled={props.busy} onTap={() => props.onYes()}>
            {props.yes}
          </Button>
        }
      >
        {props.children}
        <Show when={props.plan}>{(plan) => <KeepPlan {...plan()} />}</Show>
        <Button grow disabled={props.busy} onTap={() => setAgreeing(true)}>
          {t('By agreement…')}
        </Button>
      </Show>
      <Show when={first()}>
        {(remark) => (
          <Agreement
            open={agreeing()}
            against={say(remark().why)}
            onClose={() => setAgreeing(false)}
            onAgreed={(why) => {
              setAgreeing(false);
              props.onYes(why);
            }}
          />
        )}
      </Show>
    </>
  );
}
