/** How a campaign is played: the form that changes it, and what its settings say of it. */
import { type JSX, Show } from 'solid-js';
import { table } from '../../../../rules/realm-armies/options.ts';
import { formOf } from '../../../campaign/context.tsx';
import { useTasks } from '../../../campaign/use-tasks.ts';
import { t } from '../../../i18n/index.ts';
import { Row } from '../../../ui/rows.tsx';
import type { OrderForm } from '../../contract.ts';
import { ChangeOptions, HowYouPlay } from '../../parts/options.tsx';
import { useRealm } from '../realm.ts';

export const ChangeReadingsForm: OrderForm = (props): JSX.Element => {
  const { state } = useRealm();
  return (
    <ChangeOptions
      table={table}
      order="change-readings"
      options={state().options}
      args={(proposal) => ({ proposal })}
      onDone={props.onDone}
    />
  );
};

export function CampaignReadings(): JSX.Element {
  const realm = useRealm();
  const { give } = useTasks();
  return (
    <HowYouPlay table={table} options={realm.state().options} href={formOf(realm, 'change-readings')}>
      <Show when={realm.state().stage === 'season'}>
        <Row
          title={t('End the campaign')}
          note={t('If everybody agrees, the player who leads now wins')}
          onTap={() => void give('end-campaign', {})}
        />
      </Show>
    </HowYouPlay>
  );
}
