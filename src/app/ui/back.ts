/** The phone's own way back closes what lies over the page, and leaves the page where it is. */
import { useRouter } from '@tanstack/solid-router';
import { createEffect, onCleanup } from 'solid-js';

export function closesOnBack(open: () => boolean, close: () => void): void {
  const router = useRouter({ warn: false }) as ReturnType<typeof useRouter> | undefined;
  createEffect(() => {
    if (!open() || !router) return;
    const free = router.history.block({
      enableBeforeUnload: false,
      blockerFn: ({ action }: { readonly action: string }) => {
        const back = action === 'BACK' || action === 'GO';
        if (back) close();
        return back;
      },
    });
    onCleanup(free);
  });
}
