/** Where groups read the book differently: folded away, each a switch with one line of why. */
import type { JSX } from 'solid-js';
import { t } from '../../../i18n/index.ts';
import { type Ruling, RulingSwitches as Switches } from '../../parts/rulings.tsx';
import { chosen, type Rulings } from './options.ts';

/** On is how we play it: the switch turned off is the other reading. */
const rulings: readonly Ruling<Rulings>[] = [
  {
    label: () => t('A whole force follows any of its scouts'),
    why: () => t('Otherwise a banner enters only what its own scouts have found.'),
    on: ({ follows }) => follows === 'force',
    set: (on) => ({ follows: on ? 'force' : 'scout' }),
  },
  {
    label: () => t('A scouting event strikes every banner in the tile'),
    why: () => t('Otherwise only the banner that sent the scouts.'),
    on: ({ eventsStrike }) => eventsStrike === 'force',
    set: (on) => ({ eventsStrike: on ? 'force' : 'scout' }),
  },
  {
    label: () => t('A conquered capital still feeds four'),
    why: () => t('Otherwise it feeds two, like any other city.'),
    on: ({ conqueredCapital }) => conqueredCapital === 'capital',
    set: (on) => ({ conqueredCapital: on ? 'capital' : 'city' }),
  },
  {
    label: () => t('An 11 is a dragons’ lair in highland only'),
    why: () => t('Elsewhere the event is rolled again. Otherwise an 11 is a lair anywhere.'),
    on: ({ lairOn11 }) => lairOn11 === 'highland',
    set: (on) => ({ lairOn11: on ? 'highland' : 'anywhere' }),
  },
  {
    label: () => t('Scouts led astray towards nowhere fail'),
    why: () => t('Into sea, swamp, off the map or where they have been. Otherwise the die is rolled again.'),
    on: ({ nowhere }) => nowhere === 'fails',
    set: (on) => ({ nowhere: on ? 'fails' : 'reroll' }),
  },
  {
    label: () => t('Spare baggage may be stockpiled at the start'),
    why: () => t('Otherwise what the banners cannot carry is lost.'),
    on: ({ startingStockpiles }) => startingStockpiles,
    set: (on) => ({ startingStockpiles: on }),
  },
  {
    label: () => t('A wizard of level 25 casts at the equinox'),
    why: () => t('Where armies hold units. Otherwise any banner of 500 points has one along.'),
    on: ({ wizards }) => wizards === 'named',
    set: (on) => ({ wizards: on ? 'named' : 'assumed' }),
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
