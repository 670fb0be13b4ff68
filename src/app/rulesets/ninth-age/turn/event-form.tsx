/** Eight events to pick from: what each does, how often it was picked, whom it strikes or what it builds. */
import { For, type JSX, Show } from 'solid-js';
import type { Seat } from '../../../../kernel/question.ts';
import { type EventId, eventIds } from '../../../../rules/ninth-age/charts/events.ts';
import { buildable, type Site } from '../../../../rules/ninth-age/conquest/building.ts';
import { aims, atRisk, spent, timesPicked, untouchable } from '../../../../rules/ninth-age/events/pick.ts';
import { shaftsOf } from '../../../../rules/ninth-age/mining/collect.ts';
import { alive } from '../../../../rules/ninth-age/queries.ts';
import { chosenSignal, only } from '../../../chosen-signal.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Head } from '../../../ui/head.tsx';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { useRealms } from '../names.ts';
import { eventWords } from '../words.ts';
import { Sites } from './sites.tsx';

export const EventForm: OrderForm = (props): JSX.Element => {
  const { state, seat, player, colour } = useRealms();
  const [event, setEvent] = chosenSignal<EventId>('event');
  const targets = () => alive(state()).filter((other) => !untouchable(state(), seat(), other));
  const [target, setTarget] = chosenSignal<Seat | undefined>('target', only(targets()));
  const [site, setSite] = chosenSignal<Site>('site');
  const builds = () => event() === 'construction-project';
  const strikes = (): boolean => {
    const picked = event();
    return picked !== undefined && aims(picked);
  };
  const args = () => {
    const picked = event();
    if (picked === undefined || (strikes() && !target()) || (builds() && !site())) return undefined;
    return {
      event: picked,
      target: strikes() ? (target() ?? null) : null,
      tile: builds() ? (site()?.tile ?? null) : null,
      what: builds() ? (site()?.what ?? null) : null,
    };
  };
  /** What is to be settled next is brought under the thumb: the other events step back. */
  const listed = (): readonly EventId[] => {
    const picked = event();
    return picked !== undefined && (strikes() || builds()) ? [picked] : eventIds;
  };
  /** What it would hit there. */
  const stake = (other: Seat): string => {
    const mines = shaftsOf(state(), other).length;
    const built = atRisk(state(), other).length;
    if (event() === 'poisoned-mines') return tn(mines, '{n} mine', '{n} mines');
    return event() === 'catastrophe' ? tn(built, '{n} die to roll', '{n} dice to roll') : '';
  };
  const sum = () => {
    const picked = event();
    return picked === undefined ? t('nothing picked yet') : eventWords[picked].title();
  };
  return (
    <OrderPage
      order="pick-event"
      args={args()}
      question={t('Which event do you pick?')}
      why={t('All players together pick each one twice a turn at most.')}
      answer={t('Pick it')}
      icon="check"
      sum={sum()}
      onDone={props.onDone}
    >
      <Rows label={t('Events')}>
        <For each={listed()}>
          {(id) => (
            <Row
              lead={<Seal icon={eventWords[id].icon} tone={event() === id ? 'now' : undefined} />}
              title={eventWords[id].title()}
              note={
                spent(state(), id)
                  ? t('Picked twice already.')
                  : timesPicked(state(), id) > 0
                    ? t('{what} Picked once already.', { what: eventWords[id].why() })
                    : eventWords[id].why()
              }
              current={event() === id}
              open={event() === id}
              {...(spent(state(), id) ? {} : { onTap: () => setEvent(id) })}
            />
          )}
        </For>
        <Show when={listed().length === 1}>
          <Row title={t('Pick another event')} onTap={() => setEvent(undefined)} />
        </Show>
      </Rows>
      <Show when={strikes()}>
        <Head title={t('who it strikes')} />
        <Show
          when={targets().length > 0}
          fallback={<p data-quiet>{t('There is nobody it could strike.')}</p>}
        >
          <Rows label={t('Who it strikes')}>
            <For each={targets()}>
              {(other) => (
                <Row
                  lead={<Shield tincture={colour(other)} size={30} label="" />}
                  title={player(other)}
                  note={stake(other)}
                  current={target() === other}
                  open={target() === other}
                  onTap={() => setTarget(other)}
                />
              )}
            </For>
          </Rows>
        </Show>
      </Show>
      <Show when={builds()}>
        <Head title={t('what you build')} />
        <Sites sites={buildable(state(), seat())} picked={site()} onPick={setSite} />
      </Show>
    </OrderPage>
  );
};
