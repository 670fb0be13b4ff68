/** Building on the map: the places that bear something are marked; tap one, choose what, see price and timber. */
import { Show } from 'solid-js';
import { openIn } from '../../../../campaign/open-to.ts';
import type { TileId } from '../../../../kernel/hex.ts';
import {
  borne,
  rowFor,
  timberLeft,
  type What,
} from '../../../../rules/mighty-empires/winter/construction.ts';
import { t, tn } from '../../../i18n/index.ts';
import { mapped } from '../../parts/ask/map-page.tsx';
import s from '../../parts/map-picker.module.css';
import { useEmpire } from '../empire.ts';
import { purseOf } from './purse.ts';
import { buildingName, crowns } from './words.ts';

export const BuildForm = mapped<{ readonly tile: TileId; readonly what: What }>('build', () => {
  const { view, state, seat, book } = useEmpire();
  const left = () => Math.max(0, purseOf(state(), seat(), book(seat())).left);
  const timber = () => timberLeft(state(), seat());
  return {
    on: 'tile',
    title: () => t('What do you build?'),
    note: () => t('{crowns}, timber for {n}', { crowns: crowns(left()), n: timber() }),
    start: () => state().realms[seat()]?.capital ?? undefined,
    untapped: () => t('Tap one of the marked places.'),
    means: (at) => (
      <Show when={borne(state(), seat(), at).length === 0}>
        <p>{t('Nothing can be built here.')}</p>
      </Show>
    ),
    answer: ({ what }) => (what ? t('Build {what}', { what: buildingName(what) }) : t('Build')),
    again: true,
    of: {
      what: {
        label: t('Building'),
        begin: ({ tile }) =>
          tile &&
          openIn<What>(view(), seat(), 'build', 'what', { tile }).find(
            (what) => (rowFor(state(), seat(), tile, what)?.crowns ?? 0) <= left(),
          ),
        row: (what, { tile }) => ({
          title: buildingName(what),
          value: String(rowFor(state(), seat(), tile as TileId, what)?.crowns ?? ''),
        }),
      },
    },
    under: ({ tile, what }) => (
      <Show when={tile && what && rowFor(state(), seat(), tile, what)}>
        {(row) => (
          <p class={s.facts}>
            <span>
              <b>{crowns(row().crowns)}</b>
            </span>
            <span>{t('{n} left afterwards', { n: Math.max(0, left() - row().crowns) })}</span>
            <Show when={row().timber}>
              <span>{tn(Math.max(0, timber() - 1), 'timber for one more', 'timber for {n} more')}</span>
            </Show>
          </p>
        )}
      </Show>
    ),
  };
});
