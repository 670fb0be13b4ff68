/** How a battle ended: each kind is asked what decides it, and the verdict stands there before it is sent. */
import { Switch as Cases, For, type JSX, Match, Show } from 'solid-js';
import { askedLast } from '../../../../campaign/refused.ts';
import { isOneThing, type Report, verdict } from '../../../../rules/chronopia/battle/verdict.ts';
import type { Battle } from '../../../../rules/chronopia/state.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t } from '../../../i18n/index.ts';
import { Chip } from '../../../ui/chips.tsx';
import { Switch } from '../../../ui/switch.tsx';
import type { OrderForm } from '../../contract.ts';
import { Headed } from '../../parts/headed.tsx';
import { OrderPage } from '../../parts/order-page.tsx';
import { PickChips } from '../../parts/pick-chips.tsx';
import { ListedOf } from '../../parts/rows-of.tsx';
import { StepRow } from '../../parts/step-row.tsx';
import { useForce } from '../force.ts';
import d from '../orders/orders.module.css';

const questions: { readonly [kind in Battle['kind']]: () => string } = {
  two: () => t('Who completed their mission?'),
  many: () => t('Who completed their mission?'),
  challenge: () => t('Who holds the board?'),
  rescue: () => t('Which captives were freed?'),
};
const nothing: Report = { achieved: [], first: null, wounds: {}, holds: null, freed: [] };
const isNothing = ({ achieved, holds, freed }: Report): boolean =>
  achieved.length === 0 && holds === null && freed.length === 0;

/** What was said so far, what it comes to, and the order it makes. */
function useReport(id: string) {
  const { state, player, view, seat } = useForce();
  const battle = () => state().battles[id];
  const last = askedLast(view(), seat(), 'settle-battle', id) as Partial<Report> | undefined;
  const [report, setReport] = chosenSignal<Report>('report', { ...nothing, ...last });
  /** Said aloud: a report with nothing in it is none. */
  const [nobody, setNobody] = chosenSignal(
    'nobody',
    last !== undefined && isNothing({ ...nothing, ...last }),
  );
  const set = (some: Partial<Report>): void => {
    setNobody(false);
    setReport((now) => ({ ...now, ...some }));
  };
  const toggle = (list: 'achieved' | 'freed', each: string, on: boolean): void => {
    const others = report()[list].filter((one) => one !== each);
    set({ [list]: on ? [...others, each] : others });
  };
  const sayNobody = (on: boolean): void => {
    setNobody(on);
    if (on) setReport(nothing);
  };
  const sides = () => battle()?.sides ?? [];
  const both = () => battle()?.kind === 'two' && report().achieved.length === 2;
  /** Both reached the same one thing: who was first decides. */
  const oneThing = () => {
    const [a = '', b = ''] = sides();
    return both() && isOneThing(battle()?.missions[a], battle()?.missions[b]);
  };
  const byWounds = () => both() && !(oneThing() && report().first !== null);
  /** Both reached it, and what decides between them has not been said. */
  const undecided = () => byWounds() && Object.keys(report().wounds).length === 0;
  const chosen = (): boolean => !undecided() && (nobody() || !isNothing(report()));
  const winners = (): readonly string[] => {
    const now = battle();
    return now && chosen() ? verdict(now, report()).winners : [];
  };
  const outcome = (): string => {
    if (!battle()) return t('That battle is no longer waiting.');
    if (undecided()) return t('More wounds decide. Count them.');
    if (!chosen()) return '';
    return winners().length === 0
      ? t('A draw: no land changes hands.')
      : t('Won by {who}.', { who: winners().map(player).join(', ') });
  };
  const deed = (): string => {
    const [winner, ...others] = winners();
    if (!chosen() || others.length > 0) return t('Report the battle');
    return winner === undefined ? t('A draw') : t('{who} won', { who: player(winner) });
  };
  /** In one order, and without what no longer matters: two who mean the same write the same. */
  const args = () => ({
    battle: id,
    achieved: sides().filter((side) => report().achieved.includes(side)),
    first: oneThing() ? report().first : null,
    wounds: byWounds() ? Object.fromEntries(sides().map((side) => [side, report().wounds[side] ?? 0])) : {},
    holds: report().holds,
    freed: (battle()?.captives ?? []).filter((captive) => report().freed.includes(captive)),
  });
  const said = { report, set, toggle, nobody, setNobody, sayNobody };
  return { state, player, battle, sides, oneThing, byWounds, chosen, outcome, deed, args, ...said };
}

