/** Trouble is told in words wherever it is noticed; storage that stops answering at once, and once for each trouble. */
import { type StoreFault, storeWording } from '../../store/faults.ts';
import { t, worded } from '../i18n/index.ts';
import { toast } from '../ui/toasts.tsx';
import { deps } from './deps.ts';
import { wording } from './wording.ts';

const said = new Set<StoreFault>();
let watching = false;

/** What happened to the storage and what to do, in one line. */
export function storeWords(fault: StoreFault): string {
  const { what, help } = storeWording[fault];
  return `${worded({ say: what })} ${worded({ say: help })}`;
}

function say(fault: StoreFault): void {
  if (said.has(fault)) return;
  said.add(fault);
  toast({
    words: storeWords(fault),
    icon: 'warn',
    action: { label: t('Reload'), onTap: () => location.reload() },
  });
}

/** Once; a phone that comes back from sleep may have lost its storage, so it is asked then. */
export function watchStorage(): void {
  if (watching) return;
  watching = true;
  const { store } = deps();
  store.watch(say);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return;
    void store.probe().then((fault) => (fault ? say(fault) : said.clear()));
  });
}

/** A failure in the player's words, as one line. */
export function inWords(problem: unknown): string {
  const { what, help } = wording(problem, (text) => worded(text));
  return `${what} ${help}`;
}

/** Does something outside a campaign; what goes wrong is told. Resolves to undefined then. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (problem) {
    toast({ words: inWords(problem), icon: 'warn' });
    return undefined;
  }
}
