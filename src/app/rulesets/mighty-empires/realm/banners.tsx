/** The seat's banners: flag with its baggage, name, place, how it will live, and its points behind a lock. */
import { createMemo, type JSX, Show } from 'solid-js';
import { blank, worth } from '../../../../rules/mighty-empires/ledger/book.ts';
import { type MonthAhead, seasonAhead } from '../../../../rules/mighty-empires/movement/ahead.ts';
import { type Fare, forecast } from '../../../../rules/mighty-empires/provisions/forecast.ts';
import type { PlacedBanner } from '../../../../rules/mighty-empires/queries.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { PipRow } from '../../../ui/pips.tsx';
import { Row } from '../../../ui/rows.tsx';
import { Headed } from '../../parts/headed.tsx';
import { dotted } from '../../parts/joined.ts';
import s from '../../parts/realm.module.css';
import { RowsOf } from '../../parts/rows-of.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { Flag } from '../parts/flag.tsx';
import { MonthsAhead } from '../parts/months-ahead.tsx';
import { bannerName, count, fareLine } from '../words.ts';
import { goneLine } from './gone.ts';

export function RealmBanners(): JSX.Element {
  const { state, view, seat, mine } = useEmpire();
  /** Worth knowing once there is baggage to live on. */
  const fares = () => {
    const { stage, realms } = state();
    const known = stage === 'season' || (stage === 'armies' && realms[seat()]?.baggage === 0);
    return new Map((known ? forecast(state(), seat()) : []).map((fare) => [fare.banner, fare]));
  };
  const ahead = createMemo(() => seasonAhead(state(), seat()));
  const hungry = () => [...fares().values()].filter(({ by, settled }) => by === 'hunger' && !settled).length;
  const fallen = () => Object.entries(state().fallen).filter(([, banner]) => banner.seat === seat());
  const note = () => {
    if (mine().length === 0) return '';
    if (hungry() > 0) return tn(hungry(), '{n} will go hungry', '{n} will go hungry');
    return tn(mine().length, '{n} banner', '{n} banners');
  };
  return (
    <Show when={state().stage !== 'capitals' && state().stage !== 'realms'}>
      <Headed title={t('banners')} note={note()}>
        <RowsOf
          label={t('Banners')}
          of={mine()}
          none={
            state().stage === 'armies'
              ? t('The army is not yet divided: each banner takes 500 to 1,500 points of it.')
              : t('No banner of yours is left on the map.')
          }
        >
          {(banner) => <BannerRow banner={banner} fare={fares().get(banner.id)} ahead={ahead()} />}
        </RowsOf>
        <Show when={fallen().length > 0}>
          <RowsOf facts label={t('Banners that are gone')} of={fallen()}>
            {([id, one]) => <Row title={bannerName(one)} note={goneLine(view(), id, one)} />}
          </RowsOf>
        </Show>
      </Headed>
    </Show>
  );
}

function BannerRow(props: {
  banner: PlacedBanner;
  fare: Fare | undefined;
  ahead: readonly MonthAhead[];
}): JSX.Element {
  const { state, view, seat, say, contents, to } = useEmpire();
  const held = () => contents(props.banner) ?? blank;
  /** Where the land feeds it all season its months need no telling. */
  const landFeeds = () =>
    props.ahead.every(({ fares }) =>
      fares.every(({ banner, by }) => banner !== props.banner.id || by === 'forage'),
    );
  const warning = () => {
    const mine = view()
      .tasks(seat())
      .filter(({ about }) => about === props.banner.id);
    const first = mine.find(({ kind, order }) => kind === 'asked' && order?.id !== 'scout');
    return first ?? mine.find(({ kind }) => kind === 'mind');
  };
  const place = () => {
    const { tile } = props.banner;
    return tile === null ? t('not on the map yet') : placeName(state(), tile);
  };
  const fare = () => {
    return props.fare ? fareLine(state(), props.fare) : '';
  };
  return (
    <Row
      lead={<Flag banner={props.banner} bare />}
      title={bannerName(props.banner)}
      note={
        <>
          <span class={s.place}>{dotted(place(), fare())}</span>
          <Show when={props.banner.tile !== null || props.banner.baggage > 0}>
            <span class={s.load}>
              <PipRow n={props.banner.baggage} of={6} />
            </span>
          </Show>
          <Show when={props.banner.tile !== null && !landFeeds()}>
            <MonthsAhead banner={props.banner.id} months={props.ahead} />
          </Show>
          <Show when={warning()}>
            {(task) => (
              <span class={s.mind}>
                <Icon name="warn" size={16} />
                {say(task().title)}
              </span>
            )}
          </Show>
        </>
      }
      value={<Points points={worth(held())} mustered={held().mustered} sealed={!view().openBooks} />}
      href={to(`piece/${props.banner.id}`)}
    />
  );
}

function Points(props: { points: number; mustered: boolean; sealed: boolean }): JSX.Element {
  return (
    <span class={s.points}>
      <Show when={props.sealed}>
        <span role="img" aria-label={t('sealed')}>
          <Icon name="lock" size={16} />
        </span>
      </Show>
      {props.mustered ? count(props.points) : t('empty')}
    </span>
  );
}