type Told = ReturnType<typeof useReport>;

export const SettleForm: OrderForm = (props): JSX.Element => {
  const { battle: id = '' } = (props.args ?? {}) as { readonly battle?: string };
  const told = useReport(id);
  const { player, sides, oneThing, byWounds, report, set } = told;
  return (
    <OrderPage
      order="settle-battle"
      args={told.chosen() ? told.args() : undefined}
      title={t('Report the battle')}
      question={questions[told.battle()?.kind ?? 'two']()}
      why={t('The others will be asked to agree.')}
      answer={told.deed()}
      icon="check"
      onDone={props.onDone}
    >
      <Reached told={told} />
      <Show when={oneThing()}>
        <Headed title={t('the first to complete it, or the player who took it from the first')}>
          <PickChips
            wrap
            label={t('First to complete it')}
            all={sides()}
            picked={report().first}
            name={player}
            onPick={(side) => set({ first: side })}
          />
        </Headed>
      </Show>
      <Show when={byWounds()}>
        <ListedOf
          title={t('wounds inflicted')}
          note={t('on the summoned too')}
          label={t('Wounds inflicted')}
          of={sides()}
        >
          {(side) => (
            <StepRow
              title={player(side)}
              label={t('Wounds by {who}', { who: player(side) })}
              value={report().wounds[side] ?? 0}
              max={500}
              onStep={(n) => set({ wounds: { ...report().wounds, [side]: n } })}
            />
          )}
        </ListedOf>
      </Show>
      <p class={d.facts} aria-live="polite">
        {told.outcome()}
      </p>
    </OrderPage>
  );
};

/** What each side reached, as battles of its kind ask. */
function Reached(props: { told: Told }): JSX.Element {
  const { state, player, battle, sides, report, set, setNobody, nobody } = props.told;
  const kind = () => battle()?.kind;
  const mission = (side: string): string => {
    const named = battle()?.missions[side]?.name;
    return named
      ? t('Mission: {mission}', { mission: named })
      : t('{who} has not entered a mission yet.', { who: player(side) });
  };
  const captives = (id: string): string => {
    const held = state().captives[id];
    return `${held?.count ?? ''} × ${state().figures[held?.figure ?? '']?.name ?? ''}`;
  };
  return (
    <Cases>
      <Match when={kind() === 'two' || kind() === 'many'}>
        <Ticks told={props.told} list="achieved" all={sides()} name={player} note={mission} />
      </Match>
      <Match when={kind() === 'challenge'}>
        <PickChips
          wrap
          label={t('Who holds the board')}
          all={sides()}
          picked={report().holds}
          name={player}
          onPick={(side) => set({ holds: side })}
        >
          <Chip
            on={nobody()}
            onTap={() => {
              set({ holds: null });
              setNobody(true);
            }}
          >
            {t('Nobody')}
          </Chip>
        </PickChips>
      </Match>
      <Match when={kind() === 'rescue'}>
        <Ticks
          told={props.told}
          list="freed"
          all={battle()?.captives ?? []}
          name={captives}
          note={() => t('set free')}
        />
      </Match>
    </Cases>
  );
}

/** Some of them, or nobody. */
const Ticks = (props: {
  told: Told;
  list: 'achieved' | 'freed';
  all: readonly string[];
  name: (one: string) => string;
  note: (one: string) => string;
}): JSX.Element => (
  <>
    <For each={props.all}>
      {(one) => (
        <Switch
          label={props.name(one)}
          note={props.note(one)}
          on={props.told.report()[props.list].includes(one)}
          onSwitch={(on) => props.told.toggle(props.list, one, on)}
        />
      )}
    </For>
    <Switch label={t('Nobody')} on={props.told.nobody()} onSwitch={props.told.sayNobody} />
  </>
);
