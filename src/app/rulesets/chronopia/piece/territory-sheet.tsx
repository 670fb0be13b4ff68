/** A territory: what it brings, what it holds, who garrisons it, and what bettering it would change. */
import { type JSX, Show } from 'solid-js';
import { above, worth } from '../../../../rules/chronopia/charts/territories.ts';
import { pointsFit, warbandsOf } from '../../../../rules/chronopia/roll/points.ts';
import type { Territory } from '../../../../rules/chronopia/state.ts';
import { formOf } from '../../../campaign/context.tsx';
import { t, tn } from '../../../i18n/index.ts';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { Figures } from '../../parts/figures.tsx';
import { Headed } from '../../parts/headed.tsx';
import { dotted } from '../../parts/joined.ts';
import { KnownRow } from '../../parts/known-row.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { RowsOf } from '../../parts/rows-of.tsx';
import { SheetPage } from '../../parts/sheet-page.tsx';
import { useForce } from '../force.ts';
import { landName, territoryName } from '../names.ts';
import { bandNote } from '../parts/bands.ts';
import { landIcons } from '../parts/land-icons.ts';
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
    <SheetPage
      back={to('realm')}
      rename={own() && formOf(force, 'name-territory', { territory: props.id })}
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
    >
      <PageHead
        lead={<Seal icon={landIcons[props.territory.land]} big />}
        over={dotted(player(props.territory.seat), props.territory.home ? t('home') : '')}
        title={territoryName(state(), props.id)}
      />
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
      <Headed title={t('garrison')} note={tn(garrison().length, '{n} warband', '{n} warbands')}>
        <RowsOf
          label={t('Garrison')}
          of={garrison()}
          none={t('It has no garrison. A garrison fights only where its territory is staked.')}
        >
          {([id, warband]) => (
            <KnownRow
              id={id}
              note={bandNote(state(), warband)}
              value={<b class={s.number}>{count(pointsFit(state(), warband))}</b>}
              href={to(`piece/${id}`)}
            />
          )}
        </RowsOf>
        <Show when={own()}>
          <div class={s.buttons}>
            <Button href={formOf(force, 'station', { place: props.id })}>
              {t('Station a warband here')}
            </Button>
          </div>
        </Show>
      </Headed>
    </SheetPage>
  );
}
