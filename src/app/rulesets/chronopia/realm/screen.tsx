/** A force at a glance: treasury and strength, the muster roll place by place, territories, captives, battles that wait. */
import { createSignal, type JSX, Show } from 'solid-js';
import type { Seat } from '../../../../kernel/question.ts';
import { listOf } from '../../../../rules/chronopia/roll/list.ts';
import { formOf } from '../../../campaign/context.tsx';
import { t, tn } from '../../../i18n/index.ts';
import { Page } from '../../../ui/page.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { Apart } from '../../parts/headed.tsx';
import { dotted } from '../../parts/joined.ts';
import { RealmHead } from '../../parts/page-head.tsx';
import { PickChips } from '../../parts/pick-chips.tsx';
import { useForce } from '../force.ts';
import { armyWords } from '../words.ts';
import { RealmBattles } from './battles.tsx';
import { RealmCaptives } from './captives.tsx';
import { RealmFigures } from './figures.tsx';
import s from './realm.module.css';
import { MusterRoll } from './roll.tsx';
import { RealmTerritories } from './territories.tsx';
import { RealmWarnings } from './warnings.tsx';

export function RealmScreen(): JSX.Element {
  const force = useForce();
  const { state, seat, player, to } = force;
  const [looked, setLooked] = createSignal<Seat>();
  const whose = (): Seat => looked() ?? (state().realms[seat()] ? seat() : (state().seats[0] ?? ''));
  const own = () => whose() === seat();
  const army = () => state().realms[whose()]?.army ?? null;
  return (
    <Page>
      <RealmHead
        of={whose()}
        name={state().realms[whose()]?.house}
        over={
          dotted(state().realms[whose()]?.house ? player(whose()) : '', armyName(army())) || t('muster roll')
        }
      />
      <Show when={force.view().seats.some(({ mine }) => !mine)}>
        <div class={s.whose}>
          <PickChips
            label={t('Whose force')}
            all={state().seats}
            picked={whose()}
            name={(each) => (each === seat() ? t('Mine') : player(each))}
            onPick={setLooked}
          />
        </div>
      </Show>
      <Show when={state().realms[whose()]} fallback={<EmptyState title={t('Nobody plays here yet')} />}>
        <RealmFigures seat={whose()} />
        <Show when={own()}>
          <RealmWarnings />
        </Show>
        <MusterRoll seat={whose()} own={own()} />
        <RealmTerritories seat={whose()} own={own()} />
        <RealmCaptives seat={whose()} />
        <RealmBattles seat={whose()} />
        <Apart>
          <Rows label={t('Army list')}>
            <Row
              lead={<Seal icon="spell-book" />}
              title={own() ? t('Your army list') : t('{who}’s army list', { who: player(whose()) })}
              note={tn(listOf(state(), whose()).length, 'one kind of figure', '{n} kinds of figure')}
              href={to(`piece/list.${whose()}`)}
            />
            <Show when={own() && state().options.parts.trade && state().stage === 'campaign'}>
              <Row
                lead={<Seal icon="trade" />}
                title={t('Offer a bargain')}
                note={t('Gold, experience, territories, heroes')}
                href={formOf(force, 'trade', {})}
              />
            </Show>
          </Rows>
        </Apart>
      </Show>
    </Page>
  );
}
const armyName = (army: keyof typeof armyWords | null): string =>
  army === null ? '' : armyWords[army].title();
