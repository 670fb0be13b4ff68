/** A fight before its dice, a fleet before a blockade, a battle put off, and what came of one on a table. */
import { For, type JSX } from 'solid-js';
import { askedLast } from '../../../../campaign/refused.ts';
import { fieldOf } from '../../../../rules/realm-armies/battle/field.ts';
import { contested } from '../../../../rules/realm-armies/battle/fight.ts';
import { voyageOf } from '../../../../rules/realm-armies/fleet/sail.ts';
import { t } from '../../../i18n/index.ts';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { dressed } from '../../parts/ask/ask-page.tsx';
import { fleetName } from '../names.ts';
import { useRealm } from '../realm.ts';
import { groundName } from '../words.ts';
import { FieldView, kindName } from './field-view.tsx';
import { Chances, SideRows } from './sides.tsx';

interface OfActivity {
  readonly activity: string;
}
function useField() {
  const { state, place } = useRealm();
  const field = ({ activity }: Partial<OfActivity>) => fieldOf(state(), activity ?? '');
  return {
    field,
    of: (said: Partial<OfActivity>) => t('The battle of {place}', { place: place(field(said).tile) }),
  };
}

export const FightForm = dressed<OfActivity>('fight', () => {
  const { state, place } = useRealm();
  const { field } = useField();
  const fights = (said: Partial<OfActivity>): boolean => contested(field(said).kind);
  return {
    title: (said) => kindName(field(said).kind),
    question: (said) => place(field(said).tile),
    why: (said) => groundName(state(), field(said).tile),
    answer: (said) =>
      fights(said)
        ? t('Roll the dice')
        : field(said).kind === 'lapsed'
          ? t('Let the mission lapse')
          : t('March in'),
    icon: (said) => (fights(said) ? 'dice' : 'check'),
    rolls: true,
    of: { activity: false },
    over: (said) => <FieldView field={field(said)} />,
  };
});

export const SailForm = dressed<OfActivity>('sail', () => {
  const { state, place } = useRealm();
  const voyage = ({ activity }: Partial<OfActivity>) => voyageOf(state(), activity ?? '');
  const free = (said: Partial<OfActivity>): boolean => voyage(said).blockades.length === 0;
  return {
    question: (said) =>
      free(said)
        ? t('Out of {place}', { place: place(voyage(said).port) })
        : t('Through the blockade of {place}', { place: place(voyage(said).port) }),
    why: (said) =>
      free(said)
        ? t('No fleet blockades the port.')
        : t(
            'A die for each fleet; a tie keeps the port closed. A beaten blockade goes home and is idle for a turn.',
          ),
    answer: (said) => (free(said) ? t('Put to sea') : t('Roll the dice')),
    icon: (said) => (free(said) ? 'check' : 'dice'),
    rolls: true,
    of: { activity: false },
    over: (said) => <VoyageView voyage={voyage(said)} />,
  };
});

function VoyageView(props: { voyage: ReturnType<typeof voyageOf> }): JSX.Element {
  const { state, player, colour } = useRealm();
  const fleetLine = (fleet: string, seat: string) => ({
    lead: <Seal icon="caravel" tincture={colour(seat)} />,
    title: fleetName(state().fleets[fleet] ?? { name: '', number: 0 }),
  });
  const own = () => props.voyage.side;
  return (
    <>
      <SideRows
        side={own()}
        role={t('from port')}
        idle={props.voyage.blockades.length === 0}
        chart="modifiers-sea-battle"
        lines={props.voyage.sailing.map(({ fleet }) => fleetLine(fleet, own().seat))}
      />
      <For each={props.voyage.blockades}>
        {({ side, fleets }) => (
          <>
            <SideRows
              side={side}
              role={t('before the port')}
              chart="modifiers-sea-battle"
              lines={fleets.map(({ fleet }) => fleetLine(fleet, side.seat))}
            />
            <Chances
              attacker={player(own().seat)}
              defender={player(side.seat)}
              clash={{
                attacker: own(),
                defender: side,
                chart: 'modifiers-sea-battle',
                terms: props.voyage.terms,
                rule: 'ra.sea.dice',
              }}
            />
          </>
        )}
      </For>
    </>
  );
}

export const ArrangeForm = dressed<OfActivity & { readonly when: string; readonly where: string }>(
  'arrange',
  () => {
    const { of } = useField();
    return {
      question: of,
      why: () =>
        t(
          'It waits until you have fought it; until then the tile stays with its owner and the armies are held.',
        ),
      answer: t('Put the battle off'),
      icon: 'clock',
      of: {
        activity: false,
        when: { label: t('When'), placeholder: t('Friday evening') },
        where: { label: t('Where'), placeholder: t('at the club') },
      },
    };
  },
);

type Result = OfActivity & { readonly winner: 'attacker' | 'defender' };
export const TableResultForm = dressed<Result>('table-result', () => {
  const { player, colour, place, view, seat } = useRealm();
  const { field } = useField();
  return {
    question: (said) => t('Who won the battle of {place}?', { place: place(field(said).tile) }),
    why: () => t('The other side will be asked to agree. Then play goes on as after a roll.'),
    answer: t('Enter the result'),
    icon: 'check',
    of: {
      activity: false,
      winner: {
        begin: ({ activity }) =>
          (askedLast(view(), seat(), 'table-result', activity ?? '') as Partial<Result> | undefined)?.winner,
        row: (side, said) => ({
          lead: <Shield tincture={colour(field(said)[side].seat)} label="" />,
          title: player(field(said)[side].seat),
          note: side === 'attacker' ? t('takes the tile') : t('holds the tile'),
        }),
      },
    },
  };
});
