/** A territory made better: which, what it costs, and what it brings and holds before and after. */
import type { JSX } from 'solid-js';
import { For, Show } from 'solid-js';
import { above, type Land, worth } from '../../../../rules/chronopia/charts/territories.ts';
import { formOf } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { Page } from '../../../ui/page.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { TopBar } from '../../../ui/top-bar.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { useForce } from '../force.ts';
import { landName, territoryName } from '../names.ts';
import s from '../parts/parts.module.css';
import { landIcons } from '../realm/territories.tsx';
import { priceOfPurse } from '../words.ts';

interface Given {
  readonly territory?: string;
}

export const UpgradeTerritoryForm: OrderForm = (props): JSX.Element => {
  const force = useForce();
  const { state, lands, gold } = force;
  const id = () => (props.args as Given).territory;
  const held = () => state().territories[id() ?? ''];
  return (
    <Show
      when={held()}
      fallback={
        <Page bar={<TopBar back={force.to('today')} close title={t('Territories')} />}>
          <h2 class={s.question}>{t('Which territory do you upgrade?')}</h2>
          <Rows label={t('Territories')}>
            <For each={lands().filter(([, { land }]) => worth(land).upgrade !== null)}>
              {([territory, { land }]) => (
                <Row
                  lead={<Seal icon={landIcons[land]} />}
                  title={territoryName(state(), territory)}
                  note={t('a {land} for {gold} gold', {
                    land: landName(above(land) ?? land),
                    gold: worth(land).upgrade ?? 0,
                  })}
                  href={formOf(force, 'upgrade-territory', { territory })}
                />
              )}
            </For>
          </Rows>
        </Page>
      }
    >
      {(territory) => (
        <OrderPage
          order="upgrade-territory"
          args={{ territory: id() ?? '' }}
          title={territoryName(state(), id() ?? '')}
          question={t('Make it a {land}?', { land: landName(above(territory().land) ?? territory().land) })}
          why={t('What it brings and holds grows at once, for good.')}
          answer={t('Build it')}
          icon="check"
          sum={priceOfPurse(state(), worth(territory().land).upgrade ?? 0, gold())}
          onDone={props.onDone}
        >
          <Grown now={territory().land} />
        </OrderPage>
      )}
    </Show>
  );
};
/** What a territory is worth now, and what it would be. */
function Grown(props: { now: Land }): JSX.Element {
  const now = () => worth(props.now);
  const later = () => worth(above(props.now) ?? props.now);
  const rows = () => [
    { title: t('Income after a battle'), now: now().income, later: later().income },
    { title: t('Room for a garrison'), now: now().garrison, later: later().garrison },
    { title: t('Room in the field army'), now: now().field, later: later().field },
  ];
  return (
    <Rows facts label={t('What it brings and holds')}>
      <For each={rows()}>
        {(row) => <Row title={row.title} value={t('{now} → {later}', { now: row.now, later: row.later })} />}
      </For>
    </Rows>
  );
}
