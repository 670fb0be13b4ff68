/** A guest without an empire leads a banner for its owner: the guest’s name, for all to see. */
import { Show } from 'solid-js';
import { commanderOf } from '../../../../rules/mighty-empires/accord/commander.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { dressed } from '../../parts/ask/ask-page.tsx';
import { PickChips } from '../../parts/pick-chips.tsx';
import { useEmpire } from '../empire.ts';
import { BannerAtHand } from '../orders/confirm.tsx';

interface Appointed {
  readonly banner: string;
  readonly name: string;
}
export const AppointForm = dressed<Appointed>('appoint-commander', () => {
  const { state, view, to } = useEmpire();
  const now = (banner = ''): string => commanderOf(state(), banner) ?? '';
  /** Guests of the table by name: the likeliest to lead. */
  const guests = () => [
    ...new Set(view().book.roster.members.flatMap((one) => (one.role === 'guest' && one.name) || [])),
  ];
  return {
    title: ({ banner }) => banner && t('Commander'),
    question: ({ banner }) => banner && t('Who leads this banner?'),
    why: ({ banner }) =>
      banner &&
      t(
        'An extra player may lead some of your banners. They give their orders from your phone; or from their own, once it watches as a guest and you have appointed it your regent.',
      ),
    answer: ({ name = '' }) =>
      name.trim() === '' ? t('I lead it myself') : t('Give it to {name}', { name: name.trim() }),
    icon: 'check',
    over: ({ banner = '' }) => (
      <Show when={state().banners[banner]}>
        {(found) => <BannerAtHand banner={{ id: banner, ...found() }} />}
      </Show>
    ),
    of: {
      banner: false,
      name: {
        begin: ({ banner }) => now(banner),
        // A player who leads it already is not appointed again.
        wrong: (name, { banner }) => (name.trim() === now(banner) ? '' : undefined),
        put(at) {
          const name = () => at.value ?? '';
          return (
            <>
              <Field label={t('Name of the player')} value={name()} maxLength={60} onInput={at.say} />
              <Show when={guests().length > 0}>
                <PickChips
                  wrap
                  label={t('Guests at the table')}
                  all={guests()}
                  picked={name().trim()}
                  name={(guest) => guest}
                  onPick={(guest) => at.say(guest)}
                />
              </Show>
              <Button kind="quiet" href={to('settings')}>
                {t('Regents and seats')}
              </Button>
            </>
          );
        },
      },
    },
  };
});
