/** An order that the rules do not offer yet, kept for later: on this phone only, and tried against the rules then. */
import { useNavigate } from '@tanstack/solid-router';
import { type JSX, Show } from 'solid-js';
import { stillAwaited } from '../../../campaign/acts.ts';
import type { Json } from '../../../kernel/json.ts';
import { useCampaign } from '../../campaign/context.tsx';
import { addPlan } from '../../campaign/plans.ts';
import { t } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toasts.tsx';

/** Shown only while it is not the seat's turn: in its own turn what is barred is barred for another reason. */
export function KeepPlan(props: { order: string; args: Json }): JSX.Element {
  const { session, view, seat, to } = useCampaign();
  const later = () => seat() !== 'guest' && !stillAwaited(view()).includes(seat());
  const navigate = useNavigate();
  const keep = (): void => {
    addPlan(session.campaign, seat(), { order: props.order, args: props.args });
    toast({ words: t('Kept among your plans, on this phone only.'), icon: 'check' });
    void navigate({ to: to('today') } as never);
  };
  return (
    <Show when={later()}>
      <Button kind="filled" icon="clock" grow onTap={keep}>
        {t('Keep as a plan')}
      </Button>
    </Show>
  );
}
