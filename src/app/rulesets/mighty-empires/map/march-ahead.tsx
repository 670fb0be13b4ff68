/**
 * What if they marched: a way tapped tile by tile, a month for each, what the banners would eat there, what bars them, whom
 * they would meet. Nothing is ordered, and nobody else is told.
 */
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { TileId } from '../../../../kernel/hex.ts';
import type { Json } from '../../../../kernel/json.ts';
import { isLand, landNeighbours } from '../../../../rules/mighty-empires/map/terrain.ts';
import { marchAhead, type Stage } from '../../../../rules/mighty-empires/movement/ahead.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t } from '../../../i18n/index.ts';
import type { RouteView } from '../../../map/model.ts';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { percent } from '../../../ui/percents.ts';
import { MapPicker } from '../../parts/map-picker.tsx';
import { PickChips } from '../../parts/pick-chips.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { FareSign, faresWord } from '../parts/months-ahead.tsx';
import { bannerName, roman } from '../words.ts';
import s from './march-ahead.module.css';
import { wayFound } from './ways.ts';

/** A season has no more months than that. */
const longest = 6;

export function MarchAhead(props: { args: Json; onDone: () => void }): JSX.Element {
  const { state, mine } = useEmpire();
  const given = props.args as { readonly banners?: readonly string[] } | null;
  const afield = () => mine().filter(({ tile }) => tile !== null);
  const [lead, setLead] = chosenSignal('lead', given?.banners?.[0] ?? afield()[0]?.id ?? '');
  const start = () => state().banners[lead()]?.tile ?? undefined;
  const here = () => afield().filter(({ tile }) => tile === start());
  const [going, setGoing] = chosenSignal<readonly string[]>('going', given?.banners ?? [lead()]);
  const [way, setWay] = chosenSignal<readonly TileId[]>('way', []);
  const stages = createMemo(() => marchAhead(state(), going(), way()));
  const open = (): readonly TileId[] => {
    const at = way().at(-1) ?? start();
    if (!at || way().length >= longest) return [];
    return landNeighbours(state(), at).filter((tile) => isLand(state(), tile));
  };
  const toggle = (id: string): void => {
    const next = going().includes(id) ? going().filter((one) => one !== id) : [...going(), id];
    if (next.length > 0) setGoing(next);
  };
  const pick = (tile: TileId): void => {
    if (open().includes(tile)) setWay([...way(), tile]);
    else {
      const other = afield().find((banner) => banner.tile === tile);
      if (!other || tile === start()) return;
      setLead(other.id);
      setGoing([other.id]);
      setWay([]);
    }
  };
  const routes = (): readonly RouteView[] => {
    const from = start();
    if (!from || way().length === 0) return [];
    const clear = stages().every(({ bars, cut }) => bars.length === 0 && !cut);
    return [{ id: 'ahead', tiles: [from, ...way()], clear }];
  };
  return (
    <MapPicker
      title={t('What if they marched?')}
      note={t('This gives no order: it only helps you plan.')}
      hints={open().map((tile) => ({ tile, tone: 'ask' }))}
      routes={routes()}
      selected={way().at(-1)}
      start={start()}
      onPick={pick}
      foot={
        <>
          <Show when={here().length > 1}>
            <PickChips
              label={t('Who goes')}
              all={here()}
              on={(banner) => going().includes(banner.id)}
              name={bannerName}
              onPick={(banner) => toggle(banner.id)}
            />
          </Show>
          <Show
            when={stages().length > 0}
            fallback={<p>{t('Tap the tiles they would cross, one for each month.')}</p>}
          >
            <Stages all={stages()} />
            <Actions>
              <Button icon="undo" onTap={() => setWay(way().slice(0, -1))}>
                {t('One tile less')}
              </Button>
              <Button grow onTap={() => props.onDone()}>
                {t('Close the plan')}
              </Button>
            </Actions>
          </Show>
        </>
      }
    />
  );
}

/** The march month by month: where they would be, what they would eat there, what stands against it. */
function Stages(props: { all: readonly Stage[] }): JSX.Element {
  const { state, player } = useEmpire();
  const who = (owner: string): string => (owner === 'independent' ? t('the independents') : player(owner));
  const barred = ({ bars, hillfolk }: Stage): string =>
    t('{what} in the way: a route in {p} of tries', {
      what: bars.some(({ what }) => what === 'mountain') ? t('mountains') : t('a river'),
      p: percent(wayFound(hillfolk)),
    });
  const notes = (stage: Stage): readonly string[] => [
    ...(stage.cut ? [t('no way leads there by land')] : []),
    ...(stage.bars.length > 0 ? [barred(stage)] : []),
    ...(stage.meets.length > 0 ? [t('to meet {who} there', { who: stage.meets.map(who).join(', ') })] : []),
  ];
  const when = ({ arrives }: Stage): string =>
    arrives === undefined ? t('not before winter') : t('month {month}', { month: roman(arrives) });
  return (
    <>
      <ol class={s.stages} aria-label={t('The march, month by month')}>
        <For each={props.all}>
          {(stage) => (
            <li>
              <span class={s.when}>{when(stage)}</span>
              <span class={s.what}>
                <b>{placeName(state(), stage.tile)}</b>
                <For each={stage.fares}>
                  {({ number, by }) => (
                    <span class={s.fare} data-by={by}>
                      <FareSign by={by} />
                      {t('banner {n}: {how}', { n: number, how: faresWord(by) })}
                    </span>
                  )}
                </For>
                <For each={notes(stage)}>{(note) => <span class={s.note}>{note}</span>}</For>
              </span>
            </li>
          )}
        </For>
      </ol>
      <p class={s.honest}>
        {t('Based on today’s positions: scouts must find each way first, and others move too.')}
      </p>
    </>
  );
}
