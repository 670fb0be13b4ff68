/** How a battle ended: each kind is asked what decides it, and the verdict stands there before it is sent. */
import { Switch as Cases, For, type JSX, Match, Show } from 'solid-js';
import { askedLast } from '../../../../campaign/refused.ts';
import { isOneThing, type Report, verdict } from '../../../../rules/chronopia/battle/verdict.ts';
import type { Battle } from '../../../../rules/chronopia/state.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t } from '../../../i18n/index.ts';
import { Chip } from '../../../ui/chips.tsx';
import { Head } from '../../../ui/head.tsx';
import { Switch } from '../../../ui/switch.tsx';
import type { OrderForm } from '../../contract.ts';
import { Apart } from '../../parts/headed.tsx';
import { OrderPage } from '../../parts/order-page.tsx';
import { PickChips } from '../../parts/pick-chips.tsx';
import { RowsOf } from '../../parts/rows-of.tsx';
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
      : t('{who} has not entered a mission yet.', { who: player(side) });
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
      title={t('Report the battle')}
      question={questions[battle()?.kind ?? 'two']()}
      why={t('The others will be asked to agree.')}
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
        <Apart>
          <Head title={t('the first to complete it, or the player who took it from the first')} />
          <PickChips
            wrap
            label={t('First to complete it')}
            all={sides()}
            picked={report().first}
            name={player}
            onPick={(side) => set({ first: side })}
          />
        </Apart>
      </Show>
      <Show when={byWounds()}>
        <Apart>
          <Head title={t('wounds inflicted')} note={t('on the summoned too')} />
          <RowsOf label={t('Wounds inflicted')} of={sides()}>
            {(side) => (
              <StepRow
                title={player(side)}
                label={t('Wounds by {who}', { who: player(side) })}
                value={report().wounds[side] ?? 0}
                max={500}
                onStep={(n) => set({ wounds: { ...report().wounds, [side]: n } })}
              />
            )}
          </RowsOf>
        </Apart>
      </Show>
      <p class={d.facts} aria-live="polite">
        {outcome()}
      </p>
    </OrderPage>
  );
};
