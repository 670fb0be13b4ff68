/** A tile under the thumb: what it is and whose, what stands there and yields, who is there, what may be done. */
import { createMemo, For, type JSX, Show } from 'solid-js';
import { openTo } from '../../../../campaign/open-to.ts';
import type { TileId } from '../../../../kernel/hex.ts';
import { interdicted } from '../../../../rules/realm-armies/income/yields.ts';
import { activities, armiesIn, blockading, holding, isLand } from '../../../../rules/realm-armies/queries.ts';
import { formOf } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { spoken } from '../../../map/speak.ts';
import { Button } from '../../../ui/button.tsx';
import { GameIcon } from '../../../ui/icons/game-icon.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { KnownRow } from '../../parts/known-row.tsx';
import { PlaceSheet } from '../../parts/place-sheet.tsx';
import s from '../../parts/tile-sheet.module.css';
import { originFor } from '../names.ts';
import { useRealm } from '../realm.ts';
import { builtWords, groundName, missionIcons, yieldOf } from '../words.ts';

export function TileSheet(props: { tile: string; onClose: () => void }): JSX.Element {
  const realm = useRealm();
  const { state, seat, player, place, to } = realm;
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
  const builds = () => openTo(realm.view(), seat(), 'build', 'tile').some(({ one }) => one === tile());
  return (
    <PlaceSheet
      name={place(tile())}
      what={what()}
      owner={here().owner}
      peek={
        <>
          {' '}
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
                  <KnownRow
                    id={army.id}
                    value={army.seat === seat() ? undefined : player(army.seat)}
                    href={to(`piece/${army.id}`)}
                  />
                )}
              </For>
              <For each={ships()}>
                {([id, fleet]) => (
                  <KnownRow
                    id={id}
                    value={fleet.seat === seat() ? undefined : player(fleet.seat)}
                    href={to(`piece/${id}`)}
                  />
                )}
              </For>
              <For each={before()}>
                {(fleet) => (
                  <KnownRow
                    id={fleet.id}
                    note={t('blockades this port')}
                    tone="warn"
                    value={fleet.seat === seat() ? t('yours') : player(fleet.seat)}
                    href={to(`piece/${fleet.id}`)}
                  />
                )}
              </For>
            </Rows>
          </Show>
        </>
      }
      facts={
        here().owner !== null && (
          <>
            <span>{t('brings in {points} each turn', { points: yieldOf(state(), tile()) })}</span>
            <Show when={interdicted(state()).includes(tile())}>
              <span class={s.warn}>{t('interdicted: nothing this turn')}</span>
            </Show>
          </>
        )
      }
      rename={here().owner === seat() && land() && formOf(realm, 'name', { what: 'tile', id: tile() })}
      onClose={props.onClose}
    >
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
    </PlaceSheet>
  );
}
