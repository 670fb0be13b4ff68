/** A tile under the thumb: what it is, whose, who stands there and what I know of them, what it feeds, what I may do. */
import { createMemo, For, type JSX, Show } from 'solid-js';
import { openTo } from '../../../../campaign/open-to.ts';
import type { Said } from '../../../../kernel/asking.ts';
import type { TileId } from '../../../../kernel/hex.ts';
import { isHarbourTile } from '../../../../rules/mighty-empires/land/terrain.ts';
import { type Ledger, worth } from '../../../../rules/mighty-empires/ledger/book.ts';
import { feedsAny } from '../../../../rules/mighty-empires/map/spells.ts';
import { landAt } from '../../../../rules/mighty-empires/map/terrain.ts';
import { supports } from '../../../../rules/mighty-empires/provisions/forage.ts';
import { bannersIn, encountersIn, shipsIn } from '../../../../rules/mighty-empires/queries.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { t, tn } from '../../../i18n/index.ts';
import { spoken } from '../../../map/speak.ts';
import { Button } from '../../../ui/button.tsx';
import { Guidon } from '../../../ui/heraldry/guidon.tsx';
import { GameIcon } from '../../../ui/icons/game-icon.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { PlaceSheet } from '../../parts/place-sheet.tsx';
import s from '../../parts/tile-sheet.module.css';
import { marksOn, spellNote, spellTitle, untilLine } from '../magic/marks.ts';
import { originFor, placeName, stateOf, tinctureOf } from '../names.ts';
import { shipName } from '../ship-words.ts';
import { toldAbout, toldLine } from '../told.ts';
import { bannerName, groundName, kindOf, points, siteName, whenLine } from '../words.ts';
import { ScoutFromHere } from './scout-from-here.tsx';
import { barred, marchersMeant } from './ways.ts';

export function TileSheet(props: { tile: string; onClose: () => void }): JSX.Element {
  const { session, view, seat, player } = useCampaign();
  const state = () => stateOf(view());
  const tile = () => props.tile as TileId;
  const holding = () => state().tiles[tile()];
  const land = () => landAt(state(), tile());
  const banners = createMemo(() => bannersIn(state(), tile()));
  const base = `/c/${session.campaign}`;
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
  const act = (order: string, args: object): string =>
    `${base}/do/${order}?args=${encodeURIComponent(JSON.stringify(args))}`;
  /** Who may do something to this tile from beside it. */
  const from = (order: string, label: string): readonly Said[] =>
    openTo(view(), seat(), order, label).flatMap(({ one, said }) => (one === tile() ? [said] : []));
  const scouts = createMemo(() => from('scout', 'tile').map(({ banner }) => banner as string));
  const marchers = createMemo(() =>
    from('move', 'to').flatMap(({ banners: some }) => some as readonly string[]),
  );
  const razes = () => from('raze', 'tile').length > 0;
  const way = () => {
    const [first] = marchers();
    return first === undefined ? undefined : barred(state(), first, tile());
  };
  return (
    <PlaceSheet
      name={placeName(state(), tile())}
      what={what()}
      owner={owner()}
      whose={ownerName()}
      peek={
        <>
          {' '}
          <ScoutFromHere tile={tile()} scouts={scouts()} />
          <Show when={marchers().length > 0}>
            <Show when={way()}>{(why) => <p class={s.warn}>{why()}</p>}</Show>
            <Button
              kind="filled"
              grow
              lead={<GameIcon name="walking-boot" size={20} />}
              href={act('move', {
                banners: marchersMeant(state(), seat(), marchers(), tile()),
                to: tile(),
              })}
            >
              {t('March here')}
            </Button>
          </Show>
          <For each={banners()}>{(banner) => <BannerRow id={banner.id} />}</For>
        </>
      }
      facts={
        <>
          <Show when={holding()}>
            <span>
              {feedsAny(state(), tile())
                ? t('feeds any force')
                : tn(supports(state(), seat(), tile()), 'feeds one banner', 'feeds {n} banners')}
            </span>
          </Show>
          <Show when={(holding()?.stockpile ?? 0) > 0}>
            <span>
              {tn(
                holding()?.stockpile ?? 0,
                'one baggage point in the stockpile',
                '{n} baggage points in the stockpile',
              )}
            </span>
          </Show>
          <Show when={land() && isHarbourTile(land() as never) && holding()?.site === 'city'}>
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
      }
      rename={owner() === seat() && act('name', { what: 'tile', id: tile() })}
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
            href={kind === 'siege' ? act('assault', { siege: id }) : act('fight', { encounter: id })}
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
            href={`${base}/piece/${ship.id}`}
          />
        )}
      </For>
      <Show when={razes()}>
        <Row
          lead={<GameIcon name="burning-tree" size={28} />}
          title={t('Raze the settlement')}
          href={act('raze', { tile: tile() })}
        />
      </Show>
    </PlaceSheet>
  );

  function BannerRow(row: { id: string }): JSX.Element {
    const banner = () => state().banners[row.id];
    const mine = () => banner()?.seat === seat();
    const contents = () => (view().ledgers[seat()] as Ledger | undefined)?.banners[row.id];
    const note = () => {
      const held = contents();
      if (mine() && held?.mustered) return points(worth(held));
      const [told] = mine() ? [] : toldAbout(view(), seat(), row.id);
      if (told) return t('{what}, {when}', { what: toldLine(state(), told), when: whenLine(told.at) });
      return mine() ? t('not mustered yet') : t('strength unknown');
    };
    return (
      <Show when={banner()}>
        {(one) => (
          <Rows>
            <Row
              lead={<Guidon tincture={tinctureOf(state(), one().seat)} number={one().number} />}
              title={bannerName(one())}
              note={mine() ? note() : `${player(one().seat)}, ${note()}`}
              value={
                one().baggage === 0
                  ? t('no baggage')
                  : tn(one().baggage, 'one baggage point', '{n} baggage points')
              }
              href={`${base}/piece/${row.id}`}
            />
          </Rows>
        )}
      </Show>
    );
  }
}
