/**
 * The sheet of a battle that waits: who fights where and why, the field, the day with its hours to tick, who comes when,
 * and under the thumb how it is settled. The same on one printed page for the table.
 */
import { For, type JSX, Show } from 'solid-js';
import { giveOrder } from '../../../../campaign/acts.ts';
import { nightfall } from '../../../../rules/mighty-empires/charts/tabletop.ts';
import { hirelings } from '../../../../rules/mighty-empires/court/loyalty.ts';
import { isTurn } from '../../../../rules/mighty-empires/queries.ts';
import { hourNow } from '../../../../rules/mighty-empires/tabletop/day.ts';
import { formOf } from '../../../campaign/context.tsx';
import { useTasks } from '../../../campaign/use-tasks.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { Headed } from '../../parts/headed.tsx';
import { commas } from '../../parts/joined.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { RowsOf } from '../../parts/rows-of.tsx';
import { SheetPage } from '../../parts/sheet-page.tsx';
import { placeName } from '../names.ts';
import { Flag } from '../parts/flag.tsx';
import { bannerInFull, placeLine } from '../words.ts';
import { Paper } from './paper.tsx';
import s from './tabletop.module.css';
import { useBattle } from './use-battle.ts';
import { arrivalWords, barrierWords } from './words.ts';

const hours = Array.from({ length: nightfall }, (_, hour) => hour + 1);

