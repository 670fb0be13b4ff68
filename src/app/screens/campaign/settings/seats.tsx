/** The seats: held by whom, free ones to take on this phone, and the recovery phrase of one's own. */
import { createSignal, For, type JSX, lazy, Show, Suspense } from 'solid-js';
import { returnToSeat, takeSeat } from '../../../../campaign/enter.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { chance } from '../../../campaign/deps.ts';
import { phraseOf, seedOf } from '../../../campaign/phrase.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { toast } from '../../../ui/toasts.tsx';
import s from './settings.module.css';

const SheetDialog = lazy(async () => ({ default: (await import('../../../ui/dialog.tsx')).SheetDialog }));

export function Seats(): JSX.Element {
  const { session, view, app, act } = useCampaign();
  const [phrase, setPhrase] = createSignal<string>();
  const [returning, setReturning] = createSignal<string>();
  const [words, setWords] = createSignal('');
  const [wrong, setWrong] = createSignal<string>();
  const show = async (seat: string): Promise<void> => {
    const seed = session.keys().seats[seat];
    if (seed) setPhrase(await phraseOf(seed));
  };
  const comeBack = async (seat: string): Promise<void> => {
    const seed = await seedOf(words());
    if (!seed) {
      setWrong(t('These are not the twelve words: one is misspelt, missing or out of place.'));
      return;
    }
    await act(() => returnToSeat(session, seat, seed));
    if (!session.keys().seats[seat]) return;
    toast(t('Welcome back.'));
    setReturning(undefined);
    setWords('');
  };
  return (
    <>
      <Rows>
        <For each={view().seats}>
          {(seat) => (
            <Row
              lead={<Shield tincture={app.tincture(view(), seat.id)} size={30} label="" />}
              title={seat.name}
              note={seat.mine ? t('on this phone') : seat.held ? t('on another phone') : t('free')}
              end={
                <Show
                  when={seat.mine}
                  fallback={
                    <Show
                      when={seat.held}
                      fallback={
                        <Button small onTap={() => void act(() => takeSeat(session, seat.id, chance))}>
                          {t('Take it')}
                        </Button>
                      }
                    >
                      <Button small onTap={() => setReturning(seat.id)}>
                        {t('That is me')}
                      </Button>
                    </Show>
                  }
                >
                  <Button small icon="lock" onTap={() => void show(seat.id)}>
                    {t('Phrase')}
                  </Button>
                </Show>
              }
            />
          )}
        </For>
      </Rows>
      <Suspense>
        <Show when={phrase()}>
          {(twelve) => (
            <SheetDialog
              open
              onClose={() => setPhrase(undefined)}
              title={t('Your recovery phrase')}
              note={t(
                'Write these words down and let nobody see them. With them you return to your seat on any phone.',
              )}
            >
              <ol class={s.phrase}>
                <For each={twelve().split(' ')}>{(word) => <li>{word}</li>}</For>
              </ol>
            </SheetDialog>
          )}
        </Show>
        <Show when={returning()}>
          {(seat) => (
            <SheetDialog
              open
              onClose={() => setReturning(undefined)}
              title={t('Return to your seat')}
              note={t('Type the twelve words of your recovery phrase.')}
            >
              <Field
                label={t('Recovery phrase')}
                rows={3}
                value={words()}
                onInput={(typed) => {
                  setWords(typed);
                  setWrong(undefined);
                }}
                error={wrong()}
              />
              <Button kind="filled" grow onTap={() => void comeBack(seat())}>
                {t('Return')}
              </Button>
            </SheetDialog>
          )}
        </Show>
      </Suspense>
    </>
  );
}
