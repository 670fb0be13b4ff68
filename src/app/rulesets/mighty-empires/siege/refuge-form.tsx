/** Shutting the gates: who goes in, as many as the walls hold; who stays out fights. */
import { type JSX, Show } from 'solid-js';
import { roomIn } from '../../../../rules/mighty-empires/siege/refuge.ts';
import { fieldForce, multiplierAt } from '../../../../rules/mighty-empires/siege/walls.ts';
import type { Encounter } from '../../../../rules/mighty-empires/state.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t, tn } from '../../../i18n/index.ts';
import { useTasks } from '../../../screens/campaign/today/use-tasks.ts';
import { Button } from '../../../ui/button.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { NoSiege } from './no-siege.tsx';
import { PickBanners } from './pick-banners.tsx';
import s from './siege.module.css';
import { timesWord } from './siege-words.ts';

export const RefugeForm: OrderForm = (props): JSX.Element => {
  const { state } = useEmpire();
  const id = () => (props.args as { readonly encounter?: string } | null)?.encounter ?? '';
  return (
    <Show
      when={state().encounters[id()]}
      fallback={
        <NoSiege order="take-refuge" args={{ encounter: id() ?? '' }} none={t('Nobody attacks you there')} />
      }
    >
      {(met) => <Refuge id={id()} met={met()} onDone={props.onDone} />}
    </Show>
  );
};

function Refuge(props: { id: string; met: Encounter; onDone: () => void }): JSX.Element {
  const { state, player, busy } = useEmpire();
  const { give } = useTasks();
  const stay = async (): Promise<void> => {
    if (await give('hold-field', { encounter: props.id })) props.onDone();
  };
  // Read once: when the order is given the battle may be no more.
  const { tile, attacker, defender } = props.met;
  const room = roomIn(state(), tile);
  const field = () => fieldForce(state(), defender, tile);
  const [picked, setPicked] = chosenSignal<ReadonlySet<string>>(
    'picked',
    new Set(
      field()
        .slice(0, room)
        .map(({ id }) => id),
    ),
  );
  const rest = () => field().length - picked().size;
  return (
    <OrderPage
      order="take-refuge"
      args={picked().size > 0 ? { encounter: props.id, banners: [...picked()] } : undefined}
      title={placeName(state(), tile)}
      question={t('Who takes refuge behind the walls?')}
      why={t('{who} has come. Behind the walls every point counts {times}, and there is room for {room}.', {
        who: player(attacker),
        times:
          multiplierAt(state(), tile) === 1
            ? t('no more than outside')
            : timesWord(multiplierAt(state(), tile)),
        room: tn(room, 'one banner', '{n} banners'),
      })}
      answer={t('Shut the gates')}
      icon="check"
      sum={
        <>
          <b>{tn(picked().size, 'one banner within', '{n} banners within')}</b>
          {rest() === 0 ? t('no battle') : tn(rest(), 'one fights outside', '{n} fight outside')}
        </>
      }
      onDone={props.onDone}
    >
      <Show when={!state().encounters[props.id]?.afield}>
        <Button disabled={busy()} onTap={() => void stay()}>
          {t('No, meet them in the field')}
        </Button>
      </Show>
      <PickBanners banners={field()} picked={picked()} onPick={setPicked} />
      <p class={s.hint}>
        {t(
          'Shut in, they live on what they carry and on the stockpile, and come out only to fight or on terms.',
        )}
      </p>
    </OrderPage>
  );
}
