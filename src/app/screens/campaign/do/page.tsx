/** A page of the rule set that gives no order: it may be read and left. */
import { useNavigate, useParams, useRouter, useSearch } from '@tanstack/solid-router';
import { type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { useCampaign } from '../../../campaign/context.tsx';
import { DraftForm } from '../../../draft-form.tsx';
import { argsOf } from './args.ts';
import { NoSuch } from './no-such.tsx';

export default function RulesetPage(): JSX.Element {
  const { app, to, seat } = useCampaign();
  const router = useRouter();
  const navigate = useNavigate();
  const params = useParams({ strict: false });
  const search = useSearch({ strict: false });
  const args = () => argsOf((search() as { args?: unknown }).args);
  const page = () => (args() === undefined ? undefined : app.pages?.[params().page ?? '']);
  const leave = (): void => {
    if (router.history.canGoBack()) router.history.back();
    else void navigate({ to: to('today') } as never);
  };
  return (
    <Show when={page()} fallback={<NoSuch today={to('today')} />}>
      {(shown) => (
        <Show when={JSON.stringify([params().page, seat(), args()])} keyed>
          {(form) => (
            <DraftForm form={form}>
              <Dynamic component={shown()} args={args() ?? {}} onDone={leave} />
            </DraftForm>
          )}
        </Show>
      )}
    </Show>
  );
}
