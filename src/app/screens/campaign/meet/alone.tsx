/** Nobody meets over the example: an address that was kept or typed leads back to Today, with a word. */
import { useNavigate } from '@tanstack/solid-router';
import { type JSX, onMount } from 'solid-js';
import { useCampaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { toast } from '../../../ui/toasts.tsx';

export function Alone(): JSX.Element {
  const { to } = useCampaign();
  const navigate = useNavigate();
  onMount(() => {
    toast(t('The example is on this phone only: there is nobody to meet.'));
    void navigate({ to: to('today'), replace: true } as never);
  });
  return null;
}