export function BattleSheet(props: { id: string }): JSX.Element {
  const battle = useBattle(() => props.id);
  const { encounter, field, called, banners, mine, age, state, to, act, session, seat, busy } = battle;
  const { give } = useTasks();
  const form = (order: string): string => formOf(battle, order, { encounter: props.id });
  const tile = () => encounter()?.tile ?? 'q0r0';
  const models = () => state().options.parts.tabletop;
  const siege = () => encounter()?.kind === 'siege';
  /** A siege is settled where its besieger may storm the walls. */
  const settles = () => mine() && (!siege() || isTurn(state(), encounter()?.attacker ?? '', 'siege'));
  const arranged = () => commas(field().date, field().place);
  const waits = () =>
    age() > 0
      ? tn(age(), 'It has been waiting for {n} month.', 'It has been waiting for {n} months.')
      : t('Met this month.');
  const losses = () => (
    <Rows label={t('Your losses')}>
      <Row
        lead={<Seal icon="cracked-shield" />}
        title={t('Who has fallen so far')}
        note={t('Counted unit by unit; only you see it')}
        href={formOf(battle, 'gather-wounded', { battle: props.id })}
      />
    </Rows>
  );
  return (
    <SheetPage
      back={formOf(battle, 'arrange-battle')}
      foot={
        <Show when={settles()}>
          <Actions>
            <Button href={siege() ? formOf(battle, 'assault', { siege: props.id }) : form('fight')}>
              {t('On paper')}
            </Button>
            <Show when={models()}>
              <Button kind="filled" icon="check" grow href={form('table-result')}>
                {t('Enter the result')}
              </Button>
            </Show>
          </Actions>
        </Show>
      }
      paper={models() && (() => <Paper id={props.id} />)}
    >
      <PageHead over={siege() ? t('siege') : t('battle')} title={placeName(state(), tile())}>
        <p data-quiet>
          {t('{attacker} marched in on {defender}. {waits}', {
            attacker: called('attacker'),
            defender: called('defender'),
            waits: waits(),
          })}
        </p>
        <p data-quiet>{placeLine(state(), tile())}</p>
      </PageHead>
      <Show when={siege()}>
        <p data-quiet>
          {t(
            'On the table a month of the campaign is 28 days of a siege: multiply the months its supplies last.',
          )}
        </p>
      </Show>
      <Rows label={t('When and where')}>
        <Row
          lead={<Seal icon="shaking-hands" />}
          title={arranged() || t('No day arranged yet')}
          note={mine() ? t('When and where you fight it') : undefined}
          {...(mine() && models() ? { href: form('arrange-battle') } : {})}
        />
      </Rows>
      <For each={['attacker', 'defender'] as const}>
        {(side) => (
          <Headed named title={called(side)} note={side === 'attacker' ? t('attacker') : t('defender')}>
            <Show
              when={banners(side).length > 0}
              fallback={<p data-quiet>{t('They muster when the battle begins: see the chart.')}</p>}
            >
              <RowsOf label={called(side)} of={banners(side)}>
                {(banner) => (
                  <Row
                    lead={<Flag banner={banner} bare />}
                    title={bannerInFull(banner)}
                    note={
                      side === 'attacker' && encounter()?.attackers[banner.id]
                        ? t('from {place}', {
                            place: placeName(state(), encounter()?.attackers[banner.id] ?? ''),
                          })
                        : undefined
                    }
                    href={to(`piece/${banner.id}`)}
                  />
                )}
              </RowsOf>
            </Show>
          </Headed>
        )}
      </For>
      <Show when={models() && siege() && mine()}>{losses()}</Show>
      <Show when={models() && mine() && hirelings(state(), props.id).length > 0}>
        <Rows label={t('Mercenaries')}>
          <Row
            lead={<Seal icon="shaking-hands" />}
            title={t('Test mercenary loyalty')}
            note={t('They change sides, or leave the field')}
            href={form('waver')}
          />
        </Rows>
      </Show>
      <Show when={models() && !siege()}>
        <Headed title={t('the field')} note={barrierWords(field().barrier)}>
          <Show when={field().features.length > 0} fallback={<p data-quiet>{t('No terrain rolled yet.')}</p>}>
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
          <Show when={mine()}>
            <div class={s.pair}>
              <Button icon="dice" grow href={form('roll-terrain')}>
                {field().features.length > 0 ? t('More terrain') : t('Roll for terrain')}
              </Button>
              <Button grow href={form('agree-field')}>
                {t('Agree on the terrain')}
              </Button>
            </div>
          </Show>
        </Headed>
        <Headed
          title={t('the day')}
          note={
            field().hour === null
              ? ''
              : field().played >= nightfall
                ? t('night has fallen')
                : t('hour {now} of {last}', { now: hourNow(field()), last: nightfall })
          }
        >
          <Show
            when={field().hour !== null}
            fallback={
              <Show when={mine()} fallback={<p data-quiet>{t('The hour is not rolled yet.')}</p>}>
                <div class={s.pair}>
                  <Button
                    icon="dice"
                    grow
                    disabled={busy()}
                    onTap={() => void give('roll-hour', { encounter: props.id })}
                  >
                    {t('Roll when it begins')}
                  </Button>
                </div>
              </Show>
            }
          >
            <fieldset class={s.hours} aria-label={t('Hours of daylight')}>
              <For each={hours}>
                {(hour) => (
                  <button
                    type="button"
                    class={cx(
                      s.hour,
                      hour < (field().hour ?? 1) && s.before,
                      hour <= field().played && s.played,
                      hour === hourNow(field()) && s.now,
                    )}
                    disabled={!mine() || busy() || hour < (field().hour ?? 1) || hour > hourNow(field())}
                    aria-pressed={hour <= field().played}
                    aria-label={t('Hour {n}', { n: hour })}
                    onClick={() =>
                      void act(() =>
                        giveOrder(session, seat(), 'mark-hour', {
                          encounter: props.id,
                          hour: hour === field().played ? hour - 1 : hour,
                        }),
                      )
                    }
                  >
                    {hour}
                  </button>
                )}
              </For>
            </fieldset>
            <p data-quiet>{t('Tap an hour when both sides have played it.')}</p>
          </Show>
          <Show when={mine() && field().hour !== null}>{losses()}</Show>
          <Show when={field().contingents.length > 0}>
            <RowsOf label={t('Forces that come from elsewhere')} of={field().contingents}>
              {(contingent) => (
                <Row
                  lead={<Seal icon="walking-boot" />}
                  title={t('From {place}', { place: placeName(state(), contingent.from) })}
                  note={arrivalWords(contingent)}
                  {...(mine() && contingent.comes === null && contingent.due <= hourNow(field())
                    ? {
                        onTap: () =>
                          void give('roll-arrival', { encounter: props.id, from: contingent.from }),
                      }
                    : {})}
                />
              )}
            </RowsOf>
          </Show>
        </Headed>
        <Headed title={t('what counts')}>
          <dl class={s.counts}>
            <div>
              <dt>{t('Each percent the enemy lost')}</dt>
              <dd>1</dd>
            </div>
            <div>
              <dt>{t('A hill')}</dt>
              <dd>{field().scenery.hill}</dd>
            </div>
            <div>
              <dt>{t('A bridge')}</dt>
              <dd>{field().scenery.bridge}</dd>
            </div>
            <div>
              <dt>{t('A table half')}</dt>
              <dd>{field().scenery.half}</dd>
            </div>
          </dl>
          <p data-quiet>
            {t('Under 10% between the scores a draw, up to 100% a defeat, beyond that a rout.')}
          </p>
        </Headed>
      </Show>
    </SheetPage>
  );
}
