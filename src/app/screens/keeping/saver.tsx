/**
 * The button that lets this phone's secrets leave it. One tap locks them with the recovery phrase, where that was shown;
 * until then, and wherever another way is wanted, it asks.
 */
import { createSignal, type JSX, lazy, Show, Suspense } from 'solid-js';
import type { Lock } from '../../../store/types.ts';
import { type OwnPhrases, ownPhrases } from '../../campaign/backups.ts';
import { attempt } from '../../campaign/trouble.ts';
import { t } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import type { IconName } from '../../ui/icons/icon.tsx';

const LockSheet = lazy(() => import('./lock-sheet.tsx'));

export function Saver(props: {
  campaign: string;
  /** Without a lock where this phone holds no seat, and so has nothing to lock. */
  onSave: (lock: Lock | undefined) => Promise<unknown>;
  /** Asks in any case. */
  ask?: boolean;
  icon?: IconName;
  label?: string;
}): JSX.Element {
  const [busy, setBusy] = createSignal(false);
  const [asking, setAsking] = createSignal<OwnPhrases>();
  const save = async (lock: Lock | undefined): Promise<void> => {
    setBusy(true);
    await props.onSave(lock);
    setBusy(false);
    setAsking(undefined);
  };
  const tap = async (): Promise<void> => {
    const own = await attempt(() => ownPhrases(props.campaign));
    if (!own) return;
    const shown = own.phrases.filter((one) => one.shown);
    if (own.phrases.length === 0) await save(undefined);
    else if (props.ask || shown.length === 0) setAsking(own);
    else await save(shown.map(({ words }) => words));
  };
  return (
    <>
      <Button small icon={props.icon} disabled={busy()} onTap={() => void tap()}>
        {props.label ?? t('Save')}
      </Button>
      <Suspense>
        <Show when={asking()}>
          {(own) => (
            <LockSheet
              campaign={props.campaign}
              known={own().known}
              own={own().phrases}
              busy={busy()}
              onLock={(lock) => void save(lock)}
              onClose={() => setAsking(undefined)}
            />
          )}
        </Show>
      </Suspense>
    </>
  );
}
