/** The seats' books: who has laid his open, laying one's own open for good, and checking those that are line by line. */
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
  declared: () => t('declared something else than stood in the book'),
  told: () => t('told something else than stood in the book'),
  unreadable: () => t('a sealed line does not open'),
  refused: () => t('a line the book could not take'),
  garbled: () => t('told something that does not open'),
  charged: () => t('the book could not take what the rules charged to it'),
  corrected: () => t('corrected to something else than stood in the book'),
};
const remarkWords: { readonly [kind in AuditRemark['kind']]: (lines: number) => string } = {
  unseen: (lines) =>
    tn(
      lines,
      'true by a line that nobody had seen when it was asked',
      'true by {n} lines that nobody had seen when it was asked',
    ),
  unwritten: () => t('said what does not stand in the book'),
  undone: () => t('never entered'),
  never: () => t('nothing was ever written in this book'),
};

export function Books(): JSX.Element {
  const { session, view, app, act, player, say } = useCampaign();
  const [opening, setOpening] = createSignal<string>();
  const [found, setFound] = createSignal<Audit>();
  const isOpen = ({ id }: SeatView): boolean => liesOpen(view(), id);
  const others = () => view().seats.filter((seat) => isOpen(seat) && !seat.mine);
  const unseen = ({ id, mine }: SeatView): readonly string[] => {
    const lines = mine ? unseenWrites(view(), id) : 0;
    return lines === 0
      ? []
      : [
          tn(
            lines,
            'one line of it not yet seen by another phone',
            '{n} lines of it not yet seen by another phone',
          ),
        ];
  };
  const layOpen = async (seat: string): Promise<void> => {
    setOpening(undefined);
    if (await act(() => openBook(session, seat))) toast(t('The book lies open.'));
  };
  const check = (): void => {
    const made = audit(session);
    setFound(made);
  };
  return (
    <>
      <Rows>
        <For each={view().seats}>
          {(seat) => (
            <Row
              lead={<Shield tincture={app.tincture(view(), seat.id)} size={30} label="" />}
              title={seat.name}
              note={[isOpen(seat) ? t('open to everybody') : t('sealed'), ...unseen(seat)].join(' · ')}
              end={
                <Show when={seat.mine && !isOpen(seat)}>
                  <Button small onTap={() => setOpening(seat.id)}>
                    {t('Open my book to all')}
                  </Button>
                </Show>
              }
            />
          )}
        </For>
      </Rows>
      <Show when={others().length > 0 || view().openBooks}>
        <Button icon="search" grow onTap={check}>
          {t('Check the open books')}
        </Button>
      </Show>
      <div role="status">
        <Show when={found()}>
          {(made) => (
            <>
              <p>
                {made().findings.length === 0
                  ? tn(
                      made().checked,
                      'One line and statement was checked, and it holds.',
                      '{n} lines and statements were checked, and all of them hold.',
                    )
                  : tn(
                      made().findings.length,
                      'One line does not hold:',
                      '{n} lines do not hold. The first of them:',
                    )}
              </p>
              <Rows>
                <For each={made().findings.slice(0, 10)}>
                  {(one) => (
                    <Row
                      title={player(one.seat)}
                      note={findingWords[one.kind]()}
                      end={t('page {page}', { page: String(one.page + 1) })}
                    />
                  )}
                </For>
              </Rows>
              <Show when={made().remarks.length > 0}>
                <p>{t('Worth a word, and no proof of anything:')}</p>
                <Rows>
                  <For each={made().remarks.slice(0, 10)}>
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
            </>
          )}
        </Show>
      </div>
      <Show when={opening()}>
        {(seat) => (
          <Suspense>
            <ConfirmDialog
              open
              title={t('Open your book to all?')}
              note={t(
                'Everybody will be able to read every banner, letter and plan that {name} ever wrote down, and to check them. It cannot be sealed again.',
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
