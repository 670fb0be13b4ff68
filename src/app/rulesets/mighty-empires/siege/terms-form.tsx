/** Terms of surrender as a draft to sign: who leaves, where to, with what, and what else was agreed. */
import { Show } from 'solid-js';
import type { TileId } from '../../../../kernel/hex.ts';
import { t } from '../../../i18n/index.ts';
import { Field } from '../../../ui/field.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { dressed } from '../../parts/ask/ask-page.tsx';
import page from '../../parts/order-page.module.css';
import { worded } from '../../parts/worded.ts';
import { useEmpire } from '../empire.ts';
import { useMet, useOver } from '../parts/met.tsx';

interface Terms {
  readonly siege: string;
  readonly who: 'garrison' | 'besieger';
  readonly to: TileId | null;
  readonly baggage: 'kept' | 'left';
  readonly besides: string;
}
export const TermsForm = dressed<Terms>('offer-terms', () => {
  const { seat, player } = useEmpire();
  const { met, place } = useMet();
  const other = (siege: string): string => {
    const { attacker = '', defender = '' } = met(siege) ?? {};
    return player(seat() === attacker ? defender : attacker);
  };
  return {
    title: ({ siege }) => place(siege),
    question: ({ siege }) => siege && t('On what terms does it end?'),
    why: ({ siege }) =>
      siege && t('{who} will be asked to accept. Nothing changes before that.', { who: other(siege) }),
    answer: t('Offer these terms'),
    gone: useOver(t('The siege is over')),
    of: {
      siege: false,
      who: {
        first: true,
        put: (at) => (
          <div class={page.quick}>
            <Segmented
              label={t('Who leaves')}
              segments={worded({ garrison: t('The garrison'), besieger: t('The besieger') })}
              value={at.value ?? 'garrison'}
              onPick={at.say}
            />
          </div>
        ),
      },
      to: { label: t('The garrison marches to'), first: true },
      baggage: {
        label: '',
        first: true,
        put: (at) => (
          <Switch
            label={t('It leaves its baggage behind')}
            note={t('The stockpile goes with the settlement in any case.')}
            on={at.value === 'left'}
            onSwitch={(left) => at.say(left ? 'left' : 'kept')}
          />
        ),
      },
      besides: {
        label: '',
        put: (at) => (
          <div class={page.stack}>
            <Show when={at.said.who === 'besieger'}>
              <p data-quiet="small">
                {t('The siege is lifted, and {who} goes home.', {
                  who: player(met(at.said.siege)?.attacker ?? ''),
                })}
              </p>
            </Show>
            <Field
              label={t('Other terms')}
              value={at.value ?? ''}
              rows={3}
              maxLength={300}
              placeholder={t('Captives go free; the standards stay')}
              onInput={at.say}
            />
          </div>
        ),
      },
    },
  };
});
