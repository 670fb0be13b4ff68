/** The settings: every section found beside it, in order. */
import { For } from 'solid-js';
import { t } from '../../i18n/index.ts';
import { Head } from '../../ui/head.tsx';
import { Page, PageTitle } from '../../ui/page.tsx';
import s from './screen.module.css';
import type { SettingSection } from './section.ts';

const found = import.meta.glob<SettingSection>('./sections/*.tsx', { eager: true, import: 'section' });
const sections = Object.values(found).sort((a, b) => a.order - b.order);

export default function Settings() {
  return (
    <Page>
      <PageTitle title={t('Settings')} />
      <For each={sections}>
        {({ id, title, Body }) => (
          <section class={s.section} id={id} aria-label={title()}>
            <Head title={title()} />
            <Body />
          </section>
        )}
      </For>
    </Page>
  );
}
