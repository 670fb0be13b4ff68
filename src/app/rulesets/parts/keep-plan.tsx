/** An order that the rules do not offer yet, kept for later: on this phone only, and tried against the rules then. */
import { useNavigate } from '@tanstack/solid-router';
import type { JSX } from 'solid-js';
import type { Json } from '../../../kernel/json.ts';
import { useCampaign } from '../../campaign/context.tsx';
import { addPlan } from '../../campaign/plans.ts';
import { t } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toasts.tsx';

export function KeepPlan(props: { order: string; args: Json }): JSX.Element {
  const { session, seat, to } = useCampaign();
  const navigate = useNavigate();
  const keep = (): void => {
    addPlan(session.campaign, seat(), { order: props.order, args: props.args });
    toast({ words: t('Kept among your plans, on this phone only.'), icon: 'check' });
    void navigate({ to: to('today') } as never);
  };
  return (
    <Button kind="filled" icon="clock" grow onTap={keep}>
      {t('Keep as a plan')}
    </Button>
  );
}
