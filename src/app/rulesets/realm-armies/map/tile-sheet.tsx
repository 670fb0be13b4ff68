/** A tile under the thumb: what it is and whose, what stands there and yields, who is there, what may be done. */
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { TileId } from '../../../../kernel/hex.ts';
import { interdicted } from '../../../../rules/realm-armies/income/yields.ts';
import { activities, armiesIn, blockading, holding, isLand } from '../../../../rules/realm-armies/queries.ts';
import { formOf } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { spoken } from '../../../map/speak.ts';
import { GameIcon } from '../../../ui/icons/game-icon.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { BuildHere } from '../../parts/build-here.tsx';
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
  const coming = () => activities(state()).filter(({ target, kind }) => target === tile() && kind !== 'sail');
  const land = () => isLand(state(), tile());
  const what = () => {
    const ground = groundName(state(), tile());
    const said = land() ? `${builtWords(state(), tile())}, ${ground}` : ground;
    return here().name ? `${said}, ${spoken(tile(), originFor(state()))}` : said;
  };
  return (
    <PlaceSheet
      name={place(tile())}
      what={what()}
      owner={here().owner}
      peek={
        <>
          {' '}
          <BuildHere filled tile={tile()} />
          <Present tile={tile()} />
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

/** The armies on it, the fleets in its port, and those that blockade it. */
function Present(props: { tile: TileId }): JSX.Element {
  const { state, seat, player, to } = useRealm();
  const whose = (by: string): string | undefined => (by === seat() ? undefined : player(by));
  const fleets = () => Object.entries(state().fleets).filter(([, { port }]) => port === props.tile);
  const here = createMemo(() => [
    ...armiesIn(state(), props.tile),
    ...fleets().map(([id, { seat: of }]) => ({ id, seat: of })),
  ]);
  const before = () => {
    const { port, owner } = holding(state(), props.tile);
    return port ? blockading(state(), props.tile, owner) : [];
  };
  return (
    <Show when={here().length + before().length > 0}>
      <Rows label={t('Who is here')}>
        <For each={here()}>
          {({ id, seat: of }) => <KnownRow id={id} value={whose(of)} href={to(`piece/${id}`)} />}
        </For>
        <For each={before()}>
          {(fleet) => (
            <KnownRow
              id={fleet.id}
              note={t('blockades this port')}
              tone="warn"
              value={whose(fleet.seat) ?? t('yours')}
              href={to(`piece/${fleet.id}`)}
            />
          )}
        </For>
      </Rows>
    </Show>
  );
}
