/** How a battle ended: each kind is asked what decides it, and the verdict stands there before it is sent. */
import { Switch as Cases, For, type JSX, Match, Show } from 'solid-js';
import { askedLast } from '../../../../campaign/refused.ts';
import { isOneThing, type Report, verdict } from '../../../../rules/chronopia/battle/verdict.ts';
import type { Battle } from '../../../../rules/chronopia/state.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t } from '../../../i18n/index.ts';
import { Chip, Chips } from '../../../ui/chips.tsx';
import { Head } from '../../../ui/head.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { Switch } from '../../../ui/switch.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { useForce } from '../force.ts';
import d from '../orders/orders.module.css';
import s from '../parts/parts.module.css';

const questions: { readonly [kind in Battle['kind']]: () => string } = {
  two: () => t('Who completed their mission?'),
  many: () => t('Who completed their mission?'),
  challenge: () => t('Who holds the board?'),
  rescue: () => t('Who was set free?'),
};
const nothing: Report = { achieved: [], first: null, wounds: {}, holds: null, freed: [] };
const isNothing = ({ achieved, holds, freed }: Report): boolean =>
  achieved.length === 0 && holds === null && freed.length === 0;

export const SettleForm: OrderForm = (props): JSX.Element => {
  const { state, player, view, seat } = useForce();
  const { battle: id = '' } = (props.args ?? {}) as { readonly battle?: string };
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
  const toggled = (list: readonly string[], each: string, on: boolean): readonly string[] =>
    on ? [...list, each] : list.filter((one) => one !== each);
  const sides = () => battle()?.sides ?? [];
  const mission = (side: string): string => {
    const named = battle()?.missions[side]?.name;
    return named
      ? t('Mission: {mission}', { mission: named })
      : t('{who} has not entered a mission.', { who: player(side) });
  };
  const both = () => battle()?.kind === 'two' && report().achieved.length === 2;
  const oneThing = () => {
    const [a = '', b = ''] = sides();
    return isOneThing(battle()?.missions[a], battle()?.missions[b]);
  };
  const byWounds = () => both() && !(oneThing() && report().first !== null);
  /** Both reached it, and what decides between them has not been said. */
  const undecided = () => byWounds() && Object.keys(report().wounds).length === 0;
  const chosen = (): boolean => {
    if (undecided()) return false;
    return nobody() || !isNothing(report());
  };
  const winners = (): readonly string[] => {
    const now = battle();
    return now && chosen() ? verdict(now, report()).winners : [];
  };
  const outcome = (): string => {
    if (!battle()) return t('That battle no longer waits.');
    if (undecided()) return t('More wounds decide. Count them.');
    if (!chosen()) return '';
    return winners().length === 0
      ? t('A draw: no land changes hands.')
      : t('Won by {who}.', { who: winners().map(player).join(', ') });
  };
  const deed = (): string => {
    const [winner, ...others] = winners();
    if (!chosen() || others.length > 0) return t('Report it');
    return winner === undefined ? t('A draw') : t('{who} won', { who: player(winner) });
  };
  const Nobody = (): JSX.Element => (
    <Switch
      label={t('Nobody')}
      on={nobody()}
      onSwitch={(on) => {
        setNobody(on);
        if (on) setReport(nothing);
      }}
    />
  );
  return (
    <OrderPage
      order="settle-battle"
      args={
        chosen()
          ? {
              battle: id,
              // In one order, and without what no longer matters: two who mean the same write the same.
              achieved: sides().filter((side) => report().achieved.includes(side)),
              first: both() && oneThing() ? report().first : null,
              wounds: byWounds()
                ? Object.fromEntries(sides().map((side) => [side, report().wounds[side] ?? 0]))
                : {},
              holds: report().holds,
              freed: (battle()?.captives ?? []).filter((captive) => report().freed.includes(captive)),
            }
          : undefined
      }
      title={t('The battle is over')}
      question={questions[battle()?.kind ?? 'two']()}
      why={t('The others are asked to agree.')}
      answer={deed()}
      icon="check"
      onDone={props.onDone}
    >
      <Cases>
        <Match when={battle()?.kind === 'two' || battle()?.kind === 'many'}>
          <For each={sides()}>
            {(side) => (
              <Switch
                label={player(side)}
                note={mission(side)}
                on={report().achieved.includes(side)}
                onSwitch={(on) => set({ achieved: toggled(report().achieved, side, on) })}
              />
            )}
          </For>
          <Nobody />
        </Match>
        <Match when={battle()?.kind === 'challenge'}>
          <Chips label={t('Who holds the board')} wrap>
            <For each={sides()}>
              {(side) => (
                <Chip on={report().holds === side} onTap={() => set({ holds: side })}>
                  {player(side)}
                </Chip>
              )}
            </For>
            <Chip
              on={nobody()}
              onTap={() => {
                set({ holds: null });
                setNobody(true);
              }}
            >
              {t('Nobody')}
            </Chip>
          </Chips>
        </Match>
        <Match when={battle()?.kind === 'rescue'}>
          <For each={battle()?.captives ?? []}>
            {(captive) => (
              <Switch
                label={`${state().captives[captive]?.count ?? ''} × ${state().figures[state().captives[captive]?.figure ?? '']?.name ?? ''}`}
                note={t('set free')}
                on={report().freed.includes(captive)}
                onSwitch={(on) => set({ freed: toggled(report().freed, captive, on) })}
              />
            )}
          </For>
          <Nobody />
        </Match>
      </Cases>
      <Show when={both() && oneThing()}>
        <div class={s.part}>
          <Head title={t('who was first, or took it from the first')} />
          <Chips label={t('Who was first')} wrap>
            <For each={sides()}>
              {(side) => (
                <Chip on={report().first === side} onTap={() => set({ first: side })}>
                  {player(side)}
                </Chip>
              )}
            </For>
          </Chips>
        </div>
      </Show>
      <Show when={byWounds()}>
        <div class={s.part}>
          <Head title={t('wounds inflicted')} note={t('on the summoned too')} />
          <Rows label={t('Wounds inflicted')}>
            <For each={sides()}>
              {(side) => (
                <Row
                  title={player(side)}
                  end={
                    <Stepper
                      label={t('Wounds by {who}', { who: player(side) })}
                      value={report().wounds[side] ?? 0}
                      max={500}
                      onStep={(n) => set({ wounds: { ...report().wounds, [side]: n } })}
                    />
                  }
                />
              )}
            </For>
          </Rows>
        </div>
      </Show>
      <p class={d.facts} aria-live="polite">
        {outcome()}
      </p>
    </OrderPage>
  );
};
