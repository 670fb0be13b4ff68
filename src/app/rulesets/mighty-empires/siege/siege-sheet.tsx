/**
 * A siege on one sheet: how long it has lasted, who lies before the walls and who behind them, what they eat, what an
 * assault would come to, and everything either side may do about it.
 */
import { createSignal, type JSX, Show } from 'solid-js';
import { isMountainHold } from '../../../../rules/mighty-empires/map/talents.ts';
import {
  type Besieging,
  bonusNow,
  isBattered,
  isNow,
  monthsSince,
  multiplierAt,
} from '../../../../rules/mighty-empires/map/walls.ts';
import { isTurn, type PlacedBanner } from '../../../../rules/mighty-empires/queries.ts';
import type { Besieged } from '../../../../rules/mighty-empires/siege/odds.ts';
import { suppliesOf } from '../../../../rules/mighty-empires/siege/supplies.ts';
import type { Owner } from '../../../../rules/mighty-empires/state.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Page } from '../../../ui/page.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { TopBar } from '../../../ui/top-bar.tsx';
import type { OrderForm } from '../../contract.ts';
import { Figures } from '../../parts/figures.tsx';
import { Headed } from '../../parts/headed.tsx';
import { NumberField } from '../../parts/number-field.tsx';
import page from '../../parts/order-page.module.css';
import { OrderPage } from '../../parts/order-page.tsx';
import { PickChips } from '../../parts/pick-chips.tsx';
import { worded } from '../../parts/worded.ts';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { sideName } from '../tabletop/words.ts';
import { count, kindName, kindOf } from '../words.ts';
import { AssaultChances } from './chances.tsx';
import { NoSiege } from './no-siege.tsx';
import { SiegeSide } from './side.tsx';
import s from './siege.module.css';
import { guessed, knownPoints, siegeAt, standing, timesWord } from './siege-words.ts';
import { SiegeWays } from './ways.tsx';

export const SiegeSheet: OrderForm = (props): JSX.Element => {
  const { state } = useEmpire();
  const siege = () => siegeAt(state(), props.args);
  return (
    <Show when={siege()?.id} keyed fallback={<NoSiege args={props.args} />}>
      {(id) => <Sheet id={id} first={siege() as Besieging} onDone={props.onDone} />}
    </Show>
  );
};

function Sheet(props: { id: string; first: Besieging; onDone: () => void }): JSX.Element {
  const { state } = useEmpire();
  // As it stood when the sheet was opened, once an order has ended it.
  const walls = useWalls(() => siegeAt(state(), { siege: props.id }) ?? props.first);
  const { siege, besieges, seat, to } = walls;
  const storms = () => besieges() && isTurn(state(), seat(), 'siege');
  const spent = () => isNow(state(), siege().siege.repulsed) || isNow(state(), siege().siege.battered);
  const title = () => {
    const holding = state().tiles[siege().tile];
    return holding ? t('The {kind} under siege', { kind: kindName(kindOf(holding)) }) : t('Under siege');
  };
  return (
    <Show
      when={storms() && !spent()}
      fallback={
        <Page bar={<TopBar back={to('today')} close title={walls.place()} />}>
          <h2 class={page.question}>{title()}</h2>
          <p class={page.why}>{walls.why()}</p>
          <Lines walls={walls} />
        </Page>
      }
    >
      <Storm walls={walls} onDone={props.onDone} />
    </Show>
  );
}

/** A siege as the shown seat sees it, with what it guesses of the other side. */
function useWalls(siege: () => Besieging) {
  const empire = useEmpire();
  const { state, seat, player } = empire;
  const besieges = () => siege().attacker === seat();
  const alone = () => siege().defender === 'independent';
  const before = () => standing(state(), Object.keys(siege().attackers));
  const within = () => standing(state(), siege().siege.inside);
  const [attack, setAttack] = createSignal<number>();
  const [garrison, setGarrison] = createSignal<number>();
  const [plan, setPlan] = createSignal<'assault' | 'batter'>('assault');
  const [card, setCard] = createSignal<string | null>(null);
  const sum = (banners: readonly PlacedBanner[]): number =>
    guessed(banners.map((each) => knownPoints(empire, each)));
  const besieged = (): Besieged => ({
    attack: attack() ?? sum(before()),
    garrison: alone() ? (siege().mustered ?? 0) : (garrison() ?? sum(within())),
    multiplier: multiplierAt(state(), siege().tile),
    bonus: bonusNow(state(), siege().siege),
    battery: isBattered(state(), siege().siege) && siege().siege.breach === null,
    hold: isMountainHold(state(), siege().defender, siege().tile),
  });
  const place = () => placeName(state(), siege().tile);
  const why = () => {
    const months = monthsSince(state(), siege().since);
    const who = player(siege().attacker);
    if (months === 0)
      return besieges()
        ? t('You began the siege this month.')
        : t('{who} began the siege this month.', { who });
    return besieges()
      ? tn(months, 'You have besieged it for a month.', 'You have besieged it for {n} months.')
      : tn(months, '{who} has besieged it for a month.', '{who} has besieged it for {n} months.', { who });
  };
  const chosen = { plan, setPlan, card, setCard, setAttack, setGarrison };
  return { ...empire, ...chosen, siege, besieges, alone, before, within, besieged, place, why };
}
type Walls = ReturnType<typeof useWalls>;

