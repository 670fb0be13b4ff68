/** A hex drawn: by the die, or out of the box on the table. */
import { For, type JSX, Show } from 'solid-js';
import { type Kind, kinds } from '../../../../rules/ninth-age/charts/hexes.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t } from '../../../i18n/index.ts';
import { Chip, Chips } from '../../../ui/chips.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
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
      answer={by() === 'die' ? t('Roll for it') : t('I drew this one')}
      icon={by() === 'die' ? 'dice' : 'check'}
      onDone={props.onDone}
    >
      <Segmented
        label={t('How it is drawn')}
        segments={[
          { value: 'die', label: t('By the die') },
          { value: 'box', label: t('Out of the box') },
        ]}
        value={by()}
        onPick={setBy}
      />
      <Show when={by() === 'box'}>
        <Chips label={t('What it shows')} wrap>
          <For each={kinds.filter((each) => each !== 'mountain')}>
            {(each) => (
              <Chip on={each === kind()} onTap={() => setKind(each)}>
                {kindTitle(each)}
              </Chip>
            )}
          </For>
        </Chips>
      </Show>
    </OrderPage>
  );
};
