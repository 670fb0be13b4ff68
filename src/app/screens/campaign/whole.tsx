/** While a long book is still being read, its table is shown as it lay. Pages that look into the book wait for it. */
import { type JSX, Show } from 'solid-js';
import { type Campaign, useCampaign } from '../../campaign/context.tsx';
import { createReading } from '../../campaign/reading.tsx';
import { t } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { LoadingState } from '../../ui/states.tsx';
import { noteOpened } from './today/below.ts';

/** Pages of what lies on the table. */
const first = ['today', 'map', 'charts', 'realm', 'piece', 'do', 'order'] as const;

/** Whether a page (its address within the app) waits for the book. */
export const waitsForBook = ({ view, to }: Pick<Campaign, 'view' | 'to'>, at: string): boolean =>
  view().early === true && !first.some((page) => at === to(page) || at.startsWith(to(`${page}/`)));

export function Whole(props: { at: string; children: JSX.Element }): JSX.Element {
  const campaign = useCampaign();
  void noteOpened(campaign);
  const { long, share } = createReading();
  return (
    <Show
      when={!waitsForBook(campaign, props.at)}
      fallback={
        <Page>
          <LoadingState
            level={1}
            label={t('Reading the book')}
            share={long() ? share() : undefined}
            action={<Button href="/">{t('To the shelf')}</Button>}
          />
        </Page>
      }
    >
      {props.children}
    </Show>
  );
}
