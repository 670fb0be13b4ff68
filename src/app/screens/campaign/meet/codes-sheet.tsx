/** Two phones link by showing each other a code: one shows first and scans the answer, the other scans first and shows. */
import { createResource, createSignal, type JSX, Match, Show, Switch } from 'solid-js';
import { codeWording } from '../../../../sync/code-wording.ts';
import { syncWording } from '../../../../sync/faults.ts';
import { answerOffer, CodeError, makeOffer, type Offered } from '../../../../sync/links/qr.ts';
import { drawCode } from '../../../../sync/scan.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { meetings } from '../../../campaign/meeting.ts';
import { t, worded } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { SheetDialog } from '../../../ui/dialog.tsx';
import { LoadingState } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toasts.tsx';
import Scanner from '../../join/scanner.tsx';
import s from './invite-sheet.module.css';

type Step =
  | { readonly at: 'choose' }
  | { readonly at: 'show'; readonly code: string; readonly offer?: Offered }
  | { readonly at: 'scan'; readonly offer?: Offered };

export default function CodesSheet(props: { onClose: () => void }): JSX.Element {
  const { step, setStep, trouble, begin, scanned } = createLinking(() => props.onClose());
  const showing = () => {
    const now = step();
    return now.at === 'show' ? now : undefined;
  };
  const [drawn] = createResource(() => showing()?.code, drawCode);
  return (
    <SheetDialog open onClose={props.onClose} title={t('Link two phones')}>
      <Show when={trouble()}>
        <p role="alert">{trouble()}</p>
      </Show>
      <Switch>
        <Match when={step().at === 'choose'}>
          <p class={s.note}>
            {t('One phone shows its code first; the other scans it and answers with its own.')}
          </p>
          <div class={s.ways}>
            <Button kind="filled" icon="qr" grow onTap={() => void begin()}>
              {t('Show my code')}
            </Button>
            <Button icon="eye" grow onTap={() => setStep({ at: 'scan' })}>
              {t('Scan their code')}
            </Button>
          </div>
        </Match>
        <Match when={showing()}>
          {(now) => (
            <>
              <Show when={drawn()} fallback={<LoadingState />}>
                {(svg) => (
                  <div
                    class={s.code}
                    role="img"
                    aria-label={t('Code for the other phone to scan')}
                    innerHTML={svg()}
                  />
                )}
              </Show>
              <Show
                when={now().offer}
                fallback={
                  <p class={s.note}>{t('Let the other phone scan this. The rest happens by itself.')}</p>
                }
              >
                {(offer) => (
                  <Button kind="filled" grow onTap={() => setStep({ at: 'scan', offer: offer() })}>
                    {t('They have scanned it')}
                  </Button>
                )}
              </Show>
            </>
          )}
        </Match>
        <Match when={step().at === 'scan'}>
          <Scanner onCode={(code) => void scanned(code)} />
        </Match>
      </Switch>
    </SheetDialog>
  );
}

/** Shows a code, scans the other's, and links the two phones. */
function createLinking(onLinked: () => void) {
  const { session } = useCampaign();
  const [step, setStep] = createSignal<Step>({ at: 'choose' });
  const [trouble, setTrouble] = createSignal<string>();
  const tried = async (work: () => Promise<void>): Promise<void> => {
    setTrouble(undefined);
    try {
      await work();
    } catch (problem) {
      if (!(problem instanceof CodeError)) throw problem;
      const { fault } = problem;
      const { what, help } =
        fault in codeWording
          ? codeWording[fault as keyof typeof codeWording]
          : syncWording[fault as keyof typeof syncWording];
      setTrouble(`${worded({ say: what })} ${worded({ say: help })}`);
    }
  };
  const begin = (): Promise<void> =>
    tried(async () => {
      const offer = await makeOffer();
      setStep({ at: 'show', code: offer.code, offer });
    });
  const adopt = async (link: Offered['link']): Promise<void> => {
    const { begin: meet, meeting } = meetings(session);
    await meet();
    meeting()?.adopt(link);
  };
  const scanned = (code: string): Promise<void> =>
    tried(async () => {
      const now = step();
      if (now.at !== 'scan') return;
      if (now.offer) {
        await now.offer.accept(code);
        await adopt(now.offer.link);
        toast({ words: t('The phones are linking.'), icon: 'check' });
        onLinked();
        return;
      }
      const answer = await answerOffer(code);
      setStep({ at: 'show', code: answer.code });
      await adopt(answer.link);
    });
  return { step, setStep, trouble, begin, scanned };
}
