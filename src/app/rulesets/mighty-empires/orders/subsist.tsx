/**
 * How each banner lives this month, force by force: a sensible quartermaster's plan filled in, taken with one tap, and any
 * line of it changed by tapping it. Who goes hungry is said before it happens.
 */
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import type { TileId } from '../../../../kernel/hex.ts';
import { wholePlan } from '../../../../rules/mighty-empires/forecast.ts';
import { needsNoFood } from '../../../../rules/mighty-empires/peoples/talents.ts';
import { forces, type Standing } from '../../../../rules/mighty-empires/queries.ts';
import { messes, stores, supports } from '../../../../rules/mighty-empires/season/forage.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Chip, Chips } from '../../../ui/chips.tsx';
import { cx } from '../../../ui/cx.ts';
import { Head } from '../../../ui/head.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
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
      question={t('How do your banners live this month?')}
      why={t(
        'Each needs one point of supplies: from the land, a stockpile or baggage. Tap a line to change it.',
      )}
      answer={t('Feed them')}
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
          <EmptyState title={t('Everybody is provided for')}>
            {t('No banner of yours waits to be fed this month.')}
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
        <Rows label={t('Banners that need no food')}>
          <For each={dead()}>
            {(banner) => (
              <Row
                lead={<Flag banner={banner} bare />}
                title={bannerName(banner)}
                note={t('the dead need no food')}
              />
            )}
          </For>
        </Rows>
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
  banners: readonly Standing[];
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
    [
      land() > 0 ? tn(land(), 'feeds {n}', 'feeds {n}') : t('feeds nobody'),
      barn() > 0 ? t('{n} stored', { n: barn() }) : '',
    ]
      .filter(Boolean)
      .join(', ');
  const given = (giver: string): number => Object.values(props.plan).filter((from) => from === giver).length;
  const after = ({ id, baggage }: Standing): string =>
    given(id) > 0
      ? t('baggage {before} → {after}', { before: baggage, after: baggage - given(id) })
      : t('baggage {n}', { n: baggage });
  const choices = (banner: Standing): readonly string[] => [
    ...(livesOff(banner.id) > 0 ? ['forage'] : []),
    ...(barn() > 0 ? ['stockpile'] : []),
    ...(banner.baggage > 0 ? [banner.id] : []),
    ...props.banners.filter(({ id, baggage }) => id !== banner.id && baggage > 0).map(({ id }) => id),
    'hunger',
  ];
  return (
    <section class={s.part}>
      <Head named title={placeName(state(), props.tile)} note={note()} />
      <Rows label={placeName(state(), props.tile)}>
        <For each={props.banners}>
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
                  <Chips label={t('How {banner} lives', { banner: bannerName(banner) })} wrap>
                    <For each={choices(banner)}>
                      {(from) => (
                        <Chip
                          on={props.plan[banner.id] === from}
                          onTap={() => {
                            props.onPlan(banner.id, from);
                            setOpen(undefined);
                          }}
                        >
                          {fareName(state().banners, banner, from)}
                        </Chip>
                      )}
                    </For>
                  </Chips>
                </li>
              </Show>
            </>
          )}
        </For>
      </Rows>
    </section>
  );
}

function fareName(
  banners: { readonly [id: string]: { readonly number: number } },
  banner: Standing,
  from: string,
): string {
  if (from === 'forage') return t('off the land');
  if (from === 'stockpile') return t('stockpile');
  if (from === 'hunger') return t('hungry');
  if (from === banner.id) return t('own baggage');
  return t('banner {n}’s baggage', { n: banners[from]?.number ?? '?' });
}
