/** A bargain: with whom, what is given, what is asked. A gift of gold goes at once; all else needs the other's word. */
import { For, type JSX, Show } from 'solid-js';
import type { TileId } from '../../../../kernel/hex.ts';
import type { Seat } from '../../../../kernel/question.ts';
import { alive, goldOf, hexesOf } from '../../../../rules/ninth-age/queries.ts';
import { chosenSignal, only } from '../../../chosen-signal.ts';
import { number, t, tn } from '../../../i18n/index.ts';
import { Chip, Chips } from '../../../ui/chips.tsx';
import { Head } from '../../../ui/head.tsx';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { useRealms } from '../names.ts';
import s from './diplomacy.module.css';

interface Goods {
  readonly gold: number;
  readonly hexes: readonly TileId[];
}
const nothing: Goods = { gold: 0, hexes: [] };

export const TradeForm: OrderForm = (props): JSX.Element => {
  const { state, seat, player, colour, place } = useRealms();
  const others = () => alive(state()).filter((other) => other !== seat());
  const { with: asked } = (props.args ?? {}) as { readonly with?: Seat };
  const [other, setOther] = chosenSignal<Seat | undefined>('other', asked ?? only(others()));
  const [gives, setGives] = chosenSignal<Goods>('gives', nothing);
  const [takes, setTakes] = chosenSignal<Goods>('takes', nothing);
  const moved = () => gives().gold + takes().gold + gives().hexes.length + takes().hexes.length > 0;
  const args = () => {
    const partner = other();
    return partner === undefined || !moved()
      ? undefined
      : {
          with: partner,
          gives: { ...gives(), hexes: [...gives().hexes] },
          takes: { ...takes(), hexes: [...takes().hexes] },
        };
  };
  const gift = () => takes().gold + takes().hexes.length + gives().hexes.length === 0;
  const Side = (side: {
    title: string;
    of: Seat;
    goods: Goods;
    onChange: (goods: Goods) => void;
  }): JSX.Element => (
    <section class={s.part}>
      <Head
        title={side.title}
        note={t('{n} gold in the treasury', { n: number(goldOf(state(), side.of)) })}
      />
      <Rows>
        <Row
          title={t('Gold')}
          end={
            <Stepper
              label={`${side.title}: ${t('Gold')}`}
              value={side.goods.gold}
              max={goldOf(state(), side.of)}
              step={10}
              onStep={(gold) => side.onChange({ ...side.goods, gold })}
            />
          }
        />
      </Rows>
      <Chips label={`${side.title}: ${t('Hexes')}`} wrap>
        <For each={hexesOf(state(), side.of)}>
          {({ tile }) => (
            <Chip
              on={side.goods.hexes.includes(tile)}
              onTap={() =>
                side.onChange({
                  ...side.goods,
                  hexes: side.goods.hexes.includes(tile)
                    ? side.goods.hexes.filter((each) => each !== tile)
                    : [...side.goods.hexes, tile],
                })
              }
            >
              {place(tile)}
            </Chip>
          )}
        </For>
      </Chips>
    </section>
  );
  return (
    <OrderPage
      order="trade"
      args={args()}
      question={t('What changes hands?')}
      why={t('Gold may pass at any time; hexes too, if you both agree.')}
      answer={gift() ? t('Give it') : t('Offer it')}
      icon="check"
      sum={
        !moved()
          ? t('nothing yet')
          : gift()
            ? tn(gives().gold, 'a gift of {n} gold', 'a gift of {n} gold')
            : t('the other side is asked')
      }
      onDone={props.onDone}
    >
      <Chips label={t('Who with')} wrap>
        <For each={others()}>
          {(each) => (
            <Chip on={each === other()} onTap={() => setOther(each)}>
              <Shield tincture={colour(each)} size={20} label="" /> {player(each)}
            </Chip>
          )}
        </For>
      </Chips>
      <Show when={other()} fallback={<p class={s.part}>{t('Pick a partner first.')}</p>}>
        {(partner) => (
          <>
            <Side title={t('you give')} of={seat()} goods={gives()} onChange={setGives} />
            <Side
              title={t('{who} gives', { who: player(partner()) })}
              of={partner()}
              goods={takes()}
              onChange={setTakes}
            />
          </>
        )}
      </Show>
    </OrderPage>
  );
};
