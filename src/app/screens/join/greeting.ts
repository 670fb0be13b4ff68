/** Tells a phone that it has its seat now, by whichever way it came to it; no longer once the seat turns out another's. */
import { type Accessor, createEffect, on } from 'solid-js';
import type { View } from '../../../campaign/view.ts';
import { askedFor } from '../../campaign/seating.ts';
import { t } from '../../i18n/index.ts';
import { toast } from '../../ui/toasts.tsx';

const own = (view: View) => view.seats.filter(({ mine }) => mine);

/** Call inside a campaign. Who holds a seat already and takes another one is not welcomed again, unless they asked for it. */
export function greet(view: Accessor<View>): void {
  let dismiss = (): void => undefined;
  createEffect(
    on(view, (now, before) => {
      if (!before) return;
      const had = own(before);
      const fresh = own(now).find(
        ({ id }) => !had.some((one) => one.id === id) && (had.length === 0 || askedFor(before).includes(id)),
      );
      if (own(now).length === 0) dismiss();
      if (fresh)
        dismiss = toast({
          words: t('Welcome to the table: you sit as {name}.', { name: fresh.name }),
          icon: 'check',
        });
    }),
  );
}
