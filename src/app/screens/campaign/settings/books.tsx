/** The seats' books: which are open, opening one's own for good, and checking those that are line by line. */
import { createSignal, For, type JSX, lazy, Show, Suspense } from 'solid-js';
import { openBook } from '../../../../campaign/acts.ts';
import { type Audit, audit } from '../../../../campaign/audit.ts';
import type { AuditRemark, Finding } from '../../../../campaign/audit-findings.ts';
import { unseenWrites } from '../../../../campaign/unseen.ts';
import type { SeatView } from '../../../../campaign/view.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { t, tn } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { toast } from '../../../ui/toasts.tsx';
import { spelled } from '../parts/spelled.ts';
import { liesOpen } from './sealed.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('../../../ui/dialog.tsx')).ConfirmDialog }));

const findingWords: { readonly [kind in Finding['kind']]: () => string } = {
  declared: () => t('declared something that does not match the book'),
  told: () => t('told another player something that does not match the book'),
  unreadable: () => t('a sealed entry does not open'),
  refused: () => t('an entry that does not fit the book'),
  garbled: () => t('told something that does not open'),
  charged: () => t('the rules charged something that does not fit the book'),
  corrected: () => t('corrected to something that does not match the book'),
};
const remarkWords: { readonly [kind in AuditRemark['kind']]: (lines: number) => string } = {
  unseen: (lines) =>
    tn(
      lines,
      'true only because of an entry that nobody had seen when the question was asked',
      'true only because of {n} entries that nobody had seen when the question was asked',
    ),
  unwritten: () => t('said something that is not in the book'),
  undone: () => t('never entered'),
  never: () => t('nothing was ever written in this book'),
};

export function Books(): JSX.Element {
  const { session, view, act, player } = useCampaign();
  const [opening, setOpening] = createSignal<string>();
  const [found, setFound] = createSignal<Audit>();
  const others = () => view().seats.filter((seat) => liesOpen(view(), seat.id) && !seat.mine);
  const layOpen = async (seat: string): Promise<void> => {
    setOpening(undefined);
    if (await act(() => openBook(session, seat))) toast(t('This book is open to everybody.'));
  };
  const check = (): void => {
    const made = audit(session);
    setFound(made);
  };
  return (
    <>
      <Rows>
        <For each={view().seats}>{(seat) => <BookRow seat={seat} onOpen={() => setOpening(seat.id)} />}</For>
      </Rows>
      <Show when={others().length > 0 || view().openBooks}>
        <Button icon="search" grow onTap={check}>
          {t('Check the open books')}
        </Button>
      </Show>
      <div role="status">
        <Show when={found()}>{(made) => <Found made={made()} />}</Show>
      </div>
      <Show when={opening()}>
        {(seat) => (
          <Suspense>
            <ConfirmDialog
              open
              title={t('Open your book to all?')}
              note={t(
                'Everybody will be able to read and check every banner, letter and plan that {name} ever wrote down. You cannot seal the book again.',
                { name: player(seat()) },
              )}
              no={t('Leave it sealed')}
              yes={t('Open my book to all')}
              danger
              onNo={() => setOpening(undefined)}
              onYes={() => void layOpen(seat())}
            />
          </Suspense>
        )}
      </Show>
    </>
  );
}

function BookRow(props: { seat: SeatView; onOpen: () => void }): JSX.Element {
  const { view, app } = useCampaign();
  const isOpen = () => liesOpen(view(), props.seat.id);
  const unseen = (): readonly string[] => {
    const lines = props.seat.mine ? unseenWrites(view(), props.seat.id) : 0;
    return lines === 0
      ? []
      : [
          tn(
            lines,
            'no other phone has seen one of its entries yet',
            'no other phone has seen {n} of its entries yet',
          ),
        ];
  };
  return (
    <Row
      lead={<Shield tincture={app.tincture(view(), props.seat.id)} size={30} label="" />}
      title={props.seat.name}
      note={[isOpen() ? t('open to everybody') : t('sealed'), ...unseen()].join(' · ')}
      end={
        <Show when={props.seat.mine && !isOpen()}>
          <Button small onTap={props.onOpen}>
            {t('Open my book to all')}
          </Button>
        </Show>
      }
    />
  );
}

/** What the check of the open books came to. */
function Found(props: { made: Audit }): JSX.Element {
  const { player } = useCampaign();
  return (
    <>
      <p>
        {props.made.findings.length === 0
          ? tn(
              props.made.checked,
              'Realmbook checked one entry or statement, and it is true.',
              'Realmbook checked {n} entries and statements, and all are true.',
            )
          : tn(
              props.made.findings.length,
              'One entry is not true:',
              '{n} entries are not true. The first of them:',
            )}
      </p>
      <Rows>
        <For each={props.made.findings.slice(0, 10)}>
          {(one) => (
            <Row
              title={player(one.seat)}
              note={findingWords[one.kind]()}
              end={t('page {page}', { page: String(one.page + 1) })}
            />
          )}
        </For>
      </Rows>
      <Remarks remarks={props.made.remarks} />
    </>
  );
}

/** What is no proof of anything. */
function Remarks(props: { remarks: readonly AuditRemark[] }): JSX.Element {
  const { view, app, player, say } = useCampaign();
  return (
    <Show when={props.remarks.length > 0}>
      <p>{t('Worth asking about, but no proof of anything:')}</p>
      <Rows>
        <For each={props.remarks.slice(0, 10)}>
          {(one) => (
            <Row
              title={player(one.seat)}
              note={[
                remarkWords[one.kind](one.lines.length),
                ...(one.what ? [say(one.what)] : []),
                ...one.lines.map((line) => spelled(line, (id) => app.called?.(view(), id))),
              ].join(' · ')}
              end={t('page {page}', { page: String(one.page + 1) })}
            />
          )}
        </For>
      </Rows>
    </Show>
  );
}
