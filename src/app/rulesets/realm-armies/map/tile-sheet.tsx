/** A tile under the thumb: what it is and whose, what stands there and yields, who is there, what may be done. */
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { TileId } from '../../../../kernel/hex.ts';
import { activities, armiesIn, blockading, holding, isLand } from '../../../../rules/realm-armies/queries.ts';
import { possible } from '../../../../rules/realm-armies/realm/build.ts';
import { interdicted } from '../../../../rules/realm-armies/realm/yields.ts';
import { formOf } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { spoken } from '../../../map/speak.ts';
import { BottomSheet } from '../../../ui/bottom-sheet.tsx';
import { Button } from '../../../ui/button.tsx';
import { Guidon } from '../../../ui/heraldry/guidon.tsx';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { GameIcon } from '../../../ui/icons/game-icon.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import s from '../../parts/tile-sheet.module.css';
import { armyName, fleetName, originFor } from '../names.ts';
import { useRealm } from '../realm.ts';
import { builtWords, groundName, missionIcons, yieldOf } from '../words.ts';

export function TileSheet(props: { tile: string; onClose: () => void }): JSX.Element {
  const realm = useRealm();
  const { state, seat, player, colour, place, to } = realm;
  const tile = () => props.tile as TileId;
  const here = () => holding(state(), tile());
  const armies = createMemo(() => armiesIn(state(), tile()));
  const ships = () => Object.entries(state().fleets).filter(([, { port }]) => port === tile());
  const before = () => (here().port ? blockading(state(), tile(), here().owner) : []);
  const coming = () => activities(state()).filter(({ target, kind }) => target === tile() && kind !== 'sail');
  const land = () => isLand(state(), tile());
  const what = () => {
    const ground = groundName(state(), tile());
    const said = land() ? `${builtWords(state(), tile())}, ${ground}` : ground;
    return here().name ? `${said}, ${spoken(tile(), originFor(state()))}` : said;
  };
  const builds = () =>
    state().turn.phase === 'upgrades' &&
    state().stage === 'season' &&
    possible(state(), seat()).some((each) => each.tile === tile());
  return (
    <BottomSheet
      label={place(tile())}
      onDismiss={props.onClose}
      peek={
        <div class={s.peek}>
          <div class={s.head}>
            <div class={s.names}>
              <h2>{place(tile())}</h2>
              <p>{what()}</p>
            </div>
            <Show when={here().owner}>
              {(owner) => (
                <span class={s.owner}>
                  <Shield tincture={colour(owner())} size={34} label="" />
                  {owner() === seat() ? t('yours') : player(owner())}
                </span>
              )}
            </Show>
          </div>
          <Show when={builds()}>
            <Button
              kind="filled"
              grow
              lead={<GameIcon name="castle" size={20} />}
              href={formOf(realm, 'build', { tile: tile() })}
            >
              {t('Build here')}
            </Button>
          </Show>
          <Show when={armies().length + ships().length + before().length > 0}>
            <Rows label={t('Who is here')}>
              <For each={armies()}>
                {(army) => (
                  <Row
                    lead={<Guidon tincture={colour(army.seat)} number={army.number} />}
                    title={armyName(army)}
                    note={
                      (army.hero === null ? t('without a general') : state().heroes[army.hero]?.name) ?? ''
                    }
                    value={army.seat === seat() ? undefined : player(army.seat)}
                    href={to(`piece/${army.id}`)}
                  />
                )}
              </For>
              <For each={ships()}>
                {([id, fleet]) => (
                  <Row
                    lead={<GameIcon name="caravel" size={28} />}
                    title={fleetName(fleet)}
                    note={t('in port')}
                    value={fleet.seat === seat() ? undefined : player(fleet.seat)}
                    href={to(`piece/${id}`)}
                  />
                )}
              </For>
              <For each={before()}>
                {(fleet) => (
                  <Row
                    lead={<GameIcon name="caravel" size={28} />}
                    title={fleetName(fleet)}
                    note={t('blockades this port')}
                    tone="warn"
                    value={fleet.seat === seat() ? t('yours') : player(fleet.seat)}
                    href={to(`piece/${fleet.id}`)}
                  />
                )}
              </For>
            </Rows>
          </Show>
        </div>
      }
    >
      <Show when={here().owner !== null}>
        <p class={s.facts}>
          <span>{t('brings in {points} each turn', { points: yieldOf(state(), tile()) })}</span>
          <Show when={interdicted(state()).includes(tile())}>
            <span class={s.warn}>{t('interdicted: nothing this turn')}</span>
          </Show>
        </p>
      </Show>
      <Rows>
        <For each={coming()}>
          {({ id, kind, seat: by, arranged }) => (
            <Row
              lead={<GameIcon name={missionIcons[kind === 'raid' ? 'raid' : 'invade']} size={28} />}
              title={
                kind === 'raid'
                  ? t('{who} raids here', { who: player(by) })
                  : t('{who} fights for this tile', { who: player(by) })
              }
              note={arranged ? t('put off') : t('tonight')}
              href={to(`piece/${id}`)}
            />
          )}
        </For>
        <Show when={here().owner === seat() && land()}>
          <Row title={t('Give it a name')} href={formOf(realm, 'name', { what: 'tile', id: tile() })} />
        </Show>
      </Rows>
    </BottomSheet>
  );
}
