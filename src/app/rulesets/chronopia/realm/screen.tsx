/** A force at a glance: treasury and strength, the muster roll place by place, territories, captives, battles that wait. */
import { createSignal, For, type JSX, Show } from 'solid-js';
import type { Seat } from '../../../../kernel/question.ts';
import { listOf } from '../../../../rules/chronopia/roll/list.ts';
import { formOf } from '../../../campaign/context.tsx';
import { t, tn } from '../../../i18n/index.ts';
import { SeatBar } from '../../../screens/campaign/parts/seat-bar.tsx';
import { Chip, Chips } from '../../../ui/chips.tsx';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { colourName } from '../../../ui/heraldry/tinctures.ts';
import { Page } from '../../../ui/page.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import r from '../../parts/realm.module.css';
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
  const { state, seat, player, colour, to } = force;
  const [looked, setLooked] = createSignal<Seat>();
  const whose = (): Seat => looked() ?? (state().realms[seat()] ? seat() : (state().seats[0] ?? ''));
  const own = () => whose() === seat();
  const army = () => state().realms[whose()]?.army ?? null;
  const title = () => state().realms[whose()]?.house || player(whose());
  return (
    <Page>
      <header class={r.head}>
        <p class={r.over}>
          {[state().realms[whose()]?.house ? player(whose()) : '', armyName(army())]
            .filter(Boolean)
            .join(' · ') || t('muster roll')}
        </p>
        <div class={r.title}>
          <Shield tincture={colour(whose())} size={44} label={colourName(colour(whose()))} />
          <h1>{title()}</h1>
        </div>
      </header>
      <SeatBar />
      <Show when={force.view().seats.some(({ mine }) => !mine)}>
        <div class={s.whose}>
          <Chips label={t('Whose force')}>
            <For each={state().seats}>
              {(each) => (
                <Chip on={each === whose()} onTap={() => setLooked(each)}>
                  {each === seat() ? t('Mine') : player(each)}
                </Chip>
              )}
            </For>
          </Chips>
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
        <section class={r.part}>
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
                title={t('Propose a bargain')}
                note={t('Gold, experience, territories, heroes')}
                href={formOf(force, 'trade', {})}
              />
            </Show>
          </Rows>
        </section>
      </Show>
    </Page>
  );
}
const armyName = (army: keyof typeof armyWords | null): string =>
  army === null ? '' : armyWords[army].title();
