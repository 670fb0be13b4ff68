/**
 * The sheet of a battle that waits: who fights, what each side is worth, what is at stake, the weather and the missions,
 * and under the thumb what comes next. The same on one printed page for the table.
 */
import { For, type JSX, Show } from 'solid-js';
import { lookUp } from '../../../../kernel/chart.ts';
import { climate, rescue } from '../../../../rules/chronopia/charts/battles.ts';
import type { Battle } from '../../../../rules/chronopia/state.ts';
import { formOf } from '../../../campaign/context.tsx';
import { useTasks } from '../../../campaign/use-tasks.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { Listed } from '../../parts/headed.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Refused } from '../../parts/refused.tsx';
import { ListedOf } from '../../parts/rows-of.tsx';
import { SheetPage } from '../../parts/sheet-page.tsx';
import { landName, territoryName } from '../names.ts';
import { bandIcon, bandNote } from '../parts/bands.ts';
import { count, endOf, kindWords } from '../words.ts';
import { Paper } from './paper.tsx';
import s from './piece.module.css';
import { useBattle } from './use-battle.ts';

export function BattleSheet(props: { id: string; battle: Battle }): JSX.Element {
  const battle = useBattle(() => props.battle);
  const { state, seat, player, to, busy } = battle;
  const { give } = useTasks();
  const form = (order: string): string => formOf(battle, order, { battle: props.id });
  const weather = () => props.battle.weather && lookUp(climate, props.battle.weather.total).row;
  const mine = () => props.battle.sides.includes(seat());
  return (
    <SheetPage
      back={to('realm')}
      foot={
        <Show when={mine()}>
          <Actions>
            <Button href={form('call-off')}>{t('Call the battle off')}</Button>
            <Show
              when={props.battle.set}
              fallback={
                <Button
                  kind="filled"
                  grow
                  disabled={busy()}
                  onTap={() => void give('take-field', { battle: props.id })}
                >
                  {t('Prepare the battle')}
                </Button>
              }
            >
              <Button kind="filled" icon="check" grow href={form('settle-battle')}>
                {t('Report the battle')}
              </Button>
            </Show>
          </Actions>
        </Show>
      }
      paper={() => <Paper battle={props.battle} />}
    >
      <PageHead
        lead={<Seal icon={kindWords[props.battle.kind].icon} big />}
        over={kindWords[props.battle.kind].title()}
        title={props.battle.sides.map(player).join(' – ')}
      />
      <Refused order="settle-battle" about={props.id} />
      <Rows label={t('When and where')}>
        <Row
          lead={<Seal icon="hourglass" />}
          title={props.battle.when || t('No day arranged yet')}
          note={
            battle.age() > 0
              ? tn(battle.age(), 'It has been waiting for {n} battle', 'It has been waiting for {n} battles')
              : t('When and where you fight it')
          }
          {...(battle.takesPart() ? { href: form('schedule-battle') } : {})}
        />
        <Row lead={<Seal icon="flying-flag" />} title={t('How it ends')} note={endOf(props.battle.kind)} />
        <Show when={props.battle.prize}>
          {(land) => (
            <Row
              lead={<Seal icon="treasure-map" />}
              title={t('The new territory: {land}', { land: landName(land()) })}
              note={t('The winner takes it, or the loser’s stake')}
            />
          )}
        </Show>
        <Show when={weather() !== null && weather() !== undefined}>
          <Row
            lead={<Seal icon="sun" />}
            title={climate.rows[weather() ?? 0]?.text}
            note={props.battle.weather?.desert || climate.rows[weather() ?? 0]?.note}
          />
        </Show>
      </Rows>
      <Show when={props.battle.kind === 'rescue'}>
        <ListedOf facts title={t('The scenario')} of={rescue.rows}>
          {({ label, text, note }) => <Row title={label} note={[text, note].filter(Boolean).join('; ')} />}
        </ListedOf>
      </Show>
      <For each={props.battle.sides}>
        {(side) => (
          <Listed
            named
            title={player(side)}
            label={t('{who}’s army', { who: player(side) })}
            note={
              battle.bonus(side) > 0
                ? t('rating {rating} · underdog +{bonus}', {
                    rating: count(battle.rating(side)),
                    bonus: battle.bonus(side),
                  })
                : t('rating {rating}', { rating: count(battle.rating(side)) })
            }
          >
            <Show when={props.battle.stakes[side]}>
              {(stake) => (
                <Row
                  lead={<Seal icon="flying-flag" />}
                  title={t('Stakes {territory}', { territory: territoryName(state(), stake()) })}
                  note={t('its garrison fights too')}
                />
              )}
            </Show>
            <Show when={props.battle.missions[side]}>
              {(mission) => (
                <Row
                  lead={<Seal icon="treasure-map" />}
                  title={mission().name}
                  note={
                    mission().terrain
                      ? t('a mission on the ground: the first to complete it')
                      : t('the mission')
                  }
                />
              )}
            </Show>
            <For each={battle.comrades(side).flatMap((each) => battle.army(each))}>
              {([id, warband]) => (
                <Row
                  lead={<Seal icon={bandIcon(state(), warband)} />}
                  title={warband.name}
                  note={
                    warband.seat === side
                      ? bandNote(state(), warband)
                      : `${t('ally: {who}', { who: player(warband.seat) })} · ${bandNote(state(), warband)}`
                  }
                  href={to(`piece/${id}`)}
                />
              )}
            </For>
            <For each={Object.entries(props.battle.summoned[side] ?? {})}>
              {([figure, n]) => (
                <Row
                  lead={<Seal icon="fire-spell-cast" />}
                  title={`${n} × ${state().figures[figure]?.name ?? ''}`}
                  note={t('summoned for this battle')}
                />
              )}
            </For>
          </Listed>
        )}
      </For>
      <Show when={battle.takesPart()}>
        <div class={s.buttons}>
          <Button href={form('choose-mission')}>{t('Your mission')}</Button>
          <Show when={mine() && state().options.parts.allies && props.battle.kind !== 'many'}>
            <Button href={form('call-ally')}>{t('Call an ally')}</Button>
          </Show>
          <Show when={state().realms[seat()]?.army === 'devout' && state().options.parts.special}>
            <Button href={form('summon')}>{t('Summon')}</Button>
          </Show>
        </div>
      </Show>
    </SheetPage>
  );
}
