/** What an address names that the campaign does not have. */
import type { JSX } from 'solid-js';
import { t } from '../../../i18n/index.ts';
import { NothingHere } from '../../../rulesets/parts/nothing-here.tsx';
import { TopBar } from '../../../ui/top-bar.tsx';

export const NoSuch = (props: { today: string; order?: boolean }): JSX.Element => (
  <NothingHere
    bar={<TopBar back={props.today} close title={props.order ? t('An order') : t('A page')} />}
    title={props.order ? t('No such order') : t('No such page')}
    level={1}
    way={[props.today, t('Go to Today')]}
  >
    {t('The link may come from a newer Realmbook, or a part of it was lost on the way.')}
  </NothingHere>
);
