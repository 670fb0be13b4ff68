/**
 * The spell the stars offered: where it goes, tapped on the map with the line from the capital drawn and the chance of every
 * tile at hand. What needs no place is cast from a page.
 */
import { createMemo, type JSX, Show } from 'solid-js';
import { objections } from '../../../../campaign/acts.ts';
import { distance, hex, place, type TileId, tileId } from '../../../../kernel/hex.ts';
import type { Json } from '../../../../kernel/json.ts';
import { castingOdds } from '../../../../rules/mighty-empires/magic/odds.ts';
import { needsTile, noteOf, titleOf } from '../../../../rules/mighty-empires/magic/spells.ts';
import { reachOf, targetsOf } from '../../../../rules/mighty-empires/magic/targets.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t, tn } from '../../../i18n/index.ts';
import type { HintView, RouteView } from '../../../map/model.ts';
import { useTasks } from '../../../screens/campaign/today/use-tasks.ts';
import { percent } from '../../../ui/percents.ts';
import { EmptyState } from '../../../ui/states.tsx';
import { Agreed } from '../../parts/agreed.tsx';
import { MapPicker } from '../../parts/map-picker.tsx';
import { OrderPage } from '../../parts/order-page.tsx';
import { placeName, stateOf } from '../names.ts';
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

export function CastForm(props: { args: Json; onDone: () => void }): JSX.Element {
  const { view, seat } = useCampaign();
  const state = () => stateOf(view());
  const spell = () => state().magic.drawn[seat()];
  const open = createMemo(() => {
    const now = spell();
    return now && needsTile(now) ? targetsOf(state(), seat(), now) : [];
  });
  return (
    <Show
      when={spell()}
      fallback={<EmptyState title={t('No spell is waiting')}>{t('Read the stars first.')}</EmptyState>}
    >
      {(now) => (
        <Show when={open().length > 0} fallback={<Unaimed />}>
          <Aimed spell={titleOf(now())} note={noteOf(now())} open={open()} onDone={props.onDone} />
        </Show>
      )}
    </Show>
  );

  /** What needs no place, or finds none. */
  function Unaimed(): JSX.Element {
    const now = () => spell() ?? 'bumper-crop';
    return (
      <OrderPage
        order="cast-spell"
        args={{ tile: null }}
        title={titleOf(now())}
        question={needsTile(now()) ? t('There is no place for it') : t('Shall it be cast?')}
        why={
          needsTile(now())
            ? t('{what}. Nothing like that lies within twelve tiles: the spell passes.', {
                what: noteOf(now()),
              })
            : noteOf(now())
        }
        answer={needsTile(now()) ? t('Let it pass') : t('Cast it')}
        onDone={props.onDone}
      />
    );
  }
}

function Aimed(props: {
  spell: string;
  note: string;
  open: readonly TileId[];
  onDone: () => void;
}): JSX.Element {
  const { view, seat, busy } = useCampaign();
  const { give } = useTasks();
  const state = () => stateOf(view());
  const capital = () => state().realms[seat()]?.capital ?? undefined;
  const [tile, setTile] = chosenSignal<TileId>('tile');
  const args = (): Json => ({ tile: tile() ?? null });
  const chance = (at: TileId): number => castingOdds(reachOf(state(), seat(), at));
  const hints = createMemo(() =>
    props.open.map((at): HintView => ({ tile: at, tone: chance(at) < risky ? 'warn' : 'ask' })),
  );
  const routes = (): readonly RouteView[] => {
    const [from, to] = [capital(), tile()];
    return from && to && from !== to ? [{ id: 'spell', tiles: lineTo(from, to), clear: true }] : [];
  };
  const against = () => (tile() ? objections(view(), seat(), 'cast-spell', args()) : []);
  return (
    <MapPicker
      title={t('Where does {spell} go?', { spell: props.spell })}
      note={props.note}
      hints={hints()}
      routes={routes()}
      selected={tile()}
      start={capital()}
      onPick={setTile}
      foot={
        <Show
          when={tile()}
          fallback={
            <p>
              {tn(
                props.open.length,
                'One tile is open to it. Tap it to see the chance.',
                '{n} tiles are open to it. Tap one to see the chance.',
              )}
            </p>
          }
        >
          {(at) => {
            const far = () => reachOf(state(), seat(), at());
            return (
              <>
                <div class={s.aim}>
                  <div>
                    <h2>{placeName(state(), at())}</h2>
                    <p>
                      {far() === 0
                        ? t('your capital itself')
                        : tn(far(), 'one tile from your capital', '{n} tiles from your capital')}
                    </p>
                  </div>
                  <p class={s.chance}>
                    <b>{percent(chance(at()))}</b>
                    <span>{far() <= 2 ? t('cannot fail') : t('{n} or more on 2D6', { n: far() })}</span>
                  </p>
                </div>
                <Agreed
                  against={against()}
                  busy={busy()}
                  yes={t('Cast it here')}
                  onYes={(why) => void give('cast-spell', args(), why)}
                />
              </>
            );
          }}
        </Show>
      }
    />
  );
}
