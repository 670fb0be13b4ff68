/** A fight before its dice, a fleet before a blockade, a battle put off, and what came of one on a table. */
import { For, type JSX, Show } from 'solid-js';
import { askedLast } from '../../../../campaign/refused.ts';
import type { Json } from '../../../../kernel/json.ts';
import { fieldOf } from '../../../../rules/realm-armies/battle/field.ts';
import { contested } from '../../../../rules/realm-armies/battle/fight.ts';
import { voyageOf } from '../../../../rules/realm-armies/fleet/sail.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t } from '../../../i18n/index.ts';
import { Field } from '../../../ui/field.tsx';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import type { OrderForm } from '../../contract.ts';
import page from '../../parts/order-page.module.css';
import { OrderPage } from '../../parts/order-page.tsx';
import { fleetName } from '../names.ts';
import { useRealm } from '../realm.ts';
import { groundName } from '../words.ts';
import { FieldView, kindName } from './field-view.tsx';
import { Chances, SideRows } from './sides.tsx';

const activityOf = (args: Json): string => (args as { readonly activity?: string } | null)?.activity ?? '';

export const FightForm: OrderForm = (props): JSX.Element => {
  const { state, place } = useRealm();
  const id = () => activityOf(props.args);
  const field = () => fieldOf(state(), id());
  return (
    <OrderPage
      order="fight"
      rolls
      args={{ activity: id() }}
      title={kindName(field().kind)}
      question={place(field().tile)}
      why={groundName(state(), field().tile)}
      answer={
        contested(field().kind)
          ? t('Roll the dice')
          : field().kind === 'lapsed'
            ? t('Let it lapse')
            : t('March in')
      }
      icon={contested(field().kind) ? 'dice' : 'check'}
      onDone={props.onDone}
    >
      <FieldView field={field()} />
    </OrderPage>
  );
};

export const SailForm: OrderForm = (props): JSX.Element => {
  const { state, place, player, colour } = useRealm();
  const voyage = () => voyageOf(state(), activityOf(props.args));
  const fleetLine = (fleet: string, seat: string) => ({
    lead: <Seal icon="caravel" tincture={colour(seat)} />,
    title: fleetName(state().fleets[fleet] ?? { name: '', number: 0 }),
  });
  const free = () => voyage().blockades.length === 0;
  return (
    <OrderPage
      order="sail"
      rolls
      args={{ activity: activityOf(props.args) }}
      question={
        free()
          ? t('Out of {place}', { place: place(voyage().port) })
          : t('Through the blockade of {place}', { place: place(voyage().port) })
      }
      why={
        free()
          ? t('Nobody lies before the port.')
          : t(
              'A die for each fleet; a tie keeps the port closed. A beaten blockade goes home and lies idle for a turn.',
            )
      }
      answer={free() ? t('Put to sea') : t('Roll the dice')}
      icon={free() ? 'check' : 'dice'}
      onDone={props.onDone}
    >
      <SideRows
        side={voyage().side}
        role={t('from port')}
        idle={free()}
        chart="modifiers-sea-battle"
        lines={voyage().sailing.map(({ fleet }) => fleetLine(fleet, voyage().side.seat))}
      />
      <For each={voyage().blockades}>
        {({ side, fleets }) => (
          <>
            <SideRows
              side={side}
              role={t('before the port')}
              chart="modifiers-sea-battle"
              lines={fleets.map(({ fleet }) => fleetLine(fleet, side.seat))}
            />
            <Chances
              attacker={player(voyage().side.seat)}
              defender={player(side.seat)}
              clash={{
                attacker: voyage().side,
                defender: side,
                chart: 'modifiers-sea-battle',
                terms: voyage().terms,
                rule: 'ra.sea.dice',
              }}
            />
          </>
        )}
      </For>
    </OrderPage>
  );
};

export const ArrangeForm: OrderForm = (props): JSX.Element => {
  const { state, place } = useRealm();
  const id = () => activityOf(props.args);
  const known = () => state().activities[id()]?.arranged;
  const [when, setWhen] = chosenSignal('when', known()?.when ?? '');
  const [where, setWhere] = chosenSignal('where', known()?.where ?? '');
  return (
    <OrderPage
      order="arrange"
      args={{ activity: id(), when: when().trim(), where: where().trim() }}
      question={t('The battle of {place}', { place: place(fieldOf(state(), id()).tile) })}
      why={t(
        'It waits until you have fought it; until then the tile stays with its owner and the armies are held.',
      )}
      answer={t('Put it off')}
      icon="clock"
      onDone={props.onDone}
    >
      <div class={page.stack}>
        <Field
          label={t('When')}
          value={when()}
          maxLength={60}
          placeholder={t('Friday evening')}
          onInput={setWhen}
        />
        <Field
          label={t('Where')}
          value={where()}
          maxLength={60}
          placeholder={t('at the club')}
          onInput={setWhere}
        />
      </div>
    </OrderPage>
  );
};

export const TableResultForm: OrderForm = (props): JSX.Element => {
  const { state, place, player, colour, view, seat: own } = useRealm();
  const id = () => activityOf(props.args);
  const field = () => fieldOf(state(), id());
  const last = askedLast(view(), own(), 'table-result', id()) as
    | { winner?: 'attacker' | 'defender' }
    | undefined;
  const [winner, setWinner] = chosenSignal<'attacker' | 'defender' | undefined>('winner', last?.winner);
  const sides = () =>
    [
      { side: 'attacker' as const, seat: field().attacker.seat, note: t('takes the tile') },
      { side: 'defender' as const, seat: field().defender.seat, note: t('holds the tile') },
    ] as const;
  return (
    <OrderPage
      order="table-result"
      args={winner() === undefined ? undefined : { activity: id(), winner: winner() ?? 'attacker' }}
      question={t('Who won the battle of {place}?', { place: place(field().tile) })}
      why={t('The other side is asked to agree. Then it goes on as after dice.')}
      answer={t('Enter it')}
      icon="check"
      onDone={props.onDone}
    >
      <Show when={contested(field().kind)}>
        <Rows label={t('Who won')}>
          <For each={sides()}>
            {({ side, seat, note }) => (
              <Row
                lead={<Shield tincture={colour(seat)} label="" />}
                title={player(seat)}
                note={note}
                current={winner() === side}
                onTap={() => setWinner(side)}
              />
            )}
          </For>
        </Rows>
      </Show>
    </OrderPage>
  );
};
