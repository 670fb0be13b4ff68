/**
 * One tab holds the campaigns and it alone writes and meets. In any other, whatever needs a campaign is replaced by a page
 * that says so and offers to take over; what this tab had open is closed before another gets it.
 */
import { createSignal, type JSX, Match, onMount, Switch } from 'solid-js';
import { type Hold, holdCampaigns } from '../../store/index.ts';
import { t } from '../i18n/index.ts';
import { Button } from '../ui/button.tsx';
import { Frame } from '../ui/frame.tsx';
import { Page } from '../ui/page.tsx';
import { EmptyState, LoadingState } from '../ui/states.tsx';
import { letAllGo } from './open.ts';
import { watchStorage } from './trouble.ts';

type Elsewhere = Extract<Hold, { here: false }>;
type Holding = { readonly state: 'free' | 'asking' | 'here' } | ({ readonly state: 'elsewhere' } & Elsewhere);

const [holding, setHolding] = createSignal<Holding>({ state: 'free' });

function settle(hold: Hold): void {
  if (hold.here) {
    setHolding({ state: 'here' });
    return;
  }
  setHolding({ state: 'elsewhere', ...hold });
  hold.whenFree(() => {
    if (holding().state === 'elsewhere') void take();
  });
}

/** Asks for the campaigns; without an answer from the browser nobody can tell tabs apart, and the store guards itself. */
async function take(): Promise<void> {
  settle(await holdCampaigns(lose).catch((): Hold => ({ here: true, release: () => undefined })));
}

/** What is being written is finished first: until this resolves the campaigns are still ours. */
async function lose(): Promise<void> {
  setHolding({ state: 'asking' });
  await letAllGo();
  void take();
}

/** Whether the campaigns are this tab's, asking for them if nobody has yet. */
export async function heldHere(): Promise<boolean> {
  if (holding().state === 'free') {
    setHolding({ state: 'asking' });
    await take();
  }
  return holding().state === 'here';
}

export function OneTab(props: { children: JSX.Element }): JSX.Element {
  onMount(() => {
    watchStorage();
    if (holding().state !== 'free') return;
    setHolding({ state: 'asking' });
    void take();
  });
  const elsewhere = (): Elsewhere | undefined => {
    const now = holding();
    return now.state === 'elsewhere' ? now : undefined;
  };
  const takeOver = async (hold: Elsewhere): Promise<void> => {
    setHolding({ state: 'asking' });
    settle(await hold.takeOver().catch((): Hold => ({ ...hold })));
  };
  return (
    <Switch
      fallback={
        <Frame>
          <Page>
            <LoadingState label={t('Taking the book off the shelf')} />
          </Page>
        </Frame>
      }
    >
      <Match when={holding().state === 'here'}>{props.children}</Match>
      <Match when={elsewhere()}>
        {(hold) => (
          <Frame>
            <Page>
              <EmptyState
                title={t('Realmbook is open in another tab')}
                action={
                  <>
                    <Button kind="filled" icon="phone" onTap={() => void takeOver(hold())}>
                      {t('Use it here')}
                    </Button>
                    <Button href="/">{t('To the shelf')}</Button>
                  </>
                }
              >
                {t(
                  'Only one tab at a time can write in the books. The other tab closes them and loses nothing.',
                )}
              </EmptyState>
            </Page>
          </Frame>
        )}
      </Match>
    </Switch>
  );
}
