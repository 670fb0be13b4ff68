/** Breaking one's word to a free people: what it opens, and who is set upon. */
import { Show } from 'solid-js';
import { force } from '../../../../rules/mighty-empires/queries.ts';
import { t } from '../../../i18n/index.ts';
import { dressed } from '../../parts/ask/ask-page.tsx';
import type { Nothing } from '../../parts/ask/dress.ts';
import { KnownRow } from '../../parts/known-row.tsx';
import { RowsOf } from '../../parts/rows-of.tsx';
import { ToToday } from '../../parts/to-today.tsx';
import { Warning } from '../../parts/warning.tsx';
import { useEmpire } from '../empire.ts';
import { bannerName } from '../words.ts';

export const BreakAllianceForm = dressed<{ readonly alliance: string }>('break-alliance', () => {
  const { state, seat } = useEmpire();
  const tilesOf = (id = '') => state().court.alliances[id]?.tiles ?? [];
  const among = (id?: string) => tilesOf(id).flatMap((tile) => force(state(), seat(), tile));
  const none: Nothing = [
    t('You have no alliance to break'),
    t('You can break only an alliance for one season; it lapses by itself when the season ends.'),
    ToToday,
  ];
  return {
    title: () => t('An alliance'),
    question: ({ alliance }) => alliance && t('Do you break your word?'),
    why: () => t('After that the land feeds your banners and can be taken. Its people will fight for it.'),
    answer: t('Break the alliance'),
    danger: true,
    nothing: none,
    gone: none,
    of: { alliance: false },
    under: ({ alliance }) => (
      <Show when={alliance}>
        <RowsOf label={t('The allied tiles')} of={tilesOf(alliance)}>
          {(tile) => <KnownRow id={tile} />}
        </RowsOf>
        <Show when={among(alliance).length > 0}>
          <Warning
            rule="me.diplomacy.broken"
            words={t('The locals attack these banners where they are: {who}.', {
              who: among(alliance).map(bannerName).join(', '),
            })}
          />
        </Show>
      </Show>
    ),
  };
});
