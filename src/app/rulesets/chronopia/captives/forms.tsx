/** Captives ransomed, kept as Drugged, sold, ridden for, or left with their holder. */
import { slaversPay } from '../../../../rules/chronopia/captives/dispose.ts';
import { countOf } from '../../../../rules/chronopia/captives/queries.ts';
import { listOf } from '../../../../rules/chronopia/roll/list.ts';
import type { Captive } from '../../../../rules/chronopia/state.ts';
import { t, tn } from '../../../i18n/index.ts';
import { dressed } from '../../parts/ask/ask-page.tsx';
import { useForce } from '../force.ts';

interface OfCaptives {
  readonly captives: readonly string[];
}

export const RansomForm = dressed<OfCaptives & { readonly price: number }>('ransom', () => {
  const { state, seat, player } = useForce();
  const whose = ({ seat: owner, holder }: Captive): string =>
    owner === seat()
      ? t('yours, held by {who}', { who: player(holder) })
      : t('of {who}, held by you', { who: player(owner) });
  return {
    title: () => t('Ransom'),
    question: () => t('Who goes home, and for how much?'),
    why: () => t('The other side will be asked to accept. The owner pays the holder.'),
    answer: t('Propose the ransom'),
    icon: 'hand',
    nothing: [t('Neither side holds any captives.')],
    of: {
      captives: {
        first: true,
        row(id) {
          const captive = state().captives[id];
          return captive ? { note: whose(captive) } : {};
        },
      },
      price: { typed: true },
    },
  };
});

interface Kept extends OfCaptives {
  readonly figure: string;
  readonly warband: string | null;
  readonly name: string;
}
export const KeepDruggedForm = dressed<Kept>('keep-drugged', () => {
  const { state, seat } = useForce();
  const sorts = listOf(state(), seat()).filter(([, { nature }]) => nature === 'drugged');
  return {
    title: () => t('The Drugged'),
    why: () => t('They serve from now on, are paid, and learn nothing.'),
    answer: t('Keep the captives'),
    icon: 'check',
    ...(sorts.length === 0 && {
      nothing: [t('Add the Drugged to your army list first: their nature is “drugged”.')] as const,
    }),
    of: { captives: { all: true }, figure: { first: true }, warband: { first: true } },
  };
});

/** What is asked of the captives, once there are any. */
function useAsked() {
  const { state } = useForce();
  return ({ captives = [] }: Partial<OfCaptives>, words: (figures: number) => string) =>
    captives.length === 0 ? undefined : words(countOf(state(), captives));
}

export const SellCaptivesForm = dressed<OfCaptives>('sell-captives', () => {
  const { state } = useForce();
  const asked = useAsked();
  return {
    title: () => t('Captives'),
    question: (said) => asked(said, (n) => tn(n, 'Sell one captive?', 'Sell {n} captives?')),
    why: ({ captives = [] }) =>
      t('The slavers pay {gold} gold, and nobody sees them again.', { gold: slaversPay(state(), captives) }),
    answer: t('Sell the captives'),
    danger: true,
    of: { captives: { all: true } },
  };
});
export const RescueForm = dressed<OfCaptives>('rescue', () => {
  const { state, player } = useForce();
  const asked = useAsked();
  return {
    title: () => t('Captives'),
    question: (said) => asked(said, (n) => tn(n, 'Ride to free one captive?', 'Ride to free {n} captives?')),
    why: ({ captives = [] }) =>
      t('It is a battle against {holder}, fought before any other. Nobody stakes a territory on it.', {
        holder: player(state().captives[captives[0] ?? '']?.holder ?? ''),
      }),
    answer: t('Ride to their rescue'),
    icon: 'forward',
    of: { captives: { all: true } },
  };
});
export const ForgoRescueForm = dressed<OfCaptives>('forgo-rescue', () => {
  const asked = useAsked();
  return {
    title: () => t('Captives'),
    question: (said) =>
      asked(said, (n) => tn(n, 'Leave one captive to their fate?', 'Leave {n} captives to their fate?')),
    why: () => t('No rescue comes then. They may still be ransomed, if the holder agrees.'),
    answer: t('Leave the captives'),
    danger: true,
    of: { captives: { all: true } },
  };
});
