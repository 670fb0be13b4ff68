/** The one form of a new book: from which page, and who comes along. */
import { createSignal, For, type JSX } from 'solid-js';
import { type Leaf, leaves } from '../../../../campaign/onward.ts';
import type { Seat } from '../../../../kernel/question.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { beginNewBook } from '../../../campaign/onward.ts';
import { yearOf } from '../../../campaign/years.ts';
import { t, worded } from '../../../i18n/index.ts';
import { RowsOf } from '../../../rulesets/parts/rows-of.tsx';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { SheetDialog } from '../../../ui/dialog.tsx';
import { Head } from '../../../ui/head.tsx';
import { Row } from '../../../ui/rows.tsx';
import { Switch } from '../../../ui/switch.tsx';
import s from './settings.module.css';

/** The number of pages back on offer. */
const BACK = 6;

export default function OnwardSheet(props: {
  onClose: () => void;
  onBegun: (campaign: string) => void;
}): JSX.Element {
  const { session, view, app, act, busy } = useCampaign();
  const offered = leaves(session, BACK);
  const [page, setPage] = createSignal(offered[0]?.page ?? '');
  const others = () => view().seats.filter(({ mine, held }) => held && !mine);
  const [staying, setStaying] = createSignal<readonly Seat[]>([]);
  const along = () =>
    view().seats.flatMap(({ id, mine, held, idle }) =>
      !idle && (mine || !held || !staying().includes(id)) ? [id] : [],
    );
  const when = ({ index, clock }: Leaf): string => {
    const title = worded(clock.title);
    return clock.year === undefined
      ? t('Page {n}: {when}', { n: index + 1, when: title })
      : t('Page {n}: {when}, {year}', { n: index + 1, when: title, year: yearOf(app, view(), clock.year) });
  };
  const begin = async (): Promise<void> => {
    const title = t('{title}, new book', { title: view().title });
    const begun = await act(() => beginNewBook(session, { page: page(), title, along: along() }));
    if (begun !== undefined) props.onBegun(begun);
  };
  return (
    <SheetDialog
      open
      onClose={props.onClose}
      title={t('Go on in a new book')}
      note={t(
        'The new book begins with the game as it was when the page you choose began. Everything played since is left out; you can still read this book on the shelf.',
      )}
    >
      <Head title={t('From which page')} />
      <RowsOf label={t('From which page')} of={offered}>
        {(leaf, i) => (
          <Row
            title={when(leaf)}
            {...(i() === 0 ? { note: t('the current page') } : {})}
            current={leaf.page === page()}
            onTap={() => setPage(leaf.page)}
          />
        )}
      </RowsOf>
      <Head title={t('Who comes along')} />
      <For each={others()}>
        {({ id, name }) => (
          <Switch
            label={name}
            on={!staying().includes(id)}
            onSwitch={(on) => setStaying((now) => (on ? now.filter((one) => one !== id) : [...now, id]))}
          />
        )}
      </For>
      <p class={s.said} data-quiet>
        {t('Invite them as you did before. Each brings their own secrets when they take their seat.')}
      </p>
      <Actions>
        <Button kind="filled" grow disabled={busy()} onTap={() => void begin()}>
          {t('Begin the new book')}
        </Button>
      </Actions>
    </SheetDialog>
  );
}
