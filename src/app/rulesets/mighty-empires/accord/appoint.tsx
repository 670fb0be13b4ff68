/** A guest without an empire leads a banner for its owner: his name, for all to see. */
import { For, type JSX, Show } from 'solid-js';
import { commanderOf } from '../../../../rules/mighty-empires/accord/commander.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip, Chips } from '../../../ui/chips.tsx';
import { Field } from '../../../ui/field.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { useEmpire } from '../empire.ts';
import { BannerAtHand, useBanner } from '../orders/confirm.tsx';
import { PickBanner } from '../orders/pick-banner.tsx';

export const AppointForm: OrderForm = (props): JSX.Element => {
  const { state, view, to } = useEmpire();
  const banner = useBanner(() => props.args);
  const now = () => commanderOf(state(), banner()?.id ?? '') ?? '';
  const [name, setName] = chosenSignal('name', now());
  /** Guests of the table by name: the likeliest to lead. */
  const guests = () => [
    ...new Set(view().book.roster.members.flatMap((one) => (one.role === 'guest' && one.name) || [])),
  ];
  const answer = () =>
    name().trim() === '' ? t('I lead it myself') : t('Give it to {name}', { name: name().trim() });
  return (
    <Show
      when={banner()}
      fallback={<PickBanner order="appoint-commander" question={t('Which banner has a commander?')} />}
    >
      {(one) => (
        <OrderPage
          order="appoint-commander"
          args={name().trim() === now() ? undefined : { banner: one().id, name: name().trim() }}
          title={t('Commander')}
          question={t('Who leads this banner?')}
          why={t(
            'An extra player may lead some of your banners. Their orders are given from your phone; or from theirs, once it watches as a guest and you have appointed it your regent.',
          )}
          answer={answer()}
          icon="check"
          onDone={props.onDone}
        >
          <BannerAtHand banner={one()} />
          <Field label={t('Name of the player')} value={name()} maxLength={60} onInput={setName} />
          <Show when={guests().length > 0}>
            <Chips label={t('Guests at the table')} wrap>
              <For each={guests()}>
                {(guest) => (
                  <Chip on={name().trim() === guest} onTap={() => setName(guest)}>
                    {guest}
                  </Chip>
                )}
              </For>
            </Chips>
          </Show>
          <Button kind="quiet" href={to('settings')}>
            {t('Regents and seats')}
          </Button>
        </OrderPage>
      )}
    </Show>
  );
};
