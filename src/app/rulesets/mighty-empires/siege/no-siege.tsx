/** What is left of a siege's form when the siege has ended meanwhile. */
import type { JSX } from 'solid-js';
import { t } from '../../../i18n/index.ts';
import { Page } from '../../../ui/page.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { TopBar } from '../../../ui/top-bar.tsx';
import { useEmpire } from '../empire.ts';

export function NoSiege(props: { title: string }): JSX.Element {
  const { to } = useEmpire();
  return (
    <Page bar={<TopBar back={to('today')} close title={t('A siege')} />}>
      <EmptyState title={props.title}>
        {t('It was settled already, or the order that led to it was struck.')}
      </EmptyState>
    </Page>
  );
}
