/** How a campaign is played: the form that changes it, and what its settings say of it. */
import type { JSX } from 'solid-js';
import { table } from '../../../../rules/ninth-age/options.ts';
import { formOf } from '../../../campaign/context.tsx';
import type { OrderForm } from '../../contract.ts';
import { ChangeOptions, HowYouPlay } from '../../parts/options.tsx';
import { useRealms } from '../names.ts';

export const ChangeRulesForm: OrderForm = (props): JSX.Element => {
  const { state } = useRealms();
  return (
    <ChangeOptions
      table={table}
      order="change-rules"
      options={state().options}
      args={(changed) => changed}
      onDone={props.onDone}
    />
  );
};

export function RulesOfCampaign(): JSX.Element {
  const realms = useRealms();
  return <HowYouPlay table={table} options={realms.state().options} href={formOf(realms, 'change-rules')} />;
}
