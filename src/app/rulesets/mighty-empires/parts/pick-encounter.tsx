/** Which battle or siege a form is about, where its address does not say; in words where none waits. */
import { type JSX, Show } from 'solid-js';
import { formOf } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { Page } from '../../../ui/page.tsx';
import { Row } from '../../../ui/rows.tsx';
import { TopBar } from '../../../ui/top-bar.tsx';
import { NothingToPick } from '../../parts/ask/pick-rows.tsx';
import page from '../../parts/order-page.module.css';
import { RowsOf } from '../../parts/rows-of.tsx';
import { useEmpire } from '../empire.ts';
import { row } from '../row.tsx';
import { useOver } from './met.tsx';

export function PickEncounter(props: {
  order: string;
  title: string;
  all: readonly { readonly id: string }[];
  /** What the order calls the one picked. */
  as?: 'encounter' | 'siege';
  /** Where there is none: what that is called. */
  none?: string;
}): JSX.Element {
  const empire = useEmpire();
  const { view, seat, to } = empire;
  const over = useOver(props.none ?? t('No battle is waiting'));
  return (
    <Page bar={<TopBar back={to('today')} close title={props.title} />}>
      <Show when={props.all.length > 0} fallback={<NothingToPick nothing={over} />}>
        <h2 class={page.question}>{t('Which one?')}</h2>
        <RowsOf label={t('Battles and sieges')} of={props.all}>
          {({ id }) => (
            <Row
              title=""
              {...row(view(), id, seat())}
              href={formOf(empire, props.order, { [props.as ?? 'encounter']: id })}
            />
          )}
        </RowsOf>
      </Show>
    </Page>
  );
}
