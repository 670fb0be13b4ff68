/**
 * Raising banners: how many, and by that how the strength falls on them; names if wanted. Where armies are points only the
 * shares are entered at once; else each banner is mustered on its own sheet.
 */
import { createSignal, For, type JSX, Show } from 'solid-js';
import { keepsBook, writeLedger } from '../../../../campaign/acts.ts';
import { booked } from '../../../../rules/mighty-empires/ledger/book.ts';
import { bannersOf, nextNumber } from '../../../../rules/mighty-empires/queries.ts';
import { bannerPoints, mostBanners } from '../../../../rules/mighty-empires/setup/banners.ts';
import { randomBytes } from '../../../campaign/deps.ts';
import { t, tn } from '../../../i18n/index.ts';
import { remembered } from '../../../remembered.ts';
import { Guidon } from '../../../ui/heraldry/guidon.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { useEmpire } from '../empire.ts';
import { stateOf } from '../names.ts';
import { count } from '../words.ts';
import s from './orders.module.css';

/** Shares as even as points allow, the first ones taking what is over. */
export function evenShares(total: number, among: number): readonly number[] {
  const each = Math.floor(total / among / 10) * 10;
  const rest = total - each * among;
  return Array.from({ length: among }, (_, index) => each + (index === 0 ? rest : 0));
}
/** As many as bring each near a thousand points: room to lose, room to gain. */
export function likelyNumber(points: number): number {
  const least = Math.ceil(points / bannerPoints.most);
  const most = Math.max(1, Math.floor(points / bannerPoints.least));
  return Math.max(1, Math.min(most, Math.max(least, Math.round(points / 1000))));
}

export const RaiseBannersForm: OrderForm = (props): JSX.Element => {
  const { session, view, state, seat, mine, book, colour, act, player } = useEmpire();
  const strength = () => state().realms[seat()]?.strength ?? 0;
  const divided = () =>
    Object.values(book(seat())?.banners ?? {}).reduce((sum, each) => sum + booked(each), 0);
  const left = () => Math.max(0, strength() - divided());
  const most = () => Math.max(1, mostBanners(state(), seat()) - mine().length);
  const [number, setNumber] = createSignal(Math.min(most(), likelyNumber(left() || strength())));
  const [names, setNames] = createSignal<readonly string[]>([]);
  const shares = () => evenShares(left(), number());
  const pointsOnly = () => state().options.armies === 'points';
  const wide = () => shares().some((share) => share > bannerPoints.most);
  const first = () => nextNumber(state(), seat());
  const muster = async (): Promise<void> => {
    if (!pointsOnly() || !keepsBook(view(), seat())) return;
    const now = session.view();
    if (!now) return;
    const raised = bannersOf(stateOf(now), seat()).filter((banner) => banner.number >= start);
    for (const [index, { id }] of raised.entries())
      await act(() =>
        writeLedger(
          session,
          seat(),
          { write: 'muster', banner: id, points: planned[index] ?? 0 },
          randomBytes,
        ),
      );
  };
  // As they stood when the order was given: afterwards they are shares of what is left.
  let start = first();
  let planned = shares();
  return (
    <OrderPage
      order="raise-banners"
      args={{ names: Array.from({ length: number() }, (_, index) => names()[index] ?? '') }}
      title={t('Raise banners')}
      question={t('How many banners do you raise?')}
      why={t('{left} points to divide. A banner begins the season with 500 to 1,500.', {
        left: count(left()),
      })}
      answer={tn(number(), 'Raise {n} banner', 'Raise {n} banners')}
      sum={
        <>
          <b>{tn(number(), '{n} banner', '{n} banners')}</b>
          {pointsOnly()
            ? t('about {each} points each', { each: count(shares().at(-1) ?? 0) })
            : t('about {each} points set aside for each', { each: count(shares().at(-1) ?? 0) })}
        </>
      }
      onGiven={muster}
      onDone={props.onDone}
    >
      <div class={s.chosen}>
        <span>{t('Banners')}</span>
        <Stepper
          label={t('Banners')}
          value={number()}
          min={1}
          max={most()}
          onStep={(next) => {
            setNumber(next);
            start = first();
            planned = shares();
          }}
        />
      </div>
      <ul class={s.raised}>
        <For each={shares()}>
          {(share, index) => (
            <li>
              <Guidon tincture={colour(seat())} number={first() + index()} height={44} label="" />
              <Called
                label={t('Name of banner {n}', { n: first() + index() })}
                placeholder={t('Banner {n}', { n: first() + index() })}
                value={names()[index()] ?? ''}
                onCalled={(value) =>
                  setNames((now) =>
                    Array.from({ length: number() }, (_, at) => (at === index() ? value : (now[at] ?? ''))),
                  )
                }
              />
              <b>{count(share)}</b>
            </li>
          )}
        </For>
      </ul>
      <p data-quiet="small">
        <Show
          when={!keepsBook(view(), seat())}
          fallback={
            <Show
              when={pointsOnly()}
              fallback={t(
                'A banner is empty when you raise it: its points are only set aside. Next you enter the troops of each on its own sheet, {banner} first, in any mix that adds up to its points.',
                { banner: t('Banner {n}', { n: first() }) },
              )}
            >
              {t('The shares are entered at once; each banner’s sheet changes them.')}
            </Show>
          }
        >
          {t(
            'You raise the banners; {name} keeps the army list and enters the troops of each once they are back.',
            { name: player(seat()) },
          )}
        </Show>
      </p>
      <Show when={wide()}>
        <p data-quiet="small">{t('With so few, some would hold more than 1,500 points.')}</p>
      </Show>
    </OrderPage>
  );
};

function Called(props: {
  label: string;
  placeholder: string;
  value: string;
  onCalled: (name: string) => void;
}): JSX.Element {
  const keep = remembered<string>(
    () => props.label,
    () => props.value,
    (name) => props.onCalled(name),
  );
  return (
    <input
      class={s.called}
      value={props.value}
      maxLength={60}
      placeholder={props.placeholder}
      aria-label={props.label}
      onInput={({ currentTarget: { value } }) => {
        keep(value);
        props.onCalled(value);
      }}
    />
  );
}
