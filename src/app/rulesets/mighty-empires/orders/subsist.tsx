/**
 * How each banner lives this month, force by force: a sensible quartermaster's plan filled in, taken with one tap, and any
 * line of it changed by tapping it. Who goes hungry is said before it happens.
 */
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import type { TileId } from '../../../../kernel/hex.ts';
import { needsNoFood } from '../../../../rules/mighty-empires/map/talents.ts';
import { messes, stores, supports } from '../../../../rules/mighty-empires/provisions/forage.ts';
import { wholePlan } from '../../../../rules/mighty-empires/provisions/forecast.ts';
import { forces, type PlacedBanner } from '../../../../rules/mighty-empires/queries.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t, tn } from '../../../i18n/index.ts';
import { cx } from '../../../ui/cx.ts';
import { Head } from '../../../ui/head.tsx';
import { Row } from '../../../ui/rows.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import type { OrderForm } from '../../contract.ts';
import { commas } from '../../parts/joined.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { PickChips } from '../../parts/pick-chips.tsx';
import { ListedOf, RowsOf } from '../../parts/rows-of.tsx';
import { Warning } from '../../parts/warning.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { Flag } from '../parts/flag.tsx';
import { bannerName } from '../words.ts';
import s from './orders.module.css';

export const SubsistForm: OrderForm = (props): JSX.Element => {
  const { state, seat, mine } = useEmpire();
  const dead = () => mine().filter(({ id, tile }) => tile !== null && needsNoFood(state(), id));
  const given = () => (props.args as { readonly plan?: { readonly [banner: string]: string } } | null)?.plan;
  const [plan, setPlan] = chosenSignal<{ readonly [banner: string]: string }>(
    'plan',
    given() ?? wholePlan(state(), seat()),
  );
  const eaters = createMemo(() =>
    [...forces(state(), seat())].flatMap(([tile, banners]) => {
      const here = banners.filter(({ id }) => plan()[id] !== undefined);
      return here.length > 0 ? [{ tile, banners: here }] : [];
    }),
  );
  const hungry = () => Object.values(plan()).filter((from) => from === 'hunger').length;
  const eaten = () => Object.values(plan()).filter((from) => from !== 'hunger' && from !== 'forage').length;
  return (
    <OrderPage
      order="subsist"
      args={Object.keys(plan()).length > 0 ? { plan: plan() } : undefined}
      title={t('Subsistence')}
      question={t('How do you feed your banners this month?')}
      why={t(
        'Each needs one point of supplies: from the land, a stockpile or baggage. Tap a line to change it.',
      )}
      answer={t('Feed the banners')}
      icon="check"
      sum={
        <>
          <b>{hungry() > 0 ? tn(hungry(), '{n} goes hungry', '{n} go hungry') : t('all of them fed')}</b>
          {tn(eaten(), '{n} baggage point eaten', '{n} baggage points eaten')}
        </>
      }
      onDone={props.onDone}
    >
      <Show
        when={eaters().length > 0}
        fallback={
          <EmptyState title={t('Every banner is fed')}>
            {t('None of your banners needs feeding this month.')}
          </EmptyState>
        }
      >
        <For each={eaters()}>
          {({ tile, banners }) => (
            <Force
              tile={tile}
              banners={banners}
              plan={plan()}
              onPlan={(banner, from) => setPlan((now) => ({ ...now, [banner]: from }))}
            />
          )}
        </For>
      </Show>
      <Show when={dead().length > 0}>
        <Head title={t('eat nothing')} />
        <RowsOf label={t('Banners that need no food')} of={dead()}>
          {(banner) => (
            <Row
              lead={<Flag banner={banner} bare />}
              title={bannerName(banner)}
              note={t('the dead need no food')}
            />
          )}
        </RowsOf>
      </Show>
      <Show when={hungry() > 0}>
        <Warning
          rule="me.subsistence.shortfall"
          words={tn(
            hungry(),
            '{n} banner goes hungry and tests for losses.',
            '{n} banners go hungry and test for losses.',
          )}
        />
      </Show>
    </OrderPage>
  );
};

function Force(props: {
  tile: TileId;
  banners: readonly PlacedBanner[];
  plan: { readonly [banner: string]: string };
  onPlan: (banner: string, from: string) => void;
}): JSX.Element {
  const { state, seat } = useEmpire();
  const [open, setOpen] = createSignal<string>();
  const land = () => supports(state(), seat(), props.tile);
  /** Hired and allied banners live as their own people do. */
  const livesOff = (id: string): number =>
    messes(state(), seat(), props.tile).find(({ each }) => Object.hasOwn(each, id))?.each[id] ?? 0;
  const barn = () => stores(state(), seat(), props.tile);
  const note = () =>
    commas(
      land() > 0 ? tn(land(), 'feeds {n}', 'feeds {n}') : t('feeds nobody'),
      barn() > 0 && t('{n} stored', { n: barn() }),
    );
  const given = (giver: string): number => Object.values(props.plan).filter((from) => from === giver).length;
  const after = ({ id, baggage }: PlacedBanner): string =>
    given(id) > 0
      ? t('baggage {before} → {after}', { before: baggage, after: baggage - given(id) })
      : t('baggage {n}', { n: baggage });
  const choices = (banner: PlacedBanner): readonly string[] => [
    ...(livesOff(banner.id) > 0 ? ['forage'] : []),
    ...(barn() > 0 ? ['stockpile'] : []),
    ...(banner.baggage > 0 ? [banner.id] : []),
    ...props.banners.filter(({ id, baggage }) => id !== banner.id && baggage > 0).map(({ id }) => id),
    'hunger',
  ];
  return (
    <ListedOf named title={placeName(state(), props.tile)} note={note()} of={props.banners}>
      {(banner) => (
        <>
          <Row
            lead={<Flag banner={banner} bare />}
            title={bannerName(banner)}
            note={after(banner)}
            value={
              <span class={cx(props.plan[banner.id] === 'hunger' && s.hungry)}>
                {fareName(state().banners, banner, props.plan[banner.id] ?? 'hunger')}
              </span>
            }
            open={props.plan[banner.id] !== 'hunger'}
            onTap={() => setOpen((now) => (now === banner.id ? undefined : banner.id))}
          />
          <Show when={open() === banner.id}>
            <li class={s.fares}>
              <PickChips
                wrap
                label={t('How {banner} lives', { banner: bannerName(banner) })}
                all={choices(banner)}
                picked={props.plan[banner.id]}
                name={(from) => fareName(state().banners, banner, from)}
                onPick={(from) => {
                  props.onPlan(banner.id, from);
                  setOpen(undefined);
                }}
              />
            </li>
          </Show>
        </>
      )}
    </ListedOf>
  );
}

function fareName(
  banners: { readonly [id: string]: { readonly number: number } },
  banner: PlacedBanner,
  from: string,
): string {
  if (from === 'forage') return t('off the land');
  if (from === 'stockpile') return t('stockpile');
  if (from === 'hunger') return t('hungry');
  if (from === banner.id) return t('own baggage');
  return t('banner {n}’s baggage', { n: banners[from]?.number ?? '?' });
}
