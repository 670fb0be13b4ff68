/** The territories of a force: what each brings and holds, and what it takes to better it. */
import { type JSX, Show } from 'solid-js';
import { offerOf } from '../../../../campaign/acts.ts';
import type { Seat } from '../../../../kernel/question.ts';
import { incomeOf } from '../../../../rules/chronopia/aftermath/income.ts';
import { mostTerritories } from '../../../../rules/chronopia/charts/forces.ts';
import { byWorth, worth } from '../../../../rules/chronopia/charts/territories.ts';
import { pointsIn, territoriesOf } from '../../../../rules/chronopia/roll/points.ts';
import { formOf } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Row } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { Headed } from '../../parts/headed.tsx';
import { RowsOf } from '../../parts/rows-of.tsx';
import { useForce } from '../force.ts';
import { landName, territoryName } from '../names.ts';
import { landIcons } from '../parts/land-icons.ts';
import { count } from '../words.ts';
import s from './realm.module.css';

export function RealmTerritories(props: { seat: Seat; own: boolean }): JSX.Element {
  const force = useForce();
  const { state, to, view } = force;
  const rows = () => [...territoriesOf(state(), props.seat)].sort(([, a], [, b]) => byWorth(a.land, b.land));
  const offered = (territory: string): boolean =>
    props.own && offerOf(view(), props.seat, 'upgrade-territory', { territory })?.open === true;
  return (
    <Headed
      title={t('territories')}
      note={t('{n} of {most} · {gold} gold', {
        n: rows().length,
        most: mostTerritories,
        gold: count(incomeOf(state(), props.seat)),
      })}
    >
      <RowsOf label={t('Territories')} of={rows()}>
        {([id, { land, home, name }]) => (
          <Row
            lead={<Seal icon={landIcons[land]} />}
            title={territoryName(state(), id)}
            note={
              <span class={s.land}>
                <Show when={name !== ''}>
                  <span>{landName(land)}</span>
                </Show>
                <Show when={home}>
                  <span>{t('home, with the Hospital')}</span>
                </Show>
                <span>{t('income {gold}', { gold: worth(land).income })}</span>
                <span>
                  {t('garrison {points} of {most}', {
                    points: count(pointsIn(state(), props.seat, id)),
                    most: worth(land).garrison,
                  })}
                </span>
                <span>{t('field +{n}', { n: worth(land).field })}</span>
              </span>
            }
            href={to(`piece/${id}`)}
            end={
              <Show when={offered(id)}>
                <Button small href={formOf(force, 'upgrade-territory', { territory: id })}>
                  {t('Upgrade: {gold}', { gold: worth(land).upgrade ?? 0 })}
                </Button>
              </Show>
            }
          />
        )}
      </RowsOf>
      <Show when={rows().length === 0}>
        <p data-quiet="alone">{t('No land is left. The field army of 850 points fights on.')}</p>
      </Show>
    </Headed>
  );
}
