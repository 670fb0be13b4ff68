/** A tile under the thumb: what it is, whose, who stands there and what I know of them, what it feeds, what I may do. */
import { createMemo, For, type JSX, Show } from 'solid-js';
import { openTo } from '../../../../campaign/open-to.ts';
import type { Said } from '../../../../kernel/asking.ts';
import type { TileId } from '../../../../kernel/hex.ts';
import { isHarbourTile } from '../../../../rules/mighty-empires/land/terrain.ts';
import { worth } from '../../../../rules/mighty-empires/ledger/book.ts';
import { feedsAny } from '../../../../rules/mighty-empires/map/spells.ts';
import { landAt } from '../../../../rules/mighty-empires/map/terrain.ts';
import { supports } from '../../../../rules/mighty-empires/provisions/forage.ts';
import {
  bannersIn,
  encountersIn,
  type PlacedBanner,
  shipsIn,
} from '../../../../rules/mighty-empires/queries.ts';
import { formOf } from '../../../campaign/context.tsx';
import { t, tn } from '../../../i18n/index.ts';
import { spoken } from '../../../map/speak.ts';
import { Button } from '../../../ui/button.tsx';
import { Guidon } from '../../../ui/heraldry/guidon.tsx';
import { GameIcon } from '../../../ui/icons/game-icon.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { PlaceSheet } from '../../parts/place-sheet.tsx';
import s from '../../parts/tile-sheet.module.css';
import { useEmpire } from '../empire.ts';
import { marksOn, spellNote, spellTitle, untilLine } from '../magic/marks.ts';
import { originFor, placeName, tinctureOf } from '../names.ts';
import { shipName } from '../ship-words.ts';
import { toldAbout, toldLine } from '../told.ts';
import { bannerName, groundName, kindOf, loads, points, siteName, whenLine } from '../words.ts';
import { ScoutFromHere } from './scout-from-here.tsx';
import { barred, marchersMeant } from './ways.ts';

export function TileSheet(props: { tile: string; onClose: () => void }): JSX.Element {
  const empire = useEmpire();
  const { state, view, seat, player, to } = empire;
  const tile = () => props.tile as TileId;
  const holding = () => state().tiles[tile()];
  const owner = () => holding()?.flag;
  const ownerName = () => {
    const flag = owner();
    if (flag === undefined) return '';
    if (holding()?.razed) return t('razed');
    return flag === 'independent' ? t('independent') : flag === seat() ? t('yours') : player(flag);
  };
  const what = () => {
    const known = holding();
    const said = known
      ? siteName(state(), tile(), kindOf(known))
      : t('Unknown {ground}', { ground: groundName(state(), tile()) });
    // A place without a name is called by where it lies already.
    return known?.name ? `${said}, ${spoken(tile(), originFor(state()))}` : said;
  };
  const razes = () => openTo(view(), seat(), 'raze', 'tile').some(({ one }) => one === tile());
  return (
    <PlaceSheet
      name={placeName(state(), tile())}
      what={what()}
      owner={owner()}
      whose={ownerName()}
      peek={<Forces tile={tile()} />}
      facts={<Facts tile={tile()} />}
      rename={owner() === seat() && formOf(empire, 'name', { what: 'tile', id: tile() })}
      onClose={props.onClose}
    >
      <For each={marksOn(state(), tile())}>
        {(spell) => (
          <Row
            lead={<GameIcon name="spell-book" size={28} />}
            title={spellTitle(spell)}
            note={t('{what}; cast by {who}, {until}', {
              what: spellNote(spell),
              who: spell.by === seat() ? t('you') : player(spell.by),
              until: untilLine(spell),
            })}
          />
        )}
      </For>
      <For each={encountersIn(state(), tile())}>
        {({ kind, id }) => (
          <Row
            title={kind === 'siege' ? t('Under siege') : t('An unfought battle')}
            href={
              kind === 'siege'
                ? formOf(empire, 'assault', { siege: id })
                : formOf(empire, 'fight', { encounter: id })
            }
          />
        )}
      </For>
      <For each={shipsIn(state(), tile())}>
        {(ship) => (
          <Row
            lead={<GameIcon name="caravel" size={28} />}
            title={shipName(ship)}
            note={ship.owner === 'independent' ? t('independent') : player(ship.owner)}
            value={ship.harbour ? t('in harbour') : t('at sea')}
            href={to(`piece/${ship.id}`)}
          />
        )}
      </For>
      <Show when={razes()}>
        <Row
          lead={<GameIcon name="burning-tree" size={28} />}
          title={t('Raze the settlement')}
          href={formOf(empire, 'raze', { tile: tile() })}
        />
      </Show>
    </PlaceSheet>
  );
}

