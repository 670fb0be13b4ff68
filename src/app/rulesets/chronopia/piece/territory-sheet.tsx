/** A territory: what it brings, what it holds, who garrisons it, and what bettering it would change. */
import { For, type JSX, Show } from 'solid-js';
import { above, worth } from '../../../../rules/chronopia/charts/territories.ts';
import { pointsFit, warbandsOf } from '../../../../rules/chronopia/roll/points.ts';
import type { Territory } from '../../../../rules/chronopia/state.ts';
import { formOf } from '../../../campaign/context.tsx';
import { t, tn } from '../../../i18n/index.ts';
import { Actions } from '../../../ui/actions.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Head } from '../../../ui/head.tsx';
import { Page } from '../../../ui/page.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { TopBar } from '../../../ui/top-bar.tsx';
import { Figures } from '../../parts/figures.tsx';
import { useForce } from '../force.ts';
import { landName, territoryName } from '../names.ts';
import { bandIcon, bandNote } from '../parts/bands.ts';
import { landIcons } from '../realm/territories.tsx';
import { count } from '../words.ts';
import s from './piece.module.css';

export function TerritorySheet(props: { id: string; territory: Territory }): JSX.Element {
  const force = useForce();
  const { state, seat, player, to } = force;
  const own = () => props.territory.seat === seat();
  const land = () => worth(props.territory.land);
  const next = () => above(props.territory.land);
  const garrison = () => warbandsOf(state(), props.territory.seat, props.id);
  return (
    <Page
      bar={
        <TopBar
          back={to('realm')}
          end={
            <Show when={own()}>
              <IconButton
                icon="pen"
                label={t('Rename')}
                href={formOf(force, 'name-territory', { territory: props.id })}
              />
            </Show>
          }
        />
      }
      foot={
        <Show when={own() && next()}>
          {(better) => (
            <Actions note={t('{gold} in the treasury', { gold: count(force.gold()) })}>
              <Button kind="filled" grow href={formOf(force, 'upgrade-territory', { territory: props.id })}>
                {t('Make it a {land} for {gold} gold', {
                  land: landName(better()),
                  gold: land().upgrade ?? 0,
                })}
              </Button>
            </Actions>
          )}
        </Show>
      }
      stacked
    >
      <header class={s.head}>
        <Seal icon={landIcons[props.territory.land]} big />
        <div>
          <p class={s.over}>
            {[player(props.territory.seat), props.territory.home ? t('home') : '']
              .filter(Boolean)
              .join(' · ')}
          </p>
          <h1>{territoryName(state(), props.id)}</h1>
        </div>
      </header>
      <Figures
        figures={[
          { label: t('income'), value: count(land().income) },
          { label: t('garrison'), value: count(land().garrison) },
          { label: t('field army'), value: `+${land().field}` },
        ]}
        note={
          next()
            ? t('As a {land}: income {income}, garrison {garrison}, field army +{field}.', {
                land: landName(next() ?? 'fortress'),
                income: worth(next() ?? 'fortress').income,
                garrison: worth(next() ?? 'fortress').garrison,
                field: worth(next() ?? 'fortress').field,
              })
            : t('Nothing is better than a fortress.')
        }
      />
      <section>
        <Head title={t('garrison')} note={tn(garrison().length, '{n} warband', '{n} warbands')} />
        <Show
          when={garrison().length > 0}
          fallback={
            <p class={s.quiet}>
              {t('Nobody garrisons it. A garrison fights only where its territory is staked.')}
            </p>
          }
        >
          <Rows label={t('Garrison')}>
            <For each={garrison()}>
              {([id, warband]) => (
                <Row
                  lead={<Seal icon={bandIcon(state(), warband)} />}
                  title={warband.name}
                  note={bandNote(state(), warband)}
                  value={<b class={s.number}>{count(pointsFit(state(), warband))}</b>}
                  href={to(`piece/${id}`)}
                />
              )}
            </For>
          </Rows>
        </Show>
        <Show when={own()}>
          <div class={s.buttons}>
            <Button href={formOf(force, 'station', { place: props.id })}>
              {t('Station a warband here')}
            </Button>
          </div>
        </Show>
      </section>
    </Page>
  );
}
