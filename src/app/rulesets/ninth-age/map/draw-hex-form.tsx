/** A hex drawn: by the die, or out of the box on the table. */
import { type JSX, Show } from 'solid-js';
import { type Kind, kinds } from '../../../../rules/ninth-age/charts/hexes.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t } from '../../../i18n/index.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { PickChips } from '../../parts/pick-chips.tsx';
import { worded } from '../../parts/worded.ts';
import { kindTitle } from '../words.ts';

export const DrawHexForm: OrderForm = (props): JSX.Element => {
  const [by, setBy] = chosenSignal<'die' | 'box'>('by', 'die');
  const [kind, setKind] = chosenSignal<Kind>('kind');
  const args = () => (by() === 'die' ? {} : kind() === undefined ? undefined : { kind: kind() ?? null });
  return (
    <OrderPage
      order="draw-hex"
      args={args()}
      question={t('Which hex do you draw?')}
      why={t('Roll for it, or take one from the box on your table and say what it shows.')}
      answer={by() === 'die' ? t('Roll for the hex') : t('I drew this one')}
      icon={by() === 'die' ? 'dice' : 'check'}
      onDone={props.onDone}
    >
      <Segmented
        label={t('How it is drawn')}
        segments={worded({ die: t('By the die'), box: t('Out of the box') })}
        value={by()}
        onPick={setBy}
      />
      <Show when={by() === 'box'}>
        <PickChips
          wrap
          label={t('What it shows')}
          all={kinds.filter((each) => each !== 'mountain')}
          on={(each) => each === kind()}
          name={kindTitle}
          onPick={setKind}
        />
      </Show>
    </OrderPage>
  );
};
