/** Storage that stops answering is told in words as soon as it is noticed, once for each trouble, and nothing is lost by it. */
import { type StoreFault, storeWording } from '../../store/faults.ts';
import { t, tell } from '../i18n/index.ts';
import { toast } from '../ui/toasts.tsx';
import { deps } from './deps.ts';

const said = new Set<StoreFault>();
let watching = false;

function say(fault: StoreFault): void {
  if (said.has(fault)) return;
  said.add(fault);
  const { what, help } = storeWording[fault];
  toast({
    words: `${tell({ say: what })} ${tell({ say: help })}`,
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
