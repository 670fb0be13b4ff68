/** Battles that wait, with their age and their day. */
import { type JSX, Show } from 'solid-js';
import type { Seat } from '../../../../kernel/question.ts';
import { battlesOf, foughtSoFar } from '../../../../rules/chronopia/battles.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Row } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { dotted } from '../../parts/joined.ts';
import { ListedOf } from '../../parts/rows-of.tsx';
import { useForce } from '../force.ts';
import { kindWords } from '../words.ts';

export function RealmBattles(props: { seat: Seat }): JSX.Element {
  const { state, player, to } = useForce();
  const rows = () => battlesOf(state(), props.seat);
  return (
    <Show when={rows().length > 0}>
      <ListedOf title={t('Battles that wait')} of={rows()}>
        {([id, { kind, sides, when, since, set }]) => {
          const age = () => foughtSoFar(state()) - since;
          return (
            <Row
              lead={<Seal icon={kindWords[kind].icon} />}
              title={`${kindWords[kind].title()}: ${sides.map(player).join(', ')}`}
              note={dotted(
                when || t('no day yet'),
                age() > 0 ? tn(age(), 'arranged {n} battle ago', 'arranged {n} battles ago') : t('new'),
                set ? t('prepared') : '',
              )}
              href={to(`piece/${id}`)}
            />
          );
        }}
      </ListedOf>
    </Show>
  );
}
