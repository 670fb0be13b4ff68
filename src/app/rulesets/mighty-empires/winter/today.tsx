/**
 * The winter at a glance: which of the twelve phases this seat is in, its crowns, and the banners that will go hungry. What the phase asks
 * stands in the card beneath; the course of the chest, the plan and where the others are stand beneath that.
 */

import { createMemo, type JSX, Show } from 'solid-js';
import { type Mouths, mouths } from '../../../../rules/mighty-empires/winter/forecast.ts';
import { revenueOf } from '../../../../rules/mighty-empires/winter/revenue.ts';
import { winterPhases } from '../../../../rules/mighty-empires/winter-phases.ts';
import { t, tn } from '../../../i18n/index.ts';
import { type Figure, Figures } from '../../parts/figures.tsx';
import type { Parts } from '../../parts/why.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { stepOf, usePhaseNames } from './phases.ts';
import { purseOf } from './purse.ts';
import { Waits } from './waits.tsx';
import s from './winter.module.css';
import { crowns, reason } from './words.ts';

export function WinterToday(): JSX.Element {
  const { seat, state } = useEmpire();
  const has = () => state().winter.at[seat()] !== undefined;
  return (
    <Show when={has()}>
      <OwnWinter />
    </Show>
  );
}

function OwnWinter(): JSX.Element {
  const { state, seat, book } = useEmpire();
  const now = () => stepOf(state(), seat());
  const nameOf = usePhaseNames();
  const purse = createMemo(() => purseOf(state(), seat(), book(seat())));
  const poor = () => purse().revenue === 0 && !revenueOf(state(), seat()).capital;
  const income = (): Parts => {
    const { paying, extra } = revenueOf(state(), seat());
    return [
      ...paying.map((one) => [placeName(state(), one.tile), one.crowns + one.ships] as const),
      ...extra.map((one) => [reason(one.why), one.crowns] as const),
    ];
  };
  const figures = (): readonly Figure[] => {
    const { left, counted, revenue, planned, rest } = purse();
    const spring: Figure =
      rest < 0
        ? { label: t('too much by'), value: String(-rest), tone: 'warn' }
        : {
            label: t('lost in spring'),
            value: String(rest),
            parts: [
              [t('crowns left'), left],
              [t('planned'), -planned],
            ],
            rule: 'me.revenue.lost',
            // Before the last crowns can be spent nothing is lost that one should mind.
            tone: rest > 0 && now() >= winterPhases.indexOf('baggage') ? 'warn' : undefined,
          };
    return [
      counted
        ? { label: t('crowns left'), value: String(left), tone: left < 0 ? 'warn' : undefined }
        : { label: t('crowns to come'), value: String(revenue), parts: income(), rule: 'me.revenue' },
      ...(planned > 0 ? [{ label: t('planned'), value: String(planned) }] : []),
      ...(planned > 0 || (counted && revenue > 0) ? [spring] : []),
    ];
  };
  const note = () =>
    poor()
      ? t('Your capital has fallen or is in ruins: no crowns come in.')
      : bread(mouths(state(), seat()), now());
  return (
    <section class={s.winter} aria-label={t('The winter so far')}>
      <p class={s.at} data-strip>
        <b>{nameOf(seat())}</b>
        <Show when={now() < winterPhases.length}>
          <span>{t('{n} of {of}', { n: now() + 1, of: winterPhases.length })}</span>
        </Show>
      </p>
      <Figures figures={figures()} note={note()} />
      <Waits nameOf={nameOf} />
    </section>
  );
}

/** Who has no roof, and later who has no bread, in a line. */
function bread(
  { homeless, beds, hungry, loads, months, month, besiegers }: Mouths,
  at: number,
): string | undefined {
  if (at <= winterPhases.indexOf('quarters'))
    return homeless === 0
      ? undefined
      : tn(
          homeless,
          'The realm has {beds} beds: one banner finds no roof.',
          'The realm has {beds} beds: {n} banners find no roof.',
          { beds },
        );
  if (at < winterPhases.indexOf('revenue') || at >= winterPhases.length) return undefined;
  if (besiegers > 0)
    return tn(
      besiegers,
      'A siege costs a die of crowns for bread.',
      'A siege costs {n} dice of crowns for bread.',
    );
  const carts =
    loads === 0
      ? t('no baggage point to hand')
      : tn(loads, 'one baggage point to hand', '{n} baggage points to hand');
  if (hungry === 0) return t('In spring every banner lives off the land; {carts}.', { carts });
  const eaters = tn(hungry, 'one banner eats', '{n} banners eat');
  return months > 0
    ? tn(
        months,
        'In spring {eaters} from baggage; {carts}, enough for one month.',
        'In spring {eaters} from baggage; {carts}, enough for {n} months.',
        { eaters, carts },
      )
    : t('In spring {eaters} from baggage: {crowns} a month, {carts}.', {
        eaters,
        crowns: crowns(month),
        carts,
      });
}
