/** Before a player sits down they read what those who sat alone set as they liked: nobody else could agree to it (R17). */
import { For, type JSX, Show } from 'solid-js';
import { planted } from '../../../campaign/planted.ts';
import { useCampaign } from '../../campaign/context.tsx';
import { t, tn } from '../../i18n/index.ts';
import { Row, Rows } from '../../ui/rows.tsx';
import { spelled } from '../campaign/parts/spelled.ts';

export function SetAlone(): JSX.Element {
  const { view, app, player } = useCampaign();
  const all = () => planted(view());
  const gist = (changes: ReturnType<typeof all>[number]['changes']): string =>
    changes
      .map((change) => spelled(change, (id) => app.called?.(view(), id)))
      .filter(Boolean)
      .join('; ');
  return (
    <Show when={all().length > 0}>
      <p role="status">
        {tn(
          all().length,
          'One thing was set by a player who sat alone, with nobody to agree. Read it before you sit down:',
          '{n} things were set by a player who sat alone, with nobody to agree. Read them before you sit down:',
        )}
      </p>
      <Rows label={t('Set alone')}>
        <For each={all()}>
          {({ seat, page, why, changes }) => (
            <Row
              title={t('{player}: {words}', { player: player(seat), words: why })}
              note={[tn(changes.length, 'one change', '{n} changes'), gist(changes)]
                .filter(Boolean)
                .join(' · ')}
              end={t('page {page}', { page: String(page + 1) })}
            />
          )}
        </For>
      </Rows>
    </Show>
  );
}
