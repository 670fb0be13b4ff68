/** How a campaign is played: the form that changes it, and what its settings say of it. */
import { type JSX, Show } from 'solid-js';
import { table } from '../../../../rules/chronopia/options.ts';
import { formOf } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { Row } from '../../../ui/rows.tsx';
import type { OrderForm } from '../../contract.ts';
import { ChangeOptions, HowYouPlay } from '../../parts/options.tsx';
import { useForce } from '../force.ts';

export const ChangePartsForm: OrderForm = (props): JSX.Element => {
  const { state } = useForce();
  return (
    <ChangeOptions
      table={table}
      order="change-parts"
      options={state().options}
      args={({ end, ...parts }) => ({ parts, end: end ?? null })}
      onDone={props.onDone}
    />
  );
};

export function CampaignParts(): JSX.Element {
  const force = useForce();
  return (
    <HowYouPlay table={table} options={force.state().options} href={formOf(force, 'change-parts', {})}>
      <Show when={force.state().stage === 'campaign'}>
        <Row
          title={t('End the campaign')}
          note={t('Early, if everybody agrees')}
          href={formOf(force, 'end-campaign', {})}
        />
      </Show>
    </HowYouPlay>
  );
}
