/**
 * The spell the stars offered: where it goes, tapped on the map with the line from the capital drawn and the chance of every
 * tile at hand. What needs no place is cast from a page.
 */
import { createMemo, type JSX, Show } from 'solid-js';
import { openIn, questionTo } from '../../../../campaign/open-to.ts';
import { verdict } from '../../../../kernel/asking.ts';
import { distance, hex, place, type TileId, tileId } from '../../../../kernel/hex.ts';
import { castingOdds } from '../../../../rules/mighty-empires/magic/odds.ts';
import type { SpellName } from '../../../../rules/mighty-empires/magic/state.ts';
import { reachOf } from '../../../../rules/mighty-empires/magic/targets.ts';
import { needsTile, noteOf, titleOf } from '../../../../rules/mighty-empires/map/spellbook.ts';
import { t, tn } from '../../../i18n/index.ts';
import { percent } from '../../../ui/percents.ts';
import { EmptyState } from '../../../ui/states.tsx';
import type { OrderForm } from '../../contract.ts';
import { mapped } from '../../parts/ask/map-page.tsx';
import { OrderPage } from '../../parts/order-page.tsx';
import { useEmpire } from '../empire.ts';
import s from './cast-form.module.css';

/** Where a spell is more likely to fail than not, the tile is marked as risky. */
const risky = 0.5;

/** Tiles in a straight line from one to another, both included. */
function lineTo(from: TileId, to: TileId): readonly TileId[] {
  const [a, b] = [place(from), place(to)];
  const steps = Math.max(1, distance(from, to));
  return Array.from({ length: steps + 1 }, (_, i) => {
    // A hair off the middle, so that a line along an edge keeps to one side of it.
    const q = a.q + ((b.q - a.q) * i) / steps + 1e-6;
    const r = a.r + ((b.r - a.r) * i) / steps + 2e-6;
    const [x, y, z] = [Math.round(q), Math.round(-q - r), Math.round(r)];
    const [dx, dy, dz] = [Math.abs(x - q), Math.abs(y + q + r), Math.abs(z - r)];
    if (dx > dy && dx > dz) return tileId(hex(-y - z, z));
    return tileId(dy > dz ? hex(x, z) : hex(x, -x - y));
  });
}

export const CastForm: OrderForm = (props): JSX.Element => {
  const { view, state, seat } = useEmpire();
  const spell = () => state().magic.drawn[seat()];
  /** Only a spell with no target may be let go. */
  const aims = createMemo(() => {
    const tile = questionTo(view(), seat(), 'cast-spell', 'tile');
    return tile?.ask === 'pick' && verdict(tile, null) !== undefined;
  });
  return (
    <Show
      when={spell()}
      fallback={<EmptyState title={t('No spell is waiting')}>{t('Read the stars first.')}</EmptyState>}
    >
      {(now) => (
        <Show when={aims()} fallback={<Unaimed spell={now()} onDone={props.onDone} />}>
          <Aimed args={props.args} onDone={props.onDone} />
        </Show>
      )}
    </Show>
  );
};

/** What needs no place, or finds none. */
const Unaimed = (props: { spell: SpellName; onDone: () => void }): JSX.Element => (
  <OrderPage
    order="cast-spell"
    args={{ tile: null }}
    title={titleOf(props.spell)}
    question={needsTile(props.spell) ? t('There is no target for it') : t('Cast this spell?')}
    why={
      needsTile(props.spell)
        ? t('{what}. There is no such place within twelve tiles, so the spell passes.', {
            what: noteOf(props.spell),
          })
        : noteOf(props.spell)
    }
    answer={needsTile(props.spell) ? t('Let the spell pass') : t('Cast the spell')}
    onDone={props.onDone}
  />
);

const Aimed = mapped<{ readonly tile: TileId | null }>('cast-spell', () => {
  const { view, state, seat } = useEmpire();
  const capital = () => state().realms[seat()]?.capital ?? undefined;
  const spell = () => state().magic.drawn[seat()] ?? 'bumper-crop';
  const reach = (tile: TileId): number => reachOf(state(), seat(), tile);
  const chance = (tile: TileId): number => castingOdds(reach(tile));
  const open = createMemo(() => openIn(view(), seat(), 'cast-spell', 'tile').length);
  return {
    on: 'tile',
    title: () => t('Where do you cast {spell}?', { spell: titleOf(spell()) }),
    note: () => noteOf(spell()),
    start: capital,
    tone: (tile) => (chance(tile) < risky ? 'warn' : 'ask'),
    routes({ tile }) {
      const from = capital();
      return from && tile && from !== tile ? [{ id: 'spell', tiles: lineTo(from, tile), clear: true }] : [];
    },
    untapped: () =>
      tn(
        open(),
        'One tile is open to it. Tap it to see the chance.',
        '{n} tiles are open to it. Tap one to see the chance.',
      ),
    means: (tile) => (
      <div class={s.aim}>
        <p>
          {reach(tile) === 0
            ? t('your capital itself')
            : tn(reach(tile), 'one tile from your capital', '{n} tiles from your capital')}
        </p>
        <p class={s.chance}>
          <b>{percent(chance(tile))}</b>
          <span>{reach(tile) <= 2 ? t('cannot fail') : t('{n} or more on 2D6', { n: reach(tile) })}</span>
        </p>
      </div>
    ),
    of: { tile: { row: (tile) => (tile ? { note: percent(chance(tile)) } : {}) } },
    answer: t('Cast the spell here'),
  };
});
