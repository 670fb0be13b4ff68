/** What else either side may do about a siege, each a row that leads to its own form. */
import { type JSX, Show } from 'solid-js';
import { openTo } from '../../../../campaign/open-to.ts';
import type { Besieging } from '../../../../rules/mighty-empires/map/walls.ts';
import { isTurn } from '../../../../rules/mighty-empires/queries.ts';
import { formOf } from '../../../campaign/context.tsx';
import { useTasks } from '../../../campaign/use-tasks.ts';
import { t } from '../../../i18n/index.ts';
import { Row } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { Listed } from '../../parts/headed.tsx';
import { useEmpire } from '../empire.ts';

export function SiegeWays(props: { siege: Besieging }): JSX.Element {
  const empire = useEmpire();
  const { view, state, seat } = empire;
  const { give } = useTasks();
  const id = () => props.siege.id;
  const besieger = () => props.siege.attacker === seat();
  const besieged = () => props.siege.defender === seat();
  return (
    <Listed title={t('Other actions')}>
      <Show when={openTo(view(), seat(), 'starve-out', 'siege').some(({ one }) => one === id())}>
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
          note={t('Terms that both sides agree on end it at any time.')}
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
          note={t('Enter who won; then both sides gather their wounded.')}
          href={formOf(empire, 'table-result', { encounter: id() })}
        />
      </Show>
      <Row
        lead={<Seal icon="spell-book" />}
        title={t('Enter a result')}
        note={t('Enter how the two of you settled it at the table.')}
        href={formOf(empire, 'record-battle', { encounter: id() })}
      />
    </Listed>
  );
}
