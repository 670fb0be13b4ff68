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
  const { state, seat, mine, own } = useEmpire();
  const muster = useMuster();
  const strength = () => state().realms[seat()]?.strength ?? 0;
  const divided = () =>
    own(({ banners }) => Object.values(banners).reduce((sum, each) => sum + booked(each), 0)) ?? 0;
  const left = () => Math.max(0, strength() - divided());
  const most = () => Math.max(1, mostBanners(state(), seat()) - mine().length);
  const [number, setNumber] = createSignal(Math.min(most(), likelyNumber(left() || strength())));
  const [names, setNames] = createSignal<readonly string[]>([]);
  const named = () => Array.from({ length: number() }, (_, index) => names()[index] ?? '');
  const shares = () => evenShares(left(), number());
  const pointsOnly = () => state().options.armies === 'points';
  const first = () => nextNumber(state(), seat());
  // As they stood when the order was given: afterwards they are shares of what is left.
  let start = first();
  let planned = shares();
  return (
    <OrderPage
      order="raise-banners"
      args={{ names: named() }}
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
      onGiven={() => muster(start, planned)}
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
            <Raised
              number={first() + index()}
              share={share}
              name={named()[index()] ?? ''}
              onName={(name) => setNames(named().with(index(), name))}
            />
          )}
        </For>
      </ul>
      <p data-quiet="small">
        <WhatFollows first={first()} pointsOnly={pointsOnly()} />
      </p>
      <Show when={shares().some((share) => share > bannerPoints.most)}>
        <p data-quiet="small">{t('With so few, some would hold more than 1,500 points.')}</p>
      </Show>
    </OrderPage>
  );
};

function WhatFollows(props: { first: number; pointsOnly: boolean }): JSX.Element {
  const { view, seat, player } = useEmpire();
  return (
    <Show
      when={keepsBook(view(), seat())}
      fallback={t(
        'You raise the banners; {name} keeps the army list and enters the troops of each once they are back.',
        { name: player(seat()) },
      )}
    >
      <Show
        when={props.pointsOnly}
        fallback={t(
          'A banner is empty when you raise it: its points are only set aside. Next you enter the troops of each on its own sheet, {banner} first, in any mix that adds up to its points.',
          { banner: t('Banner {n}', { n: props.first }) },
        )}
      >
        {t('The shares are entered at once; each banner’s sheet changes them.')}
      </Show>
    </Show>
  );
}

/** Enters the shares of banners from a number on, where points are all there is of them. */
function useMuster() {
  const { session, view, state, seat, act } = useEmpire();
  return async (first: number, shares: readonly number[]): Promise<void> => {
    const now = session.view();
    if (state().options.armies !== 'points' || !keepsBook(view(), seat()) || !now) return;
    const raised = bannersOf(stateOf(now), seat()).filter((banner) => banner.number >= first);
    for (const [index, { id }] of raised.entries()) {
      const line = { write: 'muster', banner: id, points: shares[index] ?? 0 };
      await act(() => writeLedger(session, seat(), line, randomBytes));
    }
  };
}

function Raised(props: {
  number: number;
  share: number;
  name: string;
  onName: (name: string) => void;
}): JSX.Element {
  const { seat, colour } = useEmpire();
  const label = () => t('Name of banner {n}', { n: props.number });
  const keep = remembered<string>(
    label,
    () => props.name,
    (name) => props.onName(name),
  );
  return (
    <li>
      <Guidon tincture={colour(seat())} number={props.number} height={44} label="" />
      <input
        class={s.called}
        value={props.name}
        maxLength={60}
        placeholder={t('Banner {n}', { n: props.number })}
        aria-label={label()}
        onInput={({ currentTarget: { value } }) => {
          keep(value);
          props.onName(value);
        }}
      />
      <b>{count(props.share)}</b>
    </li>
  );
}
