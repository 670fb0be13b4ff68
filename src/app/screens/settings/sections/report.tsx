/** If something went wrong: what the app noticed, to be read first and then passed on. */
import { createSignal, Show } from 'solid-js';
import { copy } from '../../../device/share.ts';
import { t } from '../../../i18n/index.ts';
import { report } from '../../../mishaps.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toasts.tsx';
import s from '../screen.module.css';
import type { SettingSection } from '../section.ts';

function Body() {
  const [words, setWords] = createSignal<string>();
  const pass = async (text: string): Promise<void> => {
    const came = await copy(text);
    toast(
      came === 'copied'
        ? { words: t('Copied'), icon: 'check' }
        : t('This browser would not copy it. Press and hold the words to copy them yourself.'),
    );
  };
  return (
    <div class={s.prose}>
      <p>
        {t(
          'A report lists the faults that Realmbook noticed on this phone since you opened it. It names no player and no campaign, and contains nothing from any book.',
        )}
      </p>
      <Show
        when={words()}
        fallback={
          <div class={s.wide}>
            <Button onTap={() => setWords(report())}>{t('Write a report')}</Button>
          </div>
        }
      >
        {(text) => (
          <>
            <section class={s.report} tabindex="0" aria-label={t('The report')}>
              <pre>{text()}</pre>
            </section>
            <div class={s.wide}>
              <Button kind="filled" onTap={() => void pass(text())}>
                {t('Copy the report')}
              </Button>
            </div>
          </>
        )}
      </Show>
    </div>
  );
}

export const section: SettingSection = {
  id: 'report',
  title: () => t('if something went wrong'),
  order: 80,
  Body,
};
