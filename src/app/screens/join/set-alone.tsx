/** Before a player sits down they read what those who sat alone set as they liked: nobody else could agree to it (R17). */
import { type JSX, Show } from 'solid-js';
import { planted } from '../../../campaign/planted.ts';
import { useCampaign } from '../../campaign/context.tsx';
import { t, tn } from '../../i18n/index.ts';
import { dotted } from '../../rulesets/parts/joined.ts';
import { RowsOf } from '../../rulesets/parts/rows-of.tsx';
import { Row } from '../../ui/rows.tsx';
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
          'A player alone at the table changed one thing, with nobody to agree. Read it before you take a seat:',
          'A player alone at the table changed {n} things, with nobody to agree. Read them before you take a seat:',
        )}
      </p>
      <RowsOf label={t('Changed alone')} of={all()}>
        {({ seat, page, why, changes }) => (
          <Row
            title={t('{player}: {words}', { player: player(seat), words: why })}
            note={dotted(tn(changes.length, 'one change', '{n} changes'), gist(changes))}
            end={t('page {page}', { page: String(page + 1) })}
          />
        )}
      </RowsOf>
    </Show>
  );
}
