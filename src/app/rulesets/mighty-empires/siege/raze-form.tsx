/** Razing: what it brings, who carries it off, what it costs. */
import { For, type JSX, Show } from 'solid-js';
import type { Shares } from '../../../../kernel/asks.ts';
import type { TileId } from '../../../../kernel/hex.ts';
import { fieldForce } from '../../../../rules/mighty-empires/map/walls.ts';
import { loot } from '../../../../rules/mighty-empires/siege/raze.ts';
import { t, tn } from '../../../i18n/index.ts';
import { dressed } from '../../parts/ask/ask-page.tsx';
import type { Answering } from '../../parts/ask/dress.ts';
import { Warning } from '../../parts/warning.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { LoadRow } from '../orders/load-row.tsx';
import { sumOf } from '../orders/shares.ts';
import { Flag } from '../parts/flag.tsx';
import { bannerName } from '../words.ts';

interface Razed {
  readonly tile: TileId;
  readonly shares: Shares;
}
export const RazeForm = dressed<Razed>('raze', () => {
  const { state, seat } = useEmpire();
  const all = (tile: TileId): number => loot(state(), tile);
  return {
    title: ({ tile }) => tile && placeName(state(), tile),
    question: ({ tile }) =>
      tile && tn(all(tile), 'Raze it for one baggage point?', 'Raze it for {n} baggage points?'),
    why: ({ tile }) =>
      tile && t('Until it recovers in some later winter, it has no owner, feeds nobody and earns nothing.'),
    answer: t('Put it to the torch'),
    danger: true,
    sum({ tile, shares = {} }) {
      if (!tile) return undefined;
      const burnt = all(tile) - sumOf(shares);
      return (
        <>
          <b>{t('{n} of {of} carried off', { n: sumOf(shares), of: all(tile) })}</b>
          {burnt > 0 ? tn(burnt, '{n} burnt', '{n} burnt') : t('nothing lost')}
        </>
      );
    },
    of: { tile: false, shares: { put: (at) => <Carried at={at} /> } },
    under: ({ tile }) => (
      <Show when={tile}>
        <p data-quiet="small">
          {t('Beside each banner is the baggage it carries afterwards. Your flag stays, to show who did it.')}
        </p>
        <Show when={tile && state().tiles[tile]?.flag === seat()}>
          <Warning words={t('It is your own: your empire loses the tile and its revenue.')} rule="me.raze" />
        </Show>
      </Show>
    ),
  };
});

/** What each carries afterwards. */
function Carried(props: { at: Answering<Shares, Razed> }): JSX.Element {
  const { state, seat } = useEmpire();
  const shares = () => props.at.value ?? {};
  const there = () => {
    const { tile } = props.at.said;
    return tile ? fieldForce(state(), seat(), tile).map(({ id }) => id) : [];
  };
  const left = () => loot(state(), props.at.said.tile ?? 'q0r0') - sumOf(shares());
  return (
    <For each={there()}>
      {(id) => {
        const { [id]: banner } = state().banners;
        if (!banner) return null;
        const load = () => banner.baggage + (shares()[id] ?? 0);
        return (
          <LoadRow
            lead={<Flag banner={banner} bare />}
            title={bannerName(banner)}
            note={tn(banner.baggage, 'carries {n} now', 'carries {n} now')}
            value={load()}
            most={load() + left()}
            onLoad={(now) => props.at.say({ ...shares(), [id]: Math.max(0, now - banner.baggage) })}
          />
        );
      }}
    </For>
  );
}
