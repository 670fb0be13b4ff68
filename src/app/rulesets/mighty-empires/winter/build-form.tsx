/** Building on the map: the places that bear something are marked; tap one, choose what, see price and timber. */
import { createMemo, For, type JSX, Show } from 'solid-js';
import { objections } from '../../../../campaign/acts.ts';
import type { TileId } from '../../../../kernel/hex.ts';
import type { Json } from '../../../../kernel/json.ts';
import {
  buildable,
  buildings,
  rowFor,
  timberLeft,
  type What,
} from '../../../../rules/mighty-empires/winter/construction.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t, tn } from '../../../i18n/index.ts';
import { useTasks } from '../../../screens/campaign/today/use-tasks.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip, Chips } from '../../../ui/chips.tsx';
import type { OrderForm } from '../../contract.ts';
import { Agreed } from '../../parts/agreed.tsx';
import s from '../../parts/map-picker.module.css';
import { MapPicker } from '../../parts/map-picker.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { purseOf } from './purse.ts';
import { buildingName, crowns } from './words.ts';

export const BuildForm: OrderForm = (props): JSX.Element => {
  const { state, seat, view, busy, book, to } = useEmpire();
  const { give } = useTasks();
  const given = props.args as { tile?: TileId; what?: What } | null;
  const [tile, setTile] = chosenSignal('tile', given?.tile);
  const [what, setWhat] = chosenSignal('what', given?.what);
  const left = () => purseOf(state(), seat(), book(seat())).left;
  /** What its owner can pay: the table does not know what they spent in secret. */
  const affordable = () => buildable(state(), seat()).filter((each) => each.crowns <= left());
  const sites = createMemo(affordable);
  const here = () => {
    const at = tile();
    return at ? buildings.flatMap((each) => rowFor(state(), seat(), at, each) ?? []) : [];
  };
  const row = () => here().find(({ build }) => build === what());
  const args = (): Json => ({ tile: tile() ?? '', what: what() ?? '' });
  const pick = (at: TileId): void => {
    setTile(at);
    setWhat(sites().find((each) => each.tile === at)?.what);
  };
  return (
    <MapPicker
      title={t('What is built?')}
      note={t('{crowns}, timber for {n}', {
        crowns: crowns(Math.max(0, left())),
        n: timberLeft(state(), seat()),
      })}
      hints={[...new Set(sites().map((each) => each.tile))].map((each) => ({ tile: each, tone: 'ask' }))}
      selected={tile()}
      start={state().realms[seat()]?.capital ?? undefined}
      onPick={pick}
      foot={
        <Show
          when={tile()}
          fallback={
            <Show
              when={sites().length > 0}
              fallback={
                <>
                  <p>{t('Nothing can be built with what is left.')}</p>
                  <Button kind="filled" icon="forward" grow href={to('today')}>
                    {t('To today')}
                  </Button>
                </>
              }
            >
              <p>{t('Tap one of the marked places.')}</p>
            </Show>
          }
        >
          {(at) => (
            <>
              <h2>{placeName(state(), at())}</h2>
              <Show when={here().length > 0} fallback={<p>{t('Nothing can be built here.')}</p>}>
                <Chips label={t('What is built')}>
                  <For each={here()}>
                    {(each) => (
                      <Chip
                        on={each.build === what()}
                        onTap={() => setWhat(each.build)}
                        value={String(each.crowns)}
                      >
                        {buildingName(each.build)}
                      </Chip>
                    )}
                  </For>
                </Chips>
              </Show>
              <Show when={row()}>
                {(chosen) => (
                  <>
                    <p class={s.facts}>
                      <span>
                        <b>{crowns(chosen().crowns)}</b>
                      </span>
                      <span>{t('{n} left afterwards', { n: Math.max(0, left() - chosen().crowns) })}</span>
                      <Show when={chosen().timber}>
                        <span>
                          {tn(
                            Math.max(0, timberLeft(state(), seat()) - 1),
                            'timber for one more',
                            'timber for {n} more',
                          )}
                        </span>
                      </Show>
                    </p>
                    <Agreed
                      against={objections(view(), seat(), 'build', args())}
                      busy={busy()}
                      yes={t('Build {what}', { what: buildingName(chosen().build) })}
                      onYes={(why) =>
                        void give('build', args(), why).then((done) => {
                          if (!done) return;
                          setTile(undefined);
                          setWhat(undefined);
                          if (affordable().length === 0) props.onDone();
                        })
                      }
                    />
                  </>
                )}
              </Show>
            </>
          )}
        </Show>
      }
    />
  );
};
