/** Which battle or siege a form is about, where its address does not say; in words where none waits. */
import { For, type JSX, Show } from 'solid-js';
import type { Encounter, Owner } from '../../../../rules/mighty-empires/state.ts';
import { formOf } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { TopBar } from '../../../ui/top-bar.tsx';
import page from '../../parts/order-page.module.css';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';

export function PickEncounter(props: {
  order: string;
  title: string;
  all: readonly (Pick<Encounter, 'kind' | 'tile' | 'attacker' | 'defender'> & { readonly id: string })[];
  /** What the order calls the one picked. */
  as?: 'encounter' | 'siege';
  /** Where there is none: what that is called. */
  none?: string;
}): JSX.Element {
  const empire = useEmpire();
  const { state, to, player } = empire;
  const called = (side: Owner): string => (side === 'independent' ? t('the townsfolk') : player(side));
  return (
    <Page bar={<TopBar back={to('today')} close title={props.title} />}>
      <Show
        when={props.all.length > 0}
        fallback={
          <EmptyState
            title={props.none ?? t('No battle is waiting')}
            action={
              <Button kind="filled" href={to('chronicle')}>
                {t('To the chronicle')}
              </Button>
            }
          >
            {t('It was settled already, or the order that led to it was struck.')}
          </EmptyState>
        }
      >
        <h2 class={page.question}>{t('Which one?')}</h2>
        <Rows label={t('Battles and sieges')}>
          <For each={props.all}>
            {({ id, kind, tile, attacker, defender }) => (
              <Row
                lead={<Seal icon={kind === 'siege' ? 'siege-tower' : 'crossed-swords'} tone="danger" />}
                title={placeName(state(), tile)}
                note={t('{attacker} against {defender}', {
                  attacker: called(attacker),
                  defender: called(defender),
                })}
                href={formOf(empire, props.order, { [props.as ?? 'encounter']: id })}
              />
            )}
          </For>
        </Rows>
      </Show>
    </Page>
  );
}
