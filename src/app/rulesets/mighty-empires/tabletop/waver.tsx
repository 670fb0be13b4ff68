/** Mercenaries who failed a test of loyalty: which of them, and whether they change sides or leave the field. */
import { For, type JSX, Show } from 'solid-js';
import { hirelings } from '../../../../rules/mighty-empires/court/loyalty.ts';
import { opponentOf } from '../../../../rules/mighty-empires/tabletop/queries.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t } from '../../../i18n/index.ts';
import { Chip, Chips } from '../../../ui/chips.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { placeName } from '../names.ts';
import { bannerInFull } from '../words.ts';
import { useBattle } from './use-battle.ts';

export const WaverForm: OrderForm = (props): JSX.Element => {
  const id = () => (props.args as { readonly encounter?: string } | null)?.encounter ?? '';
  const { encounter, state, player } = useBattle(id);
  // Read once: a banner that has gone over no longer stands where it stood.
  const hired = hirelings(state(), id());
  const [banner, setBanner] = chosenSignal<string | undefined>('banner', hired[0]?.id);
  const [goes, setGoes] = chosenSignal<'over' | 'away'>('goes');
  const whose = () => hired.find((each) => each.id === banner())?.seat ?? '';
  const enemy = () => {
    const battle = encounter();
    return battle ? opponentOf(battle, whose()) : null;
  };
  return (
    <OrderPage
      order="waver"
      args={
        goes() && banner()
          ? {
              encounter: id(),
              banner: banner() ?? '',
              goes: goes() ?? 'away',
              to: goes() === 'over' ? enemy() : null,
            }
          : undefined
      }
      title={placeName(state(), encounter()?.tile ?? 'q0r0')}
      question={t('What did the mercenaries do?')}
      why={t('By the loyalty test of your game. Enter it before the result.')}
      answer={t('Write it in the book')}
      icon="check"
      onDone={props.onDone}
    >
      <Chips label={t('Mercenaries')} wrap>
        <For each={hired}>
          {(one) => (
            <Chip on={banner() === one.id} onTap={() => setBanner(one.id)}>
              {`${bannerInFull(one)}, ${player(one.seat)}`}
            </Chip>
          )}
        </For>
      </Chips>
      <Chips label={t('What they did')} wrap>
        <Show when={enemy()}>
          <Chip on={goes() === 'over'} onTap={() => setGoes('over')}>
            {t('Went over to {who}', { who: player(enemy() ?? '') })}
          </Chip>
        </Show>
        <Chip on={goes() === 'away'} onTap={() => setGoes('away')}>
          {t('Left the field for good')}
        </Chip>
      </Chips>
    </OrderPage>
  );
};
