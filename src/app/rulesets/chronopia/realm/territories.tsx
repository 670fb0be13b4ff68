/** The territories of a force: what each brings and holds, and what it takes to better it. */
import { For, type JSX, Show } from 'solid-js';
import { offerOf } from '../../../../campaign/acts.ts';
import type { Seat } from '../../../../kernel/question.ts';
import { incomeOf } from '../../../../rules/chronopia/aftermath/income.ts';
import { mostTerritories } from '../../../../rules/chronopia/charts/forces.ts';
import { byWorth, type Land, worth } from '../../../../rules/chronopia/charts/territories.ts';
import { pointsIn, territoriesOf } from '../../../../rules/chronopia/roll/points.ts';
import { formOf } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Head } from '../../../ui/head.tsx';
import type { GameIconName } from '../../../ui/icons/game-icon.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import r from '../../parts/realm.module.css';
import { useForce } from '../force.ts';
import { landName, territoryName } from '../names.ts';
import { count } from '../words.ts';
import s from './realm.module.css';

export const landIcons: { readonly [land in Land]: GameIconName } = {
  fortress: 'castle',
  city: 'stone-tower',
  town: 'lighthouse',
  village: 'village',
  hamlet: 'wheat',
  outpost: 'forest-camp',
};

export function RealmTerritories(props: { seat: Seat; own: boolean }): JSX.Element {
  const force = useForce();
  const { state, to, view } = force;
  const rows = () => [...territoriesOf(state(), props.seat)].sort(([, a], [, b]) => byWorth(a.land, b.land));
  const offered = (territory: string): boolean =>
    props.own && offerOf(view(), props.seat, 'upgrade-territory', { territory })?.open === true;
  return (
    <section class={r.part}>
      <Head
        title={t('territories')}
        note={t('{n} of {most} · {gold} gold', {
          n: rows().length,
          most: mostTerritories,
          gold: count(incomeOf(state(), props.seat)),
        })}
      />
      <Rows label={t('Territories')}>
        <For each={rows()}>
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
        </For>
      </Rows>
      <Show when={rows().length === 0}>
        <p class={r.none}>{t('No land is left. The field army of 850 points fights on.')}</p>
      </Show>
    </section>
  );
}
