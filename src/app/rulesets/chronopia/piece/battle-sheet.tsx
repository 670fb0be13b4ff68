/**
 * The sheet of a battle that waits: who fights, what each side is worth, what is at stake, the weather and the missions,
 * and under the thumb what comes next. The same on one printed page for the table.
 */
import { For, type JSX, Show } from 'solid-js';
import { rescue } from '../../../../rules/chronopia/charts/battles.ts';
import type { Battle } from '../../../../rules/chronopia/state.ts';
import { formOf } from '../../../campaign/context.tsx';
import { useTasks } from '../../../campaign/use-tasks.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { Listed } from '../../parts/headed.tsx';
import { dotted } from '../../parts/joined.ts';
import { KnownRow } from '../../parts/known-row.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Refused } from '../../parts/refused.tsx';
import { ListedOf } from '../../parts/rows-of.tsx';
import { SheetPage } from '../../parts/sheet-page.tsx';
import { landName, territoryName } from '../names.ts';
import { bandNote } from '../parts/bands.ts';
import { count, endOf, kindWords } from '../words.ts';
import { Paper } from './paper.tsx';
import s from './piece.module.css';
import { useBattle, type Waiting } from './use-battle.ts';

export function BattleSheet(props: { id: string; battle: Battle }): JSX.Element {
  const waiting = useBattle(() => props.battle);
  const { give } = useTasks();
  const form = (order: string): string => formOf(waiting, order, { battle: props.id });
  const parts = () => waiting.state().options.parts;
  return (
    <SheetPage
      back={waiting.to('realm')}
      foot={
        <Show when={waiting.mine()}>
          <Actions>
            <Button href={form('call-off')}>{t('Call the battle off')}</Button>
            <Show
              when={props.battle.set}
              fallback={
                <Button
                  kind="filled"
                  grow
                  disabled={waiting.busy()}
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
        title={props.battle.sides.map(waiting.player).join(' – ')}
      />
      <Refused order="settle-battle" about={props.id} />
      <Terms waiting={waiting} arrange={form('schedule-battle')} />
      <Show when={props.battle.kind === 'rescue'}>
        <ListedOf facts title={t('The scenario')} of={rescue.rows}>
          {({ label, text, note }) => <Row title={label} note={[text, note].filter(Boolean).join('; ')} />}
        </ListedOf>
      </Show>
      <For each={props.battle.sides}>{(side) => <Army waiting={waiting} side={side} />}</For>
      <Show when={waiting.takesPart()}>
        <div class={s.buttons}>
          <Button href={form('choose-mission')}>{t('Your mission')}</Button>
          <Show when={waiting.mine() && parts().allies && props.battle.kind !== 'many'}>
            <Button href={form('call-ally')}>{t('Call an ally')}</Button>
          </Show>
          <Show when={waiting.realm()?.army === 'devout' && parts().special}>
            <Button href={form('summon')}>{t('Summon')}</Button>
          </Show>
        </div>
      </Show>
    </SheetPage>
  );
}

/** When and where, how it ends, what it is about and under which sky. */
function Terms(props: { waiting: Waiting; arrange: string }): JSX.Element {
  const { battle, age, takesPart, weather } = props.waiting;
  return (
    <Rows label={t('When and where')}>
      <Row
        lead={<Seal icon="hourglass" />}
        title={battle().when || t('No day arranged yet')}
        note={
          age() > 0
            ? tn(age(), 'It has been waiting for {n} battle', 'It has been waiting for {n} battles')
            : t('When and where you fight it')
        }
        {...(takesPart() ? { href: props.arrange } : {})}
      />
      <Row lead={<Seal icon="flying-flag" />} title={t('How it ends')} note={endOf(battle().kind)} />
      <Show when={battle().prize}>
        {(land) => (
          <Row
            lead={<Seal icon="treasure-map" />}
            title={t('The new territory: {land}', { land: landName(land()) })}
            note={t('The winner takes it, or the loser’s stake')}
          />
        )}
      </Show>
      <Show when={weather()}>
        {(sky) => <Row lead={<Seal icon="sun" />} title={sky().text} note={sky().note} />}
      </Show>
    </Rows>
  );
}

/** One side: what it is worth, what it stakes and is to do, who fights for it. */
function Army(props: { waiting: Waiting; side: string }): JSX.Element {
  const { battle, state, player, rating, bonus, army, to } = props.waiting;
  const worth = () => ({ rating: count(rating(props.side)), bonus: bonus(props.side) });
  return (
    <Listed
      named
      title={player(props.side)}
      label={t('{who}’s army', { who: player(props.side) })}
      note={
        worth().bonus > 0 ? t('rating {rating} · underdog +{bonus}', worth()) : t('rating {rating}', worth())
      }
    >
      <Show when={battle().stakes[props.side]}>
        {(stake) => (
          <Row
            lead={<Seal icon="flying-flag" />}
            title={t('Stakes {territory}', { territory: territoryName(state(), stake()) })}
            note={t('its garrison fights too')}
          />
        )}
      </Show>
      <Show when={battle().missions[props.side]}>
        {(mission) => (
          <Row
            lead={<Seal icon="treasure-map" />}
            title={mission().name}
            note={
              mission().terrain ? t('a mission on the ground: the first to complete it') : t('the mission')
            }
          />
        )}
      </Show>
      <For each={army(props.side)}>
        {([id, warband]) => (
          <KnownRow
            id={id}
            note={dotted(
              warband.seat !== props.side && t('ally: {who}', { who: player(warband.seat) }),
              bandNote(state(), warband),
            )}
            href={to(`piece/${id}`)}
          />
        )}
      </For>
      <For each={Object.entries(battle().summoned[props.side] ?? {})}>
        {([figure, n]) => (
          <Row
            lead={<Seal icon="fire-spell-cast" />}
            title={`${n} × ${state().figures[figure]?.name ?? ''}`}
            note={t('summoned for this battle')}
          />
        )}
      </For>
    </Listed>
  );
}
