/** A warband as its sheet: who serves in it, what they have become, what they can still learn, and what may be done. */
import { For, type JSX, Show } from 'solid-js';
import { measureOf, priceOf } from '../../../../rules/chronopia/aftermath/advance.ts';
import { castsSpells, pointsAll, ratingOf } from '../../../../rules/chronopia/roll/points.ts';
import { warbandFaults } from '../../../../rules/chronopia/roll/structure.ts';
import type { Warband } from '../../../../rules/chronopia/state.ts';
import { formOf } from '../../../campaign/context.tsx';
import { t, tn } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Row } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { Figures } from '../../parts/figures.tsx';
import { Headed } from '../../parts/headed.tsx';
import { dotted } from '../../parts/joined.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { RowsOf } from '../../parts/rows-of.tsx';
import { SheetPage } from '../../parts/sheet-page.tsx';
import { Warning } from '../../parts/warning.tsx';
import { useForce } from '../force.ts';
import { placeName } from '../names.ts';
import { bandIcon, ranked } from '../parts/bands.ts';
import { Stats } from '../parts/stats.tsx';
import { count } from '../words.ts';
import s from './piece.module.css';

export function WarbandSheet(props: { id: string; warband: Warband }): JSX.Element {
  const force = useForce();
  const { state, seat, player, to, say } = force;
  const own = () => props.warband.seat === seat();
  const form = (order: string, more?: object): string => formOf(force, order, { warband: props.id, ...more });
  const ranks = () => ranked(state(), props.warband);
  return (
    <SheetPage back={to('realm')} rename={own() && form('name-warband')}>
      <PageHead
        lead={<Seal icon={bandIcon(state(), props.warband)} big />}
        over={own() ? placeName(state(), props.warband.place) : player(props.warband.seat)}
        title={props.warband.name}
      />
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
      <Ranks warband={props.warband} ranks={ranks()} />
      <Show when={castsSpells(state(), props.warband)}>
        <Headed title={t('spells')}>
          <RowsOf label={t('Spells')} of={Object.entries(props.warband.spells)} none={t('No spells yet.')}>
            {([spell, { name, cost }]) => (
              <Row
                title={name}
                note={t('{n} points', { n: cost })}
                end={
                  <Show when={own()}>
                    <Button small href={form('sell-spell', { spell })}>
                      {t('Sell back')}
                    </Button>
                  </Show>
                }
              />
            )}
          </RowsOf>
          <Show when={own()}>
            <div class={s.buttons}>
              <Button icon="plus" href={form('buy-spell')}>
                {t('Buy a spell')}
              </Button>
            </div>
          </Show>
        </Headed>
      </Show>
      <Show when={own() && ranks().length > 0}>
        <Headed title={t('what you can do')}>
          <div class={s.buttons}>
            <Button href={form('advance')}>{t('Spend experience')}</Button>
            <Show when={!props.warband.individual}>
              <Button href={form('recruit')}>{t('Recruit')}</Button>
              <Button href={formOf(force, 'transfer', { from: props.id })}>{t('Transfer')}</Button>
            </Show>
            <Button href={form('station')}>{t('Station')}</Button>
            <Button href={form('disband')}>{t('Disband')}</Button>
          </div>
        </Headed>
      </Show>
    </SheetPage>
  );
}

/** Who serves in it, and what they have become. */
function Ranks(props: { warband: Warband; ranks: ReturnType<typeof ranked> }): JSX.Element {
  const { state } = useForce();
  const measure = () => (props.warband.individual ? null : measureOf(state(), props.warband));
  return (
    <Headed
      title={props.warband.individual ? t('the individual') : t('its figures')}
      note={measure() ? t('rolls by {figure}', { figure: measure()?.figure.name ?? '' }) : undefined}
    >
      <Show
        when={props.ranks.length > 0}
        fallback={<p data-quiet="alone">{t('No figures are left with the force: see the captives.')}</p>}
      >
        <RowsOf facts label={t('Figures')} of={props.ranks}>
          {({ figure, rank }) => (
            <Row
              title={figure.name}
              note={dotted(
                t('{cost} points each', { cost: figure.cost }),
                rank.spent > 0 && t('{n} spent', { n: rank.spent }),
                rank.hurt > 0 && tn(rank.hurt, '{n} in the Hospital', '{n} in the Hospital'),
              )}
              value={<b class={s.number}>{rank.fit}</b>}
            />
          )}
        </RowsOf>
        <Stats label={t('Characteristics of {name}', { name: props.warband.name })} rows={props.ranks} />
      </Show>
    </Headed>
  );
}
