/** Where groups read the rules differently: folded away, each a switch with one line of why. */
import type { JSX } from 'solid-js';
import { t } from '../../../i18n/index.ts';
import { type Ruling, RulingSwitches as Switches } from '../../parts/rulings.tsx';
import { chosen, type Rulings } from './options.ts';

const rulings: readonly Ruling<Rulings>[] = [
  {
    label: () => t('Stakes are chosen face down'),
    why: () => t('Both at once. Otherwise for all to see.'),
    on: ({ stakes }) => stakes === 'sealed',
    set: (on) => ({ stakes: on ? 'sealed' : 'open' }),
  },
  {
    label: () => t('The wounded count for their warband’s minimum'),
    why: () => t('Otherwise those in the Hospital have to be replaced until they are back.'),
    on: ({ hospital }) => hospital === 'counts',
    set: (on) => ({ hospital: on ? 'counts' : 'apart' }),
  },
  {
    label: () => t('A magic-user for each 1000 points begun'),
    why: () => t('Otherwise for each full 1000.'),
    on: ({ magicUsers }) => magicUsers === 'begun',
    set: (on) => ({ magicUsers: on ? 'begun' : 'full' }),
  },
  {
    label: () => t('The whole force is paid'),
    why: () => t('Otherwise the field army alone, and garrisons cost nothing.'),
    on: ({ maintained }) => maintained === 'all',
    set: (on) => ({ maintained: on ? 'all' : 'field' }),
  },
  {
    label: () => t('Captured figures earn nothing'),
    why: () => t('Otherwise they roll for experience like the other survivors.'),
    on: ({ captives }) => captives === 'none',
    set: (on) => ({ captives: on ? 'none' : 'earn' }),
  },
  {
    label: () => t('An advance has to beat the rating'),
    why: () => t('Otherwise the highest face always succeeds, up to the maximum.'),
    on: ({ topFace }) => topFace === 'beats',
    set: (on) => ({ topFace: on ? 'beats' : 'succeeds' }),
  },
  {
    label: () => t('An alchemist who fell still helps'),
    why: () => t('Otherwise only those left standing may roll again.'),
    on: ({ alchemists }) => alchemists === 'marched',
    set: (on) => ({ alchemists: on ? 'marched' : 'standing' }),
  },
  {
    label: () => t('Among many an underdog faces the strongest'),
    why: () => t('Otherwise all the others together.'),
    on: ({ underdog }) => underdog === 'strongest',
    set: (on) => ({ underdog: on ? 'strongest' : 'together' }),
  },
];

export function RulingSwitches(props: {
  rulings: Rulings;
  onChange: (rulings: Rulings) => void;
}): JSX.Element {
  return (
    <Switches all={rulings} usual={chosen({}).rulings} rulings={props.rulings} onChange={props.onChange} />
  );
}
