/**
 * A battle or siege settled by the players: who won, then what the rules would have follow, filled in beforehand and open
 * to whatever the table agrees on: losses, retreats, baggage, the tile.
 */
import { For, type JSX, Show } from 'solid-js';
import { wordsFor } from '../../../../campaign/parties.ts';
import { defendersOf, type Outcome } from '../../../../rules/mighty-empires/battle/record.ts';
import { canStockpile, force, type PlacedBanner } from '../../../../rules/mighty-empires/queries.ts';
import type { Encounter } from '../../../../rules/mighty-empires/state.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { chosenSignal } from '../../../chosen-signal.ts';
import { listed, t } from '../../../i18n/index.ts';
import { Switch } from '../../../ui/switch.tsx';
import type { OrderForm } from '../../contract.ts';
import { Headed } from '../../parts/headed.tsx';
import { OrderPage } from '../../parts/order-page.tsx';
import { PickChips } from '../../parts/pick-chips.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { PickEncounter } from '../parts/pick-encounter.tsx';
import { sideName } from '../tabletop/words.ts';
import { count } from '../words.ts';
import { BattleBanner } from './battle-banner.tsx';
import { agreed, type BannerAfter, type BattlePlan, planFor } from './battle-plan.ts';

export const RecordBattleForm: OrderForm = (props): JSX.Element => {
  const { state } = useEmpire();
  const all = () =>
    Object.entries(state().encounters).map(([each, encounter]) => ({ id: each, ...encounter }));
  const id = () => (props.args as { readonly encounter?: string } | null)?.encounter;
  const encounter = () => state().encounters[id() ?? ''];
  return (
    <Show
      when={encounter()}
      fallback={<PickEncounter order="record-battle" title={t('Record a battle')} all={all()} />}
    >
      {(one) => <Record id={id() ?? ''} encounter={one()} onDone={props.onDone} />}
    </Show>
  );
};

function Record(props: { id: string; encounter: Encounter; onDone: () => void }): JSX.Element {
  const { state, player } = useEmpire();
  const { view } = useCampaign();
  // Read once: when the order is given the encounter is over, and the form is left.
  const { tile, attacker, defender, kind } = props.encounter;
  const names = () => ({ attacker: sideName(attacker, player), defender: sideName(defender, player) });
  const asks = () => wordsFor(view(), [attacker, defender]);
  const attackers = () => force(state(), attacker, tile).filter(({ id }) => props.encounter.attackers[id]);
  const defenders = () => defendersOf(state(), props.encounter);
  const sides = (): readonly Sided[] => [
    { who: names().attacker, role: t('attacker'), banners: attackers() },
    { who: names().defender, role: t('defender'), banners: defenders() },
  ];
  const everybody = (): readonly PlacedBanner[] => [...attackers(), ...defenders()];
  const [plan, setPlan] = chosenSignal<BattlePlan>('plan');
  const walled = () => canStockpile(state().tiles[tile]) && kind === 'battle';
  const outcomes = (): readonly { readonly value: Outcome; readonly label: string }[] => [
    { value: 'attacker', label: t('{who} won', { who: names().attacker }) },
    { value: 'defender', label: t('{who} won', { who: names().defender }) },
    { value: 'draw', label: t('A draw') },
    ...(walled() ? [{ value: 'siege' as const, label: t('It becomes a siege') }] : []),
    { value: 'called-off', label: t('Called off') },
  ];
  const settling = () => {
    const now = plan();
    return now && now.outcome !== 'siege' ? now : undefined;
  };
  return (
    <OrderPage
      order="record-battle"
      args={((now) => now && (agreed(props.id, now, everybody(), [...asks()]) as never))(plan())}
      title={placeName(state(), tile)}
      question={kind === 'siege' ? t('How did the siege end?') : t('Who won the battle?')}
      why={t('{attacker} against {defender}. Enter the result that both sides agree on.', names())}
      sum={
        asks().length > 0 ? t('It counts once {who} agrees.', { who: listed(asks().map(player)) }) : undefined
      }
      answer={t('Record the battle')}
      icon="check"
      onDone={props.onDone}
    >
      <PickChips
        wrap
        label={t('How it ended')}
        all={outcomes()}
        on={({ value }) => plan()?.outcome === value}
        name={({ label }) => label}
        onPick={({ value }) => setPlan(planFor(state(), props.id, value, everybody()))}
      />
      <Show when={settling()}>
        {(now) => (
          <>
            <SidesAfter encounter={props.encounter} sides={sides()} plan={now()} onPlan={setPlan} />
            <Show when={defender === 'independent'}>
              <p data-quiet="small">
                {t('The townsfolk gather again for every attack: their losses do not last.')}
              </p>
            </Show>
            <Show when={now().outcome !== 'called-off'}>
              <Switch
                label={t('{who} takes {place}', { who: names().attacker, place: placeName(state(), tile) })}
                note={t('Its flag flies there from now on.')}
                on={now().taken}
                onSwitch={(taken) => setPlan({ ...now(), taken })}
              />
            </Show>
          </>
        )}
      </Show>
      <Show when={plan()?.outcome === 'siege'}>
        <p data-quiet="small">
          {t('The defenders shut the gates. Nobody forages here until the siege is over.')}
        </p>
      </Show>
    </OrderPage>
  );
}

interface Sided {
  readonly who: string;
  readonly role: string;
  readonly banners: readonly PlacedBanner[];
}
/** What became of every banner of either side. */
function SidesAfter(props: {
  encounter: Encounter;
  sides: readonly Sided[];
  plan: BattlePlan;
  onPlan: (plan: BattlePlan) => void;
}): JSX.Element {
  const set = (banner: string, some: Partial<BannerAfter>): void => {
    const { parts } = props.plan;
    const before = parts[banner];
    if (before) props.onPlan({ ...props.plan, parts: { ...parts, [banner]: { ...before, ...some } } });
  };
  const lost = (side: readonly PlacedBanner[]): number =>
    side.reduce((sum, { id }) => sum + (props.plan.parts[id]?.lost ?? 0), 0);
  return (
    <For each={props.sides}>
      {({ who, role, banners }) => (
        <Show when={banners.length > 0}>
          <Headed
            title={t('{who}, {role}', { who, role })}
            note={lost(banners) > 0 ? t('{n} points lost', { n: count(lost(banners)) }) : ''}
          >
            <For each={banners}>
              {(banner) => (
                <BattleBanner
                  banner={banner}
                  from={props.encounter.attackers[banner.id]}
                  part={props.plan.parts[banner.id] ?? { lost: 0, fate: 'stays', baggage: banner.baggage }}
                  onChange={(some) => set(banner.id, some)}
                />
              )}
            </For>
          </Headed>
        </Show>
      )}
    </For>
  );
}
