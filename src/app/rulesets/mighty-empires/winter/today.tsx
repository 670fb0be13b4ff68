/**
 * The winter at a glance: which of the twelve phases this seat is in and where the others are, the chest as it runs down
 * phase by phase, and who will go hungry. What the phase asks stands in the card beneath.
 */
import { createMemo, For, type JSX, Show } from 'solid-js';
import { phases } from '../../../../rules/mighty-empires/phases.ts';
import { mouths } from '../../../../rules/mighty-empires/winter/forecast.ts';
import { winterPhases } from '../../../../rules/mighty-empires/winter/state.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { useEmpire } from '../empire.ts';
import { type Figure, Figures } from '../parts/figures.tsx';
import { purseOf } from './purse.ts';
import { Treasury } from './treasury.tsx';
import s from './winter.module.css';
import { crowns } from './words.ts';

export function WinterToday(): JSX.Element {
  const { state, seat, book, view, say, player, colour } = useEmpire();
  const step = (of: string): number => {
    const at = state().winter.at[of];
    return at === undefined || at === 'ready' ? winterPhases.length : winterPhases.indexOf(at);
  };
  const now = () => step(seat());
  const nameOf = (at: number): string => {
    const phase = phases.find(({ id }) => id === winterPhases[at]);
    return phase ? say(phase.title) : t('Ready for the spring');
  };
  const purse = createMemo(() => purseOf(state(), seat(), book(seat())));
  const last = () => now() >= winterPhases.indexOf('baggage');
  const figures = (): readonly Figure[] => {
    const { left, counted, revenue, open, secret } = purse();
    if (!counted) return [{ label: t('crowns to come'), value: String(revenue) }];
    return [
      { label: t('crowns left'), value: String(left), tone: left < 0 ? 'warn' : undefined },
      { label: secret > 0 ? t('spent openly') : t('spent'), value: String(open) },
      ...(secret > 0 ? [{ label: t('in secret'), value: String(secret) }] : []),
      ...(last() && left > 0 && now() < winterPhases.length
        ? [{ label: t('lost in spring'), value: String(left), tone: 'warn' as const }]
        : []),
    ];
  };
  const others = () => view().seats.filter(({ id }) => id !== seat());
  const fed = () => mouths(state(), seat());
  /** Who has no roof, and later who has no bread, in a line. */
  const bread = (): string | undefined => {
    const { homeless, beds, hungry, loads, months, month, besiegers } = fed();
    const at = now();
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
        'A siege wants a die of crowns for bread.',
        'A siege wants {n} dice of crowns for bread.',
      );
    const carts = tn(loads, 'one load to hand', '{n} loads to hand');
    if (hungry === 0) return t('In spring everybody lives off the land; {carts}.', { carts });
    return months > 0
      ? tn(
          months,
          'In spring {hungry} eat from carts; {carts} last one month.',
          'In spring {hungry} eat from carts; {carts} last {n} months.',
          { hungry, carts },
        )
      : t('In spring {hungry} banners eat from carts: {crowns} a month, {carts}.', {
          hungry,
          crowns: crowns(month),
          carts,
        });
  };
  return (
    <section class={s.winter} aria-label={t('The winter so far')}>
      <p class={s.at}>
        <b>{nameOf(now())}</b>
        <Show when={now() < winterPhases.length}>
          <span>{t('{n} of {of}', { n: now() + 1, of: winterPhases.length })}</span>
        </Show>
      </p>
      <Figures figures={figures()} note={bread()} chart={<Treasury budget={purse()} now={now()} />} />
      <Show when={others().length > 0}>
        <ul class={s.others} aria-label={t('Where the others are')}>
          <For each={others()}>
            {({ id }) => (
              <li>
                <Shield tincture={colour(id)} size={22} label="" />
                <span>
                  <b>{player(id)}</b> {nameOf(step(id))}
                </span>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </section>
  );
}
