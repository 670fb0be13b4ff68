/** Figures from one like warband to another, warbands to other posts, and discharges. */
import { type JSX, Show } from 'solid-js';
import type { Warband } from '../../../../rules/chronopia/state.ts';
import { t } from '../../../i18n/index.ts';
import { dressed } from '../../parts/ask/ask-page.tsx';
import type { Answering } from '../../parts/ask/dress.ts';
import { useForce } from '../force.ts';
import { placeName } from '../names.ts';
import { bandNote, rankName } from '../parts/bands.ts';
import { type Chosen, Counts, taken, total } from '../parts/counts.tsx';
import { roomNote } from '../row.tsx';

interface Transfer {
  readonly from: string;
  readonly to: string;
  readonly figures: Chosen;
}
export const TransferForm = dressed<Transfer>('transfer', () => {
  const { state } = useForce();
  const band = (id = ''): Warband | undefined => state().warbands[id];
  return {
    title: ({ from }) => band(from)?.name,
    question: ({ from }) =>
      from === undefined ? t('From which warband?') : t('Who moves to another warband of the same kind?'),
    why: ({ from }) => from !== undefined && t('They keep everything they have learnt.'),
    answer: t('Transfer the figures'),
    icon: 'check',
    nothing: [t('There is no other warband of its kind.')],
    of: {
      to: { label: t('To which warband?') },
      figures: {
        label: t('Who moves'),
        blank: true,
        row(key, { from }) {
          const rank = band(from)?.ranks[key];
          return rank ? { title: rankName(state(), rank) } : {};
        },
      },
    },
  };
});

export const StationForm = dressed<{ readonly warband: string; readonly place: string }>('station', () => {
  const { state, seat } = useForce();
  return {
    title: () => t('Stations'),
    question: () => t('Who serves where?'),
    why: () => t('A garrison fights only where its territory is staked.'),
    answer: t('Station the warband'),
    icon: 'check',
    of: {
      warband: {
        label: t('Warbands'),
        row(id) {
          const band = state().warbands[id];
          return band ? { note: `${placeName(state(), band.place)} · ${bandNote(state(), band)}` } : {};
        },
      },
      place: { label: t('Where'), row: (place) => ({ note: roomNote(state(), seat(), place) }) },
    },
  };
});

interface Discharge {
  readonly warband: string;
  readonly all: boolean;
  readonly figures: { readonly fit: Chosen; readonly hurt: Chosen };
}
export const DisbandForm = dressed<Discharge>('disband', () => {
  const { state } = useForce();
  const band = (id = ''): Warband | undefined => state().warbands[id];
  return {
    title: ({ warband }) => band(warband)?.name,
    question: () => t('Who do you discharge?'),
    why: ({ warband }) =>
      warband !== undefined &&
      (state().stage === 'muster'
        ? t('Their points come back.')
        : t('Neither their cost nor anything they have learnt comes back.')),
    answer: t('Discharge the figures'),
    icon: 'trash',
    danger: true,
    of: {
      warband: {
        row(id) {
          const known = band(id);
          return known ? { note: bandNote(state(), known) } : {};
        },
      },
      all: { label: t('How many'), begin: () => true },
      figures: { label: t('Figures'), blank: true, put: (at) => <Some at={at} /> },
    },
  };
});

/** Some of a warband: of those who are fit, and of those in the Hospital. */
function Some(props: { at: Answering<Discharge['figures'], Discharge> }): JSX.Element {
  const { state } = useForce();
  const chosen = () => props.at.value ?? { fit: {}, hurt: {} };
  const ranks = () => Object.entries(state().warbands[props.at.said.warband ?? '']?.ranks ?? {});
  const rows = (of: 'fit' | 'hurt', note?: string) =>
    ranks()
      .filter(([, rank]) => rank[of] > 0)
      .map(([id, rank]) => ({ id, name: rankName(state(), rank), most: rank[of], note }));
  const say = (of: 'fit' | 'hurt', some: Chosen): void => {
    const next = { ...chosen(), [of]: taken(some) };
    props.at.say(total(next.fit) + total(next.hurt) === 0 ? undefined : next);
  };
  return (
    <>
      <Counts
        label={t('Fit')}
        rows={rows('fit')}
        chosen={chosen().fit}
        onChange={(some) => say('fit', some)}
      />
      <Show when={rows('hurt').length > 0}>
        <Counts
          label={t('In the Hospital')}
          rows={rows('hurt', t('in the Hospital'))}
          chosen={chosen().hurt}
          onChange={(some) => say('hurt', some)}
        />
      </Show>
    </>
  );
}
