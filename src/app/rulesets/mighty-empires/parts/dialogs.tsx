/** Sheets that take the page over, loaded when one is first opened. */
import { type ComponentProps, lazy, Show, Suspense } from 'solid-js';

const LazySheet = lazy(async () => ({ default: (await import('../../../ui/dialog.tsx')).SheetDialog }));
const LazyConfirm = lazy(async () => ({ default: (await import('../../../ui/dialog.tsx')).ConfirmDialog }));

export function Sheet(props: ComponentProps<typeof LazySheet>) {
  return (
    <Show when={props.open}>
      <Suspense>
        <LazySheet {...props} />
      </Suspense>
    </Show>
  );
}
export function Confirm(props: ComponentProps<typeof LazyConfirm>) {
  return (
    <Show when={props.open}>
      <Suspense>
        <LazyConfirm {...props} />
      </Suspense>
    </Show>
  );
}
