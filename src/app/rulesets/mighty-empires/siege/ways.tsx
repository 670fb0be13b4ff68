/** What else either side may do about a siege, each a row that leads to its own form. */
import { type JSX, Show } from 'solid-js';
import { isTurn } from '../../../../rules/mighty-empires/queries.ts';
import { goHungry } from '../../../../rules/mighty-empires/siege/townsfolk.ts';
import type { Besieging } from '../../../../rules/mighty-empires/siege/walls.ts';
import { formOf } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { useTasks } from '../../../screens/campaign/today/use-tasks.ts';
import { Head } from '../../../ui/head.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { useEmpire } from '../empire.ts';
import s from './siege.module.css';

export function SiegeWays(props: { siege: Besieging }): JSX.Element {
  const empire = useEmpire();
  const { state, seat } = empire;
  const { give } = useTasks();
  const id = () => props.siege.id;
  const besieger = () => props.siege.attacker === seat();
  const besieged = () => props.siege.defender === seat();
  return (
    <section class={s.more}>
      <Head title={t('what else may be done')} />
      <Rows label={t('What else may be done')}>
        <Show when={besieger() && goHungry(state(), props.siege) && isTurn(state(), seat())}>
          <Row
            lead={<Seal icon="wheat" tone="now" />}
            title={t('Test the hunger behind the walls')}
            note={t('The townsfolk could not be fed this month.')}
            onTap={() => void give('starve-out', { siege: id() })}
          />
        </Show>
        <Show when={besieger()}>
          <Row
            lead={<Seal icon="walking-boot" />}
            title={t('Leave the siege')}
            note={t('All or some go back where they came from.')}
            href={formOf(empire, 'lift-siege', { siege: id() })}
          />
        </Show>
        <Show when={besieged()}>
          <Row
            lead={<Seal icon="crossed-swords" />}
            title={t('Sally out')}
            note={t('A battle in the open against the besiegers.')}
            href={formOf(empire, 'sally', { tile: props.siege.tile })}
          />
        </Show>
        <Show when={(besieger() || besieged()) && props.siege.defender !== 'independent'}>
          <Row
            lead={<Seal icon="shaking-hands" />}
            title={t('Offer terms')}
            note={t('What both sides agree on ends it at any time.')}
            href={formOf(empire, 'offer-terms', { siege: id() })}
          />
        </Show>
        <Show
          when={
            (besieger() || besieged()) &&
            state().options.parts.tabletop &&
            isTurn(state(), props.siege.attacker, 'siege')
          }
        >
          <Row
            lead={<Seal icon="crossed-swords" />}
            title={t('Enter an assault with models')}
            note={t('Who won it; then both gather their wounded.')}
            href={formOf(empire, 'table-result', { encounter: id() })}
          />
        </Show>
        <Row
          lead={<Seal icon="spell-book" />}
          title={t('Enter a result')}
          note={t('As both of you settled it at the table.')}
          href={formOf(empire, 'record-battle', { encounter: id() })}
        />
      </Rows>
    </section>
  );
}
