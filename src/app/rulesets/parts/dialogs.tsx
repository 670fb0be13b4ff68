/** A sheet that takes the page over, loaded when one is first opened. */
import { type ComponentProps, lazy, Show, Suspense } from 'solid-js';

const LazySheet = lazy(async () => ({ default: (await import('../../ui/dialog.tsx')).SheetDialog }));

export function Sheet(props: ComponentProps<typeof LazySheet>) {
  return (
    <Show when={props.open}>
      <Suspense>
        <LazySheet {...props} />
      </Suspense>
    </Show>
  );
}