function Storm(props: { walls: Walls; onDone: () => void }): JSX.Element {
  const { siege, alone, state, view, plan, setPlan, card, setCard } = props.walls;
  const others = () => view().seats.filter(({ id }) => id !== siege().attacker && state().realms[id]);
  return (
    <OrderPage
      order={plan()}
      args={plan() === 'assault' ? { siege: siege().id, card: card() } : { siege: siege().id }}
      title={props.walls.place()}
      question={t('Storm the walls, or batter them?')}
      why={props.walls.why()}
      answer={plan() === 'assault' ? t('Storm the walls') : t('Batter for this turn')}
      icon="forward"
      onDone={props.onDone}
      quick={
        <>
          <Segmented
            label={t('Action this turn')}
            segments={worded({ assault: t('Assault'), batter: t('Battery') })}
            value={plan()}
            onPick={setPlan}
          />
          <Show when={plan() === 'batter'}>
            <p data-quiet="small">
              {t(
                'No assault this turn. In the next a die is rolled: +1 on 3 or 4, +2 on 5, +3 on 6, for every assault of that turn.',
              )}
            </p>
          </Show>
          <Show when={plan() === 'assault' && alone()}>
            <PickChips
              wrap
              label={t('Who plays the townsfolk’s card')}
              all={[null, ...others()]}
              on={(one) => card() === (one?.id ?? null)}
              name={(one) => (one ? t('{name} plays it', { name: one.name }) : t('Their card is dealt'))}
              onPick={(one) => setCard(one?.id ?? null)}
            />
          </Show>
        </>
      }
    >
      <Lines walls={props.walls} />
    </OrderPage>
  );
}

/** Who lies before the walls and who behind them, what they have, and what may be done about it. */
function Lines(props: { walls: Walls }): JSX.Element {
  const { siege, alone, before, within, seat, player } = props.walls;
  const called = (side: Owner): string => (side === seat() ? t('you') : sideName(side, player));
  return (
    <>
      <Wants walls={props.walls} />
      <Assault walls={props.walls} />
      <SiegeSide
        title={t('before the walls')}
        note={called(siege().attacker)}
        banners={before()}
        townsfolk={null}
      />
      <SiegeSide
        title={t('behind the walls')}
        note={called(siege().defender)}
        banners={within()}
        townsfolk={alone() ? (siege().mustered ?? 0) : null}
      />
      <SiegeWays siege={siege()} />
    </>
  );
}

/** What they have to eat, and what hunger and engines have done to the walls. */
function Wants(props: { walls: Walls }): JSX.Element {
  const { siege, besieged, state } = props.walls;
  const supplies = () => suppliesOf(state(), siege());
  const done = () => {
    const { hardship, battered, repulsed } = siege().siege;
    if (besieged().battery)
      return t('Your engines have worked on the walls: their die is rolled before the first assault.');
    if (isNow(state(), battered)) return t('The walls are battered this turn; it counts in the next.');
    if (isNow(state(), repulsed)) return t('A bloody repulse: no more assaults this turn.');
    return hardship > 0
      ? tn(
          hardship,
          'Hardship behind the walls gives one of that.',
          'Hardships behind the walls give {n} of that.',
        )
      : undefined;
  };
  return (
    <div class={s.figures}>
      <Figures
        figures={[
          {
            label: t('turns of food'),
            value: String(supplies().turns),
            tone: supplies().turns === 0 ? 'warn' : undefined,
          },
          { label: t('stockpile'), value: String(supplies().stockpile), rule: 'me.subsistence.stockpile' },
          { label: t('assaults'), value: t('+{n}', { n: besieged().bonus }), rule: 'me.siege.hardship' },
        ]}
        note={done()}
      />
    </div>
  );
}

/** How an assault would end, by what is known or guessed of both sides. */
function Assault(props: { walls: Walls }): JSX.Element {
  const { besieges, alone, besieged, setAttack, setGarrison } = props.walls;
  return (
    <Headed title={t('how an assault would end')}>
      <Show when={!besieges() || !alone()}>
        <div class={s.estimate}>
          <NumberField
            label={besieges() ? t('Garrison, in points') : t('Besiegers, in points')}
            value={besieges() ? besieged().garrison : besieged().attack}
            onNumber={(n) => (besieges() ? setGarrison(n) : setAttack(n))}
            hint={t('Your guess counts here only.')}
          />
        </div>
      </Show>
      <AssaultChances besieged={besieged()} besieges={besieges()} />
      <p data-quiet="small">
        {t(
          '{attack} points against {garrison} behind walls that count {times}; any card of the garrison as likely as the next.',
          {
            attack: count(besieged().attack),
            garrison: count(besieged().garrison),
            times: timesWord(besieged().multiplier),
          },
        )}
      </p>
    </Headed>
  );
}