/** Who may scout or march there from beside it, and who stands there. */
function Forces(props: { tile: TileId }): JSX.Element {
  const empire = useEmpire();
  const { state, view, seat } = empire;
  const from = (order: string, label: string): readonly Said[] =>
    openTo(view(), seat(), order, label).flatMap(({ one, said }) => (one === props.tile ? [said] : []));
  const scouts = createMemo(() => from('scout', 'tile').map(({ banner }) => banner as string));
  const marchers = createMemo(() =>
    from('move', 'to').flatMap(({ banners: some }) => some as readonly string[]),
  );
  const way = () => {
    const [first] = marchers();
    return first === undefined ? undefined : barred(state(), first, props.tile);
  };
  return (
    <>
      {' '}
      <ScoutFromHere tile={props.tile} scouts={scouts()} />
      <Show when={marchers().length > 0}>
        <Show when={way()}>{(why) => <p class={s.warn}>{why()}</p>}</Show>
        <Button
          kind="filled"
          grow
          lead={<GameIcon name="walking-boot" size={20} />}
          href={formOf(empire, 'move', {
            banners: marchersMeant(state(), seat(), marchers(), props.tile),
            to: props.tile,
          })}
        >
          {t('March here')}
        </Button>
      </Show>
      <For each={bannersIn(state(), props.tile)}>{(banner) => <BannerRow banner={banner} />}</For>
    </>
  );
}

function BannerRow(props: { banner: PlacedBanner }): JSX.Element {
  const { state, view, seat, player, contents, to } = useEmpire();
  const note = () => {
    const { id, seat: owner } = props.banner;
    if (owner === seat()) {
      const held = contents(props.banner);
      return held?.mustered ? points(worth(held)) : t('not mustered yet');
    }
    const [told] = toldAbout(view(), seat(), id);
    const known = told
      ? t('{what}, {when}', { what: toldLine(state(), told), when: whenLine(told.at) })
      : t('strength unknown');
    return `${player(owner)}, ${known}`;
  };
  return (
    <Rows>
      <Row
        lead={<Guidon tincture={tinctureOf(state(), props.banner.seat)} number={props.banner.number} />}
        title={bannerName(props.banner)}
        note={note()}
        value={loads(props.banner)}
        href={to(`piece/${props.banner.id}`)}
      />
    </Rows>
  );
}

/** What it feeds and keeps, whether it has a harbour, and whose capital it is. */
function Facts(props: { tile: TileId }): JSX.Element {
  const { state, seat, player } = useEmpire();
  const holding = () => state().tiles[props.tile];
  const stockpile = () => holding()?.stockpile ?? 0;
  const harbour = (): boolean => {
    const land = landAt(state(), props.tile);
    return land !== undefined && isHarbourTile(land) && holding()?.site === 'city';
  };
  return (
    <>
      <Show when={holding()}>
        <span>
          {feedsAny(state(), props.tile)
            ? t('feeds any force')
            : tn(supports(state(), seat(), props.tile), 'feeds one banner', 'feeds {n} banners')}
        </span>
      </Show>
      <Show when={stockpile() > 0}>
        <span>
          {tn(stockpile(), 'one baggage point in the stockpile', '{n} baggage points in the stockpile')}
        </span>
      </Show>
      <Show when={harbour()}>
        <span>{t('harbour')}</span>
      </Show>
      <Show when={holding()?.capitalOf}>
        {(whose) => (
          <span>
            {t('capital of {who}', { who: whose() === seat() ? t('your realm') : player(whose()) })}
          </span>
        )}
      </Show>
    </>
  );
}
