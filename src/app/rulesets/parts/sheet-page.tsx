/** The page of one piece, place or battle: a way back, a name to give, a sheet to print, and what may be done under the thumb. */
import { type JSX, Show } from 'solid-js';
import { t } from '../../i18n/index.ts';
import { IconButton } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { TopBar } from '../../ui/top-bar.tsx';

export function SheetPage(props: {
  back: string;
  title?: string;
  /** Where it is given a name. */
  rename?: string | false | undefined;
  foot?: JSX.Element;
  /** The same on paper, for the table. */
  paper?: (() => JSX.Element) | false | undefined;
  children: JSX.Element;
}): JSX.Element {
  return (
    <>
      <Page
        bar={
          <TopBar
            back={props.back}
            title={props.title}
            end={
              <>
                <Show when={props.rename}>
                  {(way) => <IconButton icon="pen" label={t('Give it a name')} href={way()} />}
                </Show>
                <Show when={props.paper}>
                  <IconButton icon="file" label={t('Print the sheet')} onTap={() => window.print()} />
                </Show>
              </>
            }
          />
        }
        foot={props.foot}
        stacked
      >
        {props.children}
      </Page>
      <Show when={props.paper}>{(paper) => paper()()}</Show>
    </>
  );
}
