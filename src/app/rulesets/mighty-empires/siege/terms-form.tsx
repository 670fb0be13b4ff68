/** Terms of surrender as a draft to sign: who leaves, where to, with what, and what else was agreed. */
import { type JSX, Show } from 'solid-js';
import type { TileId } from '../../../../kernel/hex.ts';
import { ownerOf } from '../../../../rules/mighty-empires/queries.ts';
import { ashoreIn } from '../../../../rules/mighty-empires/sea/aboard.ts';
import type { Besieging } from '../../../../rules/mighty-empires/siege/walls.ts';
import { landNeighbours } from '../../../../rules/mighty-empires/terrain.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t } from '../../../i18n/index.ts';
import { Field, Select } from '../../../ui/field.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Switch } from '../../../ui/switch.tsx';
import type { OrderForm } from '../../contract.ts';
import page from '../../parts/order-page.module.css';
import { OrderPage } from '../../parts/order-page.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { placeLine } from '../words.ts';
import { NoSiege } from './no-siege.tsx';
import s from './siege.module.css';
import { siegeAt } from './siege-words.ts';

export const TermsForm: OrderForm = (props): JSX.Element => {
  const { state } = useEmpire();
  return (
    <Show when={siegeAt(state(), props.args)} fallback={<NoSiege order="offer-terms" args={props.args} />}>
      {(siege) => <Terms siege={siege()} onDone={props.onDone} />}
    </Show>
  );
};

function Terms(props: { siege: Besieging; onDone: () => void }): JSX.Element {
  const { state, seat, player } = useEmpire();
  const { id, tile, attacker, defender } = props.siege;
  const other = () => player(seat() === attacker ? defender : attacker);
  /** Tiles of the garrison's own first, then empty ones. */
  const places = (): readonly TileId[] => {
    const rank = (next: TileId): number =>
      (ownerOf(state(), next) === defender ? 0 : 2) +
      (ashoreIn(state(), next).some((banner) => banner.seat !== defender) ? 1 : 0);
    return [...landNeighbours(state(), tile)].sort((a, b) => rank(a) - rank(b));
  };
  const [who, setWho] = chosenSignal<'garrison' | 'besieger'>('who', 'garrison');
  const [to, setTo] = chosenSignal<TileId | ''>('to', places()[0] ?? '');
  const [left, setLeft] = chosenSignal('left', false);
  const [besides, setBesides] = chosenSignal('besides', '');
  const args = () =>
    who() === 'besieger'
      ? { siege: id, who: who(), besides: besides().trim() }
      : {
          siege: id,
          who: who(),
          to: to() || null,
          baggage: left() ? 'left' : 'kept',
          besides: besides().trim(),
        };
  return (
    <OrderPage
      order="offer-terms"
      args={args()}
      title={placeName(state(), tile)}
      question={t('On what terms does it end?')}
      why={t('{who} is asked to accept them. Nothing changes before that.', { who: other() })}
      answer={t('Offer these terms')}
      onDone={props.onDone}
      quick={
        <Segmented
          label={t('Who leaves')}
          segments={[
            { value: 'garrison', label: t('The garrison') },
            { value: 'besieger', label: t('The besieger') },
          ]}
          value={who()}
          onPick={setWho}
        />
      }
    >
      <div class={page.stack}>
        <Show
          when={who() === 'garrison'}
          fallback={
            <p class={s.hint}>{t('The siege is lifted, and {who} goes home.', { who: player(attacker) })}</p>
          }
        >
          <Select
            label={t('The garrison marches to')}
            value={to() as string}
            options={places().map((next) => ({ value: next as string, label: placeLine(state(), next) }))}
            onPick={(next) => setTo(next as TileId)}
          />
          <Switch
            label={t('It leaves its baggage behind')}
            note={t('The stockpile goes with the settlement in any case.')}
            on={left()}
            onSwitch={setLeft}
          />
        </Show>
        <Field
          label={t('What else was agreed')}
          value={besides()}
          rows={3}
          maxLength={300}
          placeholder={t('Captives go free; the standards stay')}
          onInput={setBesides}
        />
      </div>
    </OrderPage>
  );
}
