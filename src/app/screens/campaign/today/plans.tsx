/**
 * Orders planned ahead on this phone, tried against the rules as they stand now: done with one tap once they are offered,
 * else with the reason why not, to be changed in their form or dropped.
 */
import { type JSX, Show } from 'solid-js';
import { objections } from '../../../../campaign/acts.ts';
import { parse } from '../../../../kernel/args.ts';
import type { Json } from '../../../../kernel/json.ts';
import type { AnyOrder } from '../../../../kernel/ruleset.ts';
import { formOf, useCampaign } from '../../../campaign/context.tsx';
import { dropPlan, type Plan, plansOf } from '../../../campaign/plans.ts';
import { useTasks } from '../../../campaign/use-tasks.ts';
import { t } from '../../../i18n/index.ts';
import { ListedOf } from '../../../rulesets/parts/rows-of.tsx';
import { Button } from '../../../ui/button.tsx';
import { DisputeRow } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { spelled } from '../parts/spelled.ts';

export function Plans(): JSX.Element {
  const { session, seat } = useCampaign();
  const plans = () => plansOf(session.campaign, seat());
  return (
    <Show when={plans().length > 0}>
      <ListedOf title={t('Your plans')} of={plans()}>
        {(plan) => <Planned plan={plan} />}
      </ListedOf>
    </Show>
  );
}

function Planned(props: { plan: Plan }): JSX.Element {
  const campaign = useCampaign();
  const { session, view, seat, say, app, busy } = campaign;
  const { give } = useTasks();
  const order = () => view().ruleset.orders[props.plan.order] as AnyOrder<unknown, Json> | undefined;
  const what = () => {
    const told = app.planned?.(view(), props.plan.order, props.plan.args);
    if (told !== undefined) return told;
    const made = order();
    if (!made) return t('A plan from other rules');
    const details = spelled(props.plan.args, (id) => app.called?.(view(), id));
    return details ? t('{order}: {details}', { order: say(made.title), details }) : say(made.title);
  };
  /** Why it cannot be done now; empty where it can. */
  const against = (): string => {
    const made = order();
    if (!made || !parse(made.args, props.plan.args).ok) return t('The rules no longer have this order.');
    const [first] = objections(view(), seat(), props.plan.order, props.plan.args);
    return first ? say(first.why) : '';
  };
  const drop = (): void => dropPlan(session.campaign, seat(), props.plan);
  const carryOut = async (): Promise<void> => {
    const { plan } = props;
    const [campaignId, owner] = [session.campaign, seat()];
    if ((await give(plan.order, plan.args)) !== undefined) dropPlan(campaignId, owner, plan);
  };
  return (
    <DisputeRow
      lead={<Seal icon="hourglass" tone={against() === '' ? 'now' : undefined} />}
      title={what()}
      note={
        against() === ''
          ? t('The rules allow it now.')
          : t('{why} It is offered here once the rules allow it.', { why: against() })
      }
      end={
        <>
          <Button small onTap={drop}>
            {t('Discard')}
          </Button>
          <Show
            when={against() === ''}
            fallback={
              <Show when={order()}>
                <Button small href={formOf(campaign, props.plan.order, props.plan.args as object)}>
                  {t('Open it')}
                </Button>
              </Show>
            }
          >
            <Button small disabled={busy()} onTap={() => void carryOut()}>
              {t('Do it now')}
            </Button>
          </Show>
        </>
      }
    />
  );
}
