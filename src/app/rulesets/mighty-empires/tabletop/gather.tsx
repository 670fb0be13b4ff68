/**
 * After a battle on the table: who fell, entered by the owner into their own book unit by unit, the chances of getting up
 * again, and then the dice. While the battle still waits or lasts, the same is only counted.
 */
import { type JSX, Show } from 'solid-js';
import { mean } from '../../../../kernel/odds.ts';
import { fateOdds, recoveryOdds } from '../../../../rules/mighty-empires/tabletop/odds.ts';
import { beatenSide, isPartOf, sideOf } from '../../../../rules/mighty-empires/tabletop/queries.ts';
import { recoveryModifier } from '../../../../rules/mighty-empires/tabletop/recovery.ts';
import { formOf } from '../../../campaign/context.tsx';
import { useTasks } from '../../../campaign/use-tasks.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { percent, percents } from '../../../ui/percents.ts';
import { TopBar } from '../../../ui/top-bar.tsx';
import type { OrderForm } from '../../contract.ts';
import { Headed } from '../../parts/headed.tsx';
import { NothingHere } from '../../parts/nothing-here.tsx';
import page from '../../parts/order-page.module.css';
import { Pairs } from '../../parts/pairs.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { count } from '../words.ts';
import { type Fallen, FallenList, useFallen } from './fallen.tsx';
import s from './tabletop.module.css';
import { Tally } from './tally.tsx';

export const GatherForm: OrderForm = (props): JSX.Element => {
  const id = () => (props.args as { readonly battle?: string } | null)?.battle ?? '';
  const { state, seat, to } = useEmpire();
  const fought = () => {
    const found = state().tabletop.fought[id()];
    return found && sideOf(found, seat()) && !found.recovered.includes(seat()) ? found : undefined;
  };
  /** Not over yet: it is counted, and nobody is gathered in. */
  const waits = (): boolean => {
    const encounter = state().encounters[id()];
    return encounter !== undefined && isPartOf(encounter, seat());
  };
  return (
    <Show
      when={fought()}
      fallback={
        <Show
          when={waits()}
          fallback={
            <NothingHere
              bar={<TopBar back={to('today')} close title={t('The wounded')} />}
              title={t('You have no casualties on that field')}
            >
              {t('They were gathered already, or the battle was undone.')}
            </NothingHere>
          }
        >
          <Tally id={id()} onDone={props.onDone} />
        </Show>
      }
    >
      <Gather id={id()} onDone={props.onDone} />
    </Show>
  );
};

function Gather(props: { id: string; onDone: () => void }): JSX.Element {
  const empire = useEmpire();
  const { state, seat, to, busy } = empire;
  const { give } = useTasks();
  // Read once: when the order is given the battle is over, and the form is left.
  const fought = state().tabletop.fought[props.id];
  const side = (fought && sideOf(fought, seat())) ?? 'attacker';
  const modifier = fought ? recoveryModifier(fought, side) : 0;
  const beaten = fought !== undefined && beatenSide(fought) === side;
  const won = fought?.winner === side;
  const mine = (side === 'attacker' ? fought?.attackers : fought?.defenders) ?? [];
  const losses = useFallen(props.id, mine);
  const roll = async (): Promise<void> => {
    if (!(await losses.keep())) return;
    const given = await give('gather-wounded', { battle: props.id });
    if (given && !empire.view().open.some(({ open }) => open.order === given)) props.onDone();
  };
  return (
    <Page
      bar={<TopBar back={to('today')} close title={t('The wounded')} />}
      foot={
        <Actions>
          <Show when={won || fought?.winner === 'draw'}>
            <Button href={formOf(empire, 'take-spoils', { battle: props.id })}>{t('Spoils first')}</Button>
          </Show>
          <Button kind="filled" icon="dice" grow disabled={busy()} onTap={() => void roll()}>
            {t('Enter the fallen and roll')}
          </Button>
        </Actions>
      }
    >
      <h2 class={page.question}>
        {t('Who fell at {place}?', { place: placeName(state(), fought?.tile ?? 'q0r0') })}
      </h2>
      <p class={page.why}>
        {won
          ? t('You hold the field: +1 on the die.')
          : beaten
            ? t('You were beaten: {n} on the die.', { n: String(modifier).replace('-', '−') })
            : t('Neither side holds the field: nothing is added to the die.')}{' '}
        {t('Nobody recovers from units that routed.')}
      </p>
      <FallenList fallen={losses} />
      <BeforeTheDice losses={losses} modifier={modifier} beaten={beaten} />
    </Page>
  );
}

/** How many may get up again, and what may become of characters. */
function BeforeTheDice(props: { losses: Fallen; modifier: number; beaten: boolean }): JSX.Element {
  const { state } = useEmpire();
  const { force, of, points } = props.losses;
  const inPoints = state().options.armies === 'points';
  const back = (fell: number): number => mean(recoveryOdds(fell, props.modifier), (up) => up);
  const steady = () =>
    force.reduce(
      (sum, { id, contents }) =>
        sum +
        back(of(id).points - of(id).routed) +
        contents.units.reduce((all, unit) => {
          const fell = of(id).units[unit.id];
          return all + (fell && !fell.routed ? back(fell.lost) : 0);
        }, 0),
      0,
    );
  const nobody = () => recoveryOdds(100, props.modifier).outcomes.find(({ value }) => value === 0)?.p ?? 0;
  const fallen = () => force.reduce((sum, { id }) => sum + of(id).characters.length, 0);
  const fates = () => {
    const { outcomes } = fateOdds(props.beaten);
    const shares = percents(outcomes.map(({ p }) => p));
    const share = (end: string) => shares[outcomes.findIndex(({ value }) => value === end)] ?? percent(0);
    return [
      [t('back'), share('back')],
      [t('wounded'), share('wounded')],
      [t('dead'), share('dead')],
      ...(props.beaten ? [[t('captured'), share('captured')] as const] : []),
    ] as const;
  };
  return (
    <Show when={points() > 0 || fallen() > 0}>
      <Headed title={t('before the dice')}>
        <Pairs
          class={s.odds}
          of={[
            [
              inPoints ? t('Points back, on average') : t('Models back, on average'),
              inPoints ? count(Math.round(steady())) : steady().toFixed(1),
            ],
            [t('Nobody recovers'), percent(nobody())],
          ]}
        />
        <Show when={fallen() > 0}>
          <p data-quiet>{tn(fallen(), 'A character who fell:', 'Each of {n} characters who fell:')}</p>
          <Pairs class={s.odds} of={fates()} />
        </Show>
      </Headed>
    </Show>
  );
}
