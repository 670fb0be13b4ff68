/** What stands where a player's own affairs would: a guest has none, unless a player lets them rule along. */
import { For, type JSX, Show } from 'solid-js';
import { toActWords } from '../../campaign/acts-for.ts';
import { useCampaign } from '../../campaign/context.tsx';
import { t } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';

export const AsGuest = (): JSX.Element => {
  const { view, app, show } = useCampaign();
  const ruled = () => view().seats.filter(({ ours, held }) => ours && held);
  const full = () => view().seats.every(({ held }) => held);
  return (
    <EmptyState
      title={t('You watch as a guest')}
      action={
        <Show when={ruled().length > 0}>
          <For each={ruled()}>
            {({ id, name }) => (
              <Button kind="filled" onTap={() => show(id)}>
                {toActWords(view(), id, name)}
              </Button>
            )}
          </For>
        </Show>
      }
    >
      <p>
        {app.scene
          ? t('A guest sees everything public: the map, the charts and the chronicle.')
          : t('A guest sees everything public: the charts and the chronicle.')}{' '}
        {t('You can add notes to the chronicle.')}
      </p>
      <Show when={full() && ruled().length === 0}>
        <p>{noSeatFree()}</p>
      </Show>
    </EmptyState>
  );
};

/** How one plays along at a table that is full. */
export const noSeatFree = (): string =>
  t(
    'No seat is free. Ask a player to make you their regent: they find you under Campaign. Or take a seat when a player leaves for good.',
  );
