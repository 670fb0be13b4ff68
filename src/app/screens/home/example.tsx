/** The way into the example, where nothing has to be typed: most in sight while the shelf is empty. */
import { useNavigate } from '@tanstack/solid-router';
import { createSignal, type JSX, onCleanup, Show } from 'solid-js';
import { t } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toasts.tsx';
import s from './campaigns.module.css';

export function TryExample(props: { quiet: boolean }): JSX.Element {
  const navigate = useNavigate();
  const [making, setMaking] = createSignal(false);
  let left = false;
  onCleanup(() => {
    left = true;
  });
  const open = async (): Promise<void> => {
    setMaking(true);
    try {
      const { openExample } = await import('../../campaign/open-example.ts');
      const campaign = await openExample();
      if (!left) await navigate({ to: `/c/${campaign}/today` } as never);
    } catch (problem) {
      const { inWords } = await import('../../campaign/trouble.ts');
      toast({ words: inWords(problem), icon: 'warn' });
    } finally {
      setMaking(false);
    }
  };
  return (
    <div class={s.example}>
      <Button
        kind={props.quiet ? 'quiet' : 'outlined'}
        icon="map"
        disabled={making()}
        onTap={() => void open()}
      >
        {making() ? t('Raising three realms …') : t('Try an example')}
      </Button>
      <Show when={!props.quiet}>
        <p>
          {t('A first month of Mighty Empires, on this phone alone. The app plays the other two realms.')}
        </p>
      </Show>
    </div>
  );
}
