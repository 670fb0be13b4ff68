/** A warband as its sheet: who serves in it, what they have become, what they can still learn, and what may be done. */
import { For, type JSX, Show } from 'solid-js';
import { measureOf, priceOf } from '../../../../rules/chronopia/aftermath/advance.ts';
import { figureOf, pointsAll, ranksOf, ratingOf } from '../../../../rules/chronopia/roll/points.ts';
import { castsSpells } from '../../../../rules/chronopia/roll/spells.ts';
import { warbandFaults } from '../../../../rules/chronopia/roll/structure.ts';
import type { Warband } from '../../../../rules/chronopia/state.ts';
import { formOf } from '../../../campaign/context.tsx';
import { t, tn } from '../../../i18n/index.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Head } from '../../../ui/head.tsx';
import { Page } from '../../../ui/page.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { TopBar } from '../../../ui/top-bar.tsx';
import { Figures } from '../../parts/figures.tsx';
import { Warning } from '../../parts/warning.tsx';
import { useForce } from '../force.ts';
import { placeName } from '../names.ts';
import { bandIcon, rankName } from '../parts/bands.ts';
import { Stats } from '../parts/stats.tsx';
import { count } from '../words.ts';
import s from './piece.module.css';

export function WarbandSheet(props: { id: string; warband: Warband }): JSX.Element {
  const force = useForce();
  const { state, seat, player, to, say } = force;
  const own = () => props.warband.seat === seat();
  const form = (order: string): string => formOf(force, order, { warband: props.id });
  const ranks = () =>
    ranksOf(props.warband).flatMap((rank) => {
      const figure = figureOf(state(), rank);
      return figure ? [{ name: rankName(state(), rank), figure, raised: rank.raised, rank }] : [];
    });
  const measure = () => measureOf(state(), props.warband);
  const spells = () => Object.entries(props.warband.spells);
  return (
    <Page
      bar={
        <TopBar
          back={to('realm')}
          end={
            <Show when={own()}>
              <IconButton icon="pen" label={t('Rename')} href={form('name-warband')} />
            </Show>
          }
        />
      }
      stacked
    >
      <header class={s.head}>
        <Seal icon={bandIcon(state(), props.warband)} big />
        <div>
          <p class={s.over}>{own() ? placeName(state(), props.warband.place) : player(props.warband.seat)}</p>
          <h1>{props.warband.name}</h1>
        </div>
      </header>
      <Figures
        figures={[
          { label: t('experience'), value: count(props.warband.experience) },
          { label: t('one attempt'), value: count(priceOf(props.warband)) },
          { label: t('rating'), value: count(ratingOf(state(), props.warband)) },
        ]}
        note={tn(
          pointsAll(state(), props.warband),
          '{n} point, paid for after every battle.',
          '{n} points, paid for after every battle.',
        )}
      />
      <For each={warbandFaults(state(), props.warband)}>
        {({ why, rule }) => <Warning words={say(why)} rule={rule} />}
      </For>
      <section>
        <Head
          title={props.warband.individual ? t('the individual') : t('who serves in it')}
          {...(measure() && !props.warband.individual
            ? { note: t('rolls by {figure}', { figure: measure()?.figure.name ?? '' }) }
            : {})}
        />
        <Show
          when={ranks().length > 0}
          fallback={<p class={s.quiet}>{t('Nobody is left with the force: see the captives.')}</p>}
        >
          <Rows facts label={t('Figures')}>
            <For each={ranks()}>
              {({ figure, rank }) => (
                <Row
                  title={figure.name}
                  note={[
                    t('{cost} points each', { cost: figure.cost }),
                    rank.spent > 0 ? t('{n} spent', { n: rank.spent }) : '',
                    rank.hurt > 0 ? tn(rank.hurt, '{n} in the Hospital', '{n} in the Hospital') : '',
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                  value={<b class={s.number}>{rank.fit}</b>}
                />
              )}
            </For>
          </Rows>
          <Stats label={t('Characteristics of {name}', { name: props.warband.name })} rows={ranks()} />
        </Show>
      </section>
      <Show when={castsSpells(state(), props.warband)}>
        <section>
          <Head title={t('spells')} />
          <Show when={spells().length > 0} fallback={<p class={s.quiet}>{t('No spells yet.')}</p>}>
            <Rows label={t('Spells')}>
              <For each={spells()}>
                {([spell, { name, cost }]) => (
                  <Row
                    title={name}
                    note={t('{n} points', { n: cost })}
                    end={
                      <Show when={own()}>
                        <Button small href={formOf(force, 'sell-spell', { warband: props.id, spell })}>
                          {t('Sell back')}
                        </Button>
                      </Show>
                    }
                  />
                )}
              </For>
            </Rows>
          </Show>
          <Show when={own()}>
            <div class={s.buttons}>
              <Button icon="plus" href={form('buy-spell')}>
                {t('Buy a spell')}
              </Button>
            </div>
          </Show>
        </section>
      </Show>
      <Show when={own() && ranks().length > 0}>
        <section>
          <Head title={t('what may be done')} />
          <div class={s.buttons}>
            <Button href={form('advance')}>{t('Spend experience')}</Button>
            <Show when={!props.warband.individual}>
              <Button href={form('recruit')}>{t('Recruit')}</Button>
              <Button href={form('transfer')}>{t('Transfer')}</Button>
            </Show>
            <Button href={form('station')}>{t('Station')}</Button>
            <Button href={form('disband')}>{t('Disband')}</Button>
          </div>
        </section>
      </Show>
    </Page>
  );
}
