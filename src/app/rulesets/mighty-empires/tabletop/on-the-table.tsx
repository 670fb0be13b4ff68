/** What models on a table need of a battle that waits: the field, the day with its hours to tick, what counts, who fell so far. */
import { For, type JSX, Show } from 'solid-js';
import { giveOrder } from '../../../../campaign/acts.ts';
import { nightfall } from '../../../../rules/mighty-empires/charts/tabletop.ts';
import { hourNow } from '../../../../rules/mighty-empires/tabletop/day.ts';
import { formOf } from '../../../campaign/context.tsx';
import { useTasks } from '../../../campaign/use-tasks.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { Headed } from '../../parts/headed.tsx';
import { Pairs } from '../../parts/pairs.tsx';
import { RowsOf } from '../../parts/rows-of.tsx';
import { placeName } from '../names.ts';
import s from './tabletop.module.css';
import type { Battle } from './use-battle.ts';
import { arrivalWords, barrierWords } from './words.ts';

/** The hours of daylight, from the first. */
export const hours = Array.from({ length: nightfall }, (_, hour) => hour + 1);

export const FallenSoFar = (props: { battle: Battle }): JSX.Element => (
  <Rows label={t('Your losses')}>
    <Row
      lead={<Seal icon="cracked-shield" />}
      title={t('Who has fallen so far')}
      note={t('Counted unit by unit; only you see it')}
      href={formOf(props.battle, 'gather-wounded', { battle: props.battle.id() })}
    />
  </Rows>
);

export function TheField(props: { battle: Battle }): JSX.Element {
  const { field, takesPart, form } = props.battle;
  const some = () => field().features.length > 0;
  return (
    <Headed title={t('the field')} note={barrierWords(field().barrier)}>
      <Show when={some()} fallback={<p data-quiet>{t('No terrain rolled yet.')}</p>}>
        <ol class={s.features}>
          <For each={field().features}>
            {({ text, rolled }) => (
              <li>
                <span>{text}</span>
                <span class={s.rolled}>{rolled === 100 ? '00' : String(rolled).padStart(2, '0')}</span>
              </li>
            )}
          </For>
        </ol>
      </Show>
      <Show when={takesPart()}>
        <div class={s.pair}>
          <Button icon="dice" grow href={form('roll-terrain')}>
            {some() ? t('More terrain') : t('Roll for terrain')}
          </Button>
          <Button grow href={form('agree-field')}>
            {t('Agree on the terrain')}
          </Button>
        </div>
      </Show>
    </Headed>
  );
}

export function TheDay(props: { battle: Battle }): JSX.Element {
  const { id, field, takesPart, state, busy } = props.battle;
  const { give } = useTasks();
  const about = () => ({ encounter: id() });
  const note = () => {
    if (field().hour === null) return '';
    return field().played >= nightfall
      ? t('night has fallen')
      : t('hour {now} of {last}', { now: hourNow(field()), last: nightfall });
  };
  return (
    <Headed title={t('the day')} note={note()}>
      <Show
        when={field().hour !== null}
        fallback={
          <Show when={takesPart()} fallback={<p data-quiet>{t('The hour is not rolled yet.')}</p>}>
            <div class={s.pair}>
              <Button icon="dice" grow disabled={busy()} onTap={() => void give('roll-hour', about())}>
                {t('Roll when it begins')}
              </Button>
            </div>
          </Show>
        }
      >
        <Hours battle={props.battle} />
        <p data-quiet>{t('Tap an hour when both sides have played it.')}</p>
      </Show>
      <Show when={takesPart() && field().hour !== null}>
        <FallenSoFar battle={props.battle} />
      </Show>
      <Show when={field().contingents.length > 0}>
        <RowsOf label={t('Forces that come from elsewhere')} of={field().contingents}>
          {(contingent) => (
            <Row
              lead={<Seal icon="walking-boot" />}
              title={t('From {place}', { place: placeName(state(), contingent.from) })}
              note={arrivalWords(contingent)}
              {...(takesPart() && contingent.comes === null && contingent.due <= hourNow(field())
                ? { onTap: () => void give('roll-arrival', { ...about(), from: contingent.from }) }
                : {})}
            />
          )}
        </RowsOf>
      </Show>
    </Headed>
  );
}

function Hours(props: { battle: Battle }): JSX.Element {
  const { id, field, takesPart, act, session, seat, busy } = props.battle;
  const begins = () => field().hour ?? 1;
  const mark = (hour: number): void => {
    const last = hour === field().played ? hour - 1 : hour;
    void act(() => giveOrder(session, seat(), 'mark-hour', { encounter: id(), hour: last }));
  };
  return (
    <fieldset class={s.hours} aria-label={t('Hours of daylight')}>
      <For each={hours}>
        {(hour) => (
          <button
            type="button"
            class={cx(
              s.hour,
              hour < begins() && s.before,
              hour <= field().played && s.played,
              hour === hourNow(field()) && s.now,
            )}
            disabled={!takesPart() || busy() || hour < begins() || hour > hourNow(field())}
            aria-pressed={hour <= field().played}
            aria-label={t('Hour {n}', { n: hour })}
            onClick={() => mark(hour)}
          >
            {hour}
          </button>
        )}
      </For>
    </fieldset>
  );
}

export function WhatCounts(props: { battle: Battle }): JSX.Element {
  const scenery = () => props.battle.field().scenery;
  return (
    <Headed title={t('what counts')}>
      <Pairs
        class={s.counts}
        of={[
          [t('Each percent the enemy lost'), 1],
          [t('A hill'), scenery().hill],
          [t('A bridge'), scenery().bridge],
          [t('A table half'), scenery().half],
        ]}
      />
      <p data-quiet>{t('Under 10% between the scores a draw, up to 100% a defeat, beyond that a rout.')}</p>
    </Headed>
  );
}
