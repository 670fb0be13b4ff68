/**
 * The sheet of a battle: who fights whom, when and where, what each brings and why, what bears on it, what a result earns.
 * Under the thumb its result is entered. The same on one printed page for the table.
 */
import { For, type JSX, Show } from 'solid-js';
import { earned, margin, percentSaid, winnerOf } from '../../../../rules/ninth-age/battle/victory.ts';
import { conquestPoints } from '../../../../rules/ninth-age/charts/battles.ts';
import type { Side } from '../../../../rules/ninth-age/state.ts';
import { formOf } from '../../../campaign/context.tsx';
import { youIn } from '../../../campaign/say.ts';
import { useTasks } from '../../../campaign/use-tasks.ts';
import { number, t, tn } from '../../../i18n/index.ts';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { Headed } from '../../parts/headed.tsx';
import { commas } from '../../parts/joined.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { type Pair, Pairs } from '../../parts/pairs.tsx';
import { Refused } from '../../parts/refused.tsx';
import { ListedOf } from '../../parts/rows-of.tsx';
import { SheetPage } from '../../parts/sheet-page.tsx';
import { battleKindName, outcomeName } from '../words.ts';
import s from './battle.module.css';
import { Paper } from './paper.tsx';
import { type ShownBattle, useBattle } from './use-battle.ts';

const sides = ['first', 'second'] as const;

const told = ({ fight, names, size }: ShownBattle): string => {
  const ended = fight().result;
  if (!ended) return '';
  const winner = winnerOf(ended);
  const percent = percentSaid(ended, size());
  return winner
    ? t('{how} for {who}: {percent}% ahead', {
        how: outcomeName(margin(ended.percent).outcome),
        who: names(winner),
        percent,
      })
    : t('a draw: {percent}% apart', { percent });
};

export function BattleSheet(props: { id: string }): JSX.Element {
  const field = useBattle(() => props.id);
  const { battle, fight, mine, size, names, age, bears, state, player, colour, to, busy } = field;
  const { give } = useTasks();
  const form = (order: string): string => formOf(field, order, { battle: props.id });
  const result = () => fight().result;
  const open = () => result() === null && fight().off === undefined;
  const now = () => state().turn.phase === 'battle';
  return (
    <SheetPage
      back={to('today')}
      foot={
        <Show when={mine() && open()}>
          <Actions note={now() ? undefined : t('Its result is entered in the Battle Phase.')}>
            <Button href={form('buy-points')}>{t('Spend gold')}</Button>
            <Button kind="filled" icon="check" grow disabled={!now()} href={form('record-battle')}>
              {t('Enter the result')}
            </Button>
          </Actions>
        </Show>
      }
      paper={() => <Paper id={props.id} />}
    >
      <PageHead
        over={battleKindName(battle()?.kind ?? '1v1')}
        title={t('{one} against {other}', { one: names('first'), other: names('second') })}
      >
        <p data-quiet>
          <Show
            when={result()}
            fallback={
              age() > 0
                ? tn(age(), 'It has been waiting for {n} turn.', 'It has been waiting for {n} turns.')
                : t('{size} points a side.', { size: number(size()) })
            }
          >
            {told(field)}
          </Show>
        </p>
      </PageHead>
      <Show when={open()}>
        <Refused order="record-battle" about={props.id} />
        <Terms field={field} form={form} />
      </Show>
      <For each={sides}>{(side) => <Armies field={field} side={side} />}</For>
      <Show when={open() && bears().length > 0}>
        <ListedOf title={t('Effects on this battle')} of={bears()}>
          {(each) => (
            <Row
              lead={<Shield tincture={colour(each.seat)} size={30} label={player(each.seat)} />}
              title={each.title}
              note={each.note}
            />
          )}
        </ListedOf>
      </Show>
      <Earnings field={field} />
      <Show when={mine() && open()}>
        <div class={s.foot}>
          <Button
            disabled={busy()}
            onTap={() => void give('call-off', { encounter: battle()?.encounter ?? '', battle: props.id })}
          >
            {t('Call the battle off')}
          </Button>
        </div>
      </Show>
    </SheetPage>
  );
}

/** When and where it is fought, and over how many points where the table agrees on them. */
function Terms(props: { field: ShownBattle; form: (order: string) => string }): JSX.Element {
  const { arranged, mine, size, fight, state } = props.field;
  return (
    <Rows label={t('When, where and how large')}>
      <Row
        lead={<Seal icon="shaking-hands" />}
        title={arranged() || t('No day arranged yet')}
        note={t('When and where it is fought')}
        {...(mine() ? { href: props.form('arrange-battle') } : {})}
      />
      <Show when={state().options.sizes === 'free'}>
        <Row
          lead={<Seal icon="scales" />}
          title={t('{size} points a side', { size: number(size()) })}
          note={fight().size === null ? t('The standard, unless you agree otherwise') : t('As you agreed')}
          {...(mine() ? { href: props.form('agree-size') } : {})}
        />
      </Show>
    </Rows>
  );
}

/** Who fights on a side, with how many points, and what those are made of. */
function Armies(props: { field: ShownBattle; side: Side }): JSX.Element {
  const { view, seat, player, colour, names, battle, army } = props.field;
  const made = (of: string): string => {
    const has = army(of);
    if (!has) return '';
    return commas(
      t('{n} of the battle', { n: number(has.base) }),
      has.largest > 0 && t('+{n} Largest Realm', { n: number(has.largest) }),
      has.bought > 0 && t('+{n} for gold', { n: number(has.bought) }),
    );
  };
  return (
    <ListedOf
      named
      title={names(props.side)}
      note={props.side === 'first' ? t('challenger') : t('challenged')}
      of={battle()?.[props.side] ?? []}
    >
      {(of) => (
        <Row
          lead={<Shield tincture={colour(of)} size={34} label="" />}
          title={of === youIn(view(), seat()) ? t('{who} (you)', { who: player(of) }) : player(of)}
          note={made(of)}
          value={<b class={s.points}>{number(army(of)?.total ?? 0)}</b>}
        />
      )}
    </ListedOf>
  );
}

/** What a result earns each side; before there is one, what each would earn. */
function Earnings(props: { field: ShownBattle }): JSX.Element {
  const { fight, names, size } = props.field;
  const rows = (): readonly Pair[] => {
    const ended = fight().result;
    return ended
      ? sides.map((side) => [names(side), earned(ended, side).points])
      : conquestPoints.rows.map(({ label = '', text }) => [label, text]);
  };
  return (
    <Headed title={t('what it earns')} note={t('Conquest Points')}>
      <Pairs class={s.counts} of={rows()} />
      <Show when={!fight().result}>
        <p data-quiet>
          {t('Percent of {size} points. Two together against one earn 1 less each.', {
            size: number(size()),
          })}
        </p>
      </Show>
    </Headed>
  );
}
