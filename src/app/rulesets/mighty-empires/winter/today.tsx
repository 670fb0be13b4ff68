/**
 * The winter at a glance: which of the twelve phases this seat is in and where the others are, the chest as it runs down
 * phase by phase, and who will go hungry. What the phase asks stands in the card beneath.
 */
import { createMemo, For, type JSX, Show } from 'solid-js';
import { phases } from '../../../../rules/mighty-empires/phases.ts';
import { mouths } from '../../../../rules/mighty-empires/winter/forecast.ts';
import { winterPhases } from '../../../../rules/mighty-empires/winter/state.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Head } from '../../../ui/head.tsx';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
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
  return (
    <section class={s.winter} aria-label={t('The winter so far')}>
      <p class={s.at}>
        <b>{nameOf(now())}</b>
        <Show when={now() < winterPhases.length}>
          <span>{t('{n} of {of}', { n: now() + 1, of: winterPhases.length })}</span>
        </Show>
      </p>
      <Figures figures={figures()} chart={<Treasury budget={purse()} now={now()} />} />
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
      <Show when={fed().homeless > 0 && now() <= winterPhases.indexOf('quarters')}>
        <Head title={t('roofs')} />
        <Rows label={t('Roofs')}>
          <Row
            lead={<Seal icon="snowflake-1" tone="warn" />}
            title={tn(fed().homeless, 'One banner without a roof', '{n} banners without a roof')}
            note={tn(fed().beds, 'the realm houses one', 'the realm houses {n}')}
            tone="warn"
          />
        </Rows>
      </Show>
      <Show when={now() >= winterPhases.indexOf('revenue') && now() < winterPhases.length}>
        <Head title={t('bread for the spring')} />
        <Rows label={t('Bread for the spring')}>
          <Row
            lead={<Seal icon="wheat" tone={fed().hungry > 0 && fed().months === 0 ? 'warn' : undefined} />}
            title={
              fed().hungry === 0
                ? t('Everybody lives off the land')
                : tn(fed().hungry, 'One banner eats from carts', '{n} banners eat from carts')
            }
            note={
              fed().loads === 0
                ? t('no load is bought yet; one month costs {crowns}', {
                    crowns: crowns(Math.max(fed().month, fed().hungry === 0 ? fed().banners : 0)),
                  })
                : tn(fed().loads, 'one load to hand', '{n} loads to hand')
            }
            value={fed().hungry === 0 ? '' : tn(fed().months, 'one month', '{n} months')}
          />
          <Show when={fed().besiegers > 0}>
            <Row
              lead={<Seal icon="siege-tower" tone="warn" />}
              title={tn(fed().besiegers, 'One banner besieges', '{n} banners besiege')}
              note={t('a die of crowns for each, in the baggage phase')}
              value={t('{least} to {most}', { least: fed().besiegers, most: 6 * fed().besiegers })}
            />
          </Show>
        </Rows>
      </Show>
    </section>
  );
}
