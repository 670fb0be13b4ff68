/** How this campaign is played, among its settings: the readings in a line, the way to change them, and the end. */
import { type JSX, Show } from 'solid-js';
import { formOf } from '../../../campaign/context.tsx';
import { t, tn } from '../../../i18n/index.ts';
import { useTasks } from '../../../screens/campaign/today/use-tasks.ts';
import { Row, Rows } from '../../../ui/rows.tsx';
import { chosen } from '../founding/founding.tsx';
import { questions } from '../founding/readings.ts';
import { useRealm } from '../realm.ts';

export function CampaignReadings(): JSX.Element {
  const realm = useRealm();
  const { state } = realm;
  const { give } = useTasks();
  const usual = chosen({}).readings;
  const differ = () =>
    questions.filter(({ name }) => state().options.readings[name] !== usual[name]).map(({ ask }) => ask());
  const length = () =>
    state().options.nights === 0
      ? t('as many nights as you like')
      : tn(state().options.nights, '{n} night', '{n} nights');
  return (
    <Rows label={t('How you play')}>
      <Row
        title={t('Rulings and length')}
        note={
          differ().length === 0
            ? t('{length}; read as most groups do', { length: length() })
            : t('{length}; otherwise: {what}', { length: length(), what: differ().join(', ') })
        }
        href={formOf(realm, 'change-readings')}
      />
      <Show when={state().stage === 'season'}>
        <Row
          title={t('End the campaign')}
          note={t('If everybody agrees, the player who leads now has won')}
          onTap={() => void give('end-campaign', {})}
        />
      </Show>
    </Rows>
  );
}
