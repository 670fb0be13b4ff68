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
  /** That speaks against it: it does not stand out. */
  unwise?: boolean;
  busy: boolean;
  /** What may be kept as a plan while it is not the seat's turn. */
  plan?: Plan;
  /** What the answer does. */
  yes: string;
  /** `why` is what the table agreed, where the rules do not offer it. */
  onYes: (why?: string) => unknown;
  /** Under a refusal: what could be done instead. */
  children?: JSX.Element;
}): JSX.Element {
  const { say } = useCampaign();
  const [agreeing, setAgreeing] = createSignal(false);
  /** What was held against it as it was given: once it is done the rules hold that against it, until the page is left. */
  const [given, setGiven] = createSignal<readonly Remark[]>();
  const against = () => given() ?? props.against;
  const first = () => against()[0];
  const yes = async (why?: string): Promise<void> => {
    setGiven(props.against);
    const done = await props.onYes(why);
    if (!done) setGiven(undefined);
  };
  return (
    <>
      <For each={[...against(), ...(props.minded ?? [])]}>
        {(remark) => <Warning words={say(remark.why)} rule={remark.rule} />}
      </For>
      <Show
        when={first()}
        fallback={
          <Button
            kind={props.unwise ? 'outlined' : 'filled'}
            grow
            disabled={props.busy}
            onTap={() => void yes()}
          >
            {props.yes}
          </Button>
        }
      >
        {props.children}
        <Button grow disabled={props.busy} onTap={() => setAgreeing(true)}>
          {t('By agreement…')}
        </Button>
        {/* What most want comes last: it stays in sight where all this scrolls. */}
        <Show when={props.plan}>{(plan) => <KeepPlan {...plan()} />}</Show>
      </Show>
      <Show when={first()}>
        {(remark) => (
          <Agreement
            open={agreeing()}
            against={say(remark().why)}
            onClose={() => setAgreeing(false)}
            onAgreed={(why) => {
              setAgreeing(false);
              void yes(why);
            }}
          />
        )}
      </Show>
    </>
  );
}

/** Leaves the form once the order is given. @returns whether it was */
export async function leaveOnce(given: Promise<string | undefined>, leave: () => void): Promise<boolean> {
  const done = (await given) !== undefined;
  if (done) leave();
  return done;
}
