/**
 * After a battle on the table: who fell, entered by the owner into his own book unit by unit, the chances of getting up
 * again, and then the dice. What is entered here only its owner sees until the dice have spoken.
 */
import { createSignal, For, type JSX, Show } from 'solid-js';
import { mean } from '../../../../kernel/odds.ts';
import type { Contents } from '../../../../rules/mighty-empires/ledger/book.ts';
import { type BannerLosses, modelsOf } from '../../../../rules/mighty-empires/tabletop/ledger/book.ts';
import { lossesIn } from '../../../../rules/mighty-empires/tabletop/ledger/losses.ts';
import { fateOdds, recoveryOdds } from '../../../../rules/mighty-empires/tabletop/odds.ts';
import { beatenSide, sideOf } from '../../../../rules/mighty-empires/tabletop/queries.ts';
import { recoveryModifier } from '../../../../rules/mighty-empires/tabletop/recovery.ts';
import { t, tn } from '../../../i18n/index.ts';
import { useTasks } from '../../../screens/campaign/today/use-tasks.ts';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Chip, Chips } from '../../../ui/chips.tsx';
import { Head } from '../../../ui/head.tsx';
import { Page } from '../../../ui/page.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TopBar } from '../../../ui/top-bar.tsx';
import type { OrderForm } from '../../contract.ts';
import { formOf, useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { NumberField } from '../parts/number-field.tsx';
import page from '../parts/order-page.module.css';
import { useBook } from '../piece/write.ts';
import { bannerInFull } from '../words.ts';
import s from './tabletop.module.css';

export const GatherForm: OrderForm = (props): JSX.Element => {
  const id = () => (props.args as { readonly battle?: string } | null)?.battle ?? '';
  const { state, seat, to } = useEmpire();
  const fought = () => {
    const found = state().tabletop.fought[id()];
    return found && sideOf(found, seat()) && !found.recovered.includes(seat()) ? found : undefined;
  };
  return (
    <Show
      when={fought()}
      fallback={
        <Page bar={<TopBar back={to('today')} close title={t('The wounded')} />}>
          <EmptyState title={t('Nobody of yours lies on that field')}>
            {t('They were gathered already, or the battle was struck from the book.')}
          </EmptyState>
        </Page>
      }
    >
      <Gather id={id()} onDone={props.onDone} />
    </Show>
  );
};

const percent = (p: number): string => `${Math.round(p * 100)}%`;

function Gather(props: { id: string; onDone: () => void }): JSX.Element {
  const empire = useEmpire();
  const { state, seat, book, to, busy } = empire;
  const { write } = useBook();
  const { give } = useTasks();
  // Read once: when the order is given the battle is over, and the form is left.
  const fought = state().tabletop.fought[props.id];
  const side = (fought && sideOf(fought, seat())) ?? 'attacker';
  const modifier = fought ? recoveryModifier(fought, side) : 0;
  const beaten = fought !== undefined && beatenSide(fought) === side;
  const won = fought?.winner === side;
  const mine = (side === 'attacker' ? fought?.attackers : fought?.defenders) ?? [];
  const ledger = book(seat());
  const force = mine.flatMap((id) => {
    const banner = state().banners[id];
    const contents = ledger?.banners[id];
    return banner && contents ? [{ id, banner, contents }] : [];
  });
  const [losses, setLosses] = createSignal<Record<string, BannerLosses>>(
    Object.fromEntries(force.map(({ id }) => [id, ledger ? lossesIn(ledger, props.id, id) : emptyLosses])),
  );
  const of = (banner: string): BannerLosses => losses()[banner] ?? emptyLosses;
  const set = (banner: string, some: Partial<BannerLosses>): void =>
    void setLosses({ ...losses(), [banner]: { ...of(banner), ...some } });
  const steady = () =>
    force.reduce(
      (sum, { id, contents }) =>
        sum +
        contents.units.reduce((all, unit) => {
          const fell = of(id).units[unit.id];
          return all + (fell && !fell.routed ? mean(recoveryOdds(fell.lost, modifier), (up) => up) : 0);
        }, 0),
      0,
    );
  const nobody = () => {
    const none = recoveryOdds(100, modifier).outcomes.find(({ value }) => value === 0);
    return none?.p ?? 0;
  };
  const fates = fateOdds(beaten).outcomes;
  const share = (end: string): number => fates.find(({ value }) => value === end)?.p ?? 0;
  const fallen = () => Object.values(losses()).reduce((sum, { characters }) => sum + characters.length, 0);
  const roll = async (): Promise<void> => {
    for (const { id } of force) {
      const { units, characters, points, routed } = of(id);
      const entry = {
        write: 'casualties',
        battle: props.id,
        banner: id,
        units,
        characters: [...characters],
        points,
        routed,
      };
      if (!(await write(entry as never))) return;
    }
    const given = await give('gather-wounded', { battle: props.id });
    if (given && !empire.view().open.some(({ open }) => open.order === given)) props.onDone();
  };
  return (
    <Page
      bar={<TopBar back={to('today')} close title={t('The wounded')} />}
      foot={
        <Actions
          note={
            <Show when={fought && (won || fought.winner === 'draw')}>
              <a href={formOf(empire, 'take-spoils', { battle: props.id })}>{t('Spoils first…')}</a>
            </Show>
          }
        >
          <Button kind="filled" icon="dice" grow disabled={busy()} onTap={() => void roll()}>
            {t('Enter them and roll')}
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
            : t('The field is nobody’s: the die counts as it falls.')}{' '}
        {t('Of units that routed nobody gets up.')}
      </p>
      <For each={force}>
        {({ id, banner, contents }) => (
          <section class={s.side}>
            <Head title={bannerInFull(banner)} />
            <Show when={contents.points > 0}>
              <NumberField
                label={t('Points that fell')}
                value={of(id).points}
                most={contents.points}
                onNumber={(points) => set(id, { points, routed: Math.min(of(id).routed, points) })}
              />
              <NumberField
                label={t('Of these in rout')}
                value={of(id).routed}
                most={of(id).points}
                onNumber={(routed) => set(id, { routed })}
              />
            </Show>
            <Units contents={contents} losses={of(id)} onChange={(units) => set(id, { units })} />
            <Show when={contents.characters.length > 0}>
              <Chips label={t('Characters who fell')} wrap>
                <For each={contents.characters}>
                  {(one) => (
                    <Chip
                      icon="visored-helm"
                      on={of(id).characters.includes(one.id)}
                      onTap={() =>
                        set(id, {
                          characters: of(id).characters.includes(one.id)
                            ? of(id).characters.filter((each) => each !== one.id)
                            : [...of(id).characters, one.id],
                        })
                      }
                    >
                      {t('{name} fell', { name: one.name })}
                    </Chip>
                  )}
                </For>
              </Chips>
            </Show>
          </section>
        )}
      </For>
      <section class={s.side}>
        <Head title={t('before the dice')} />
        <dl class={s.odds}>
          <div>
            <dt>{t('Models back, on average')}</dt>
            <dd>{steady().toFixed(1)}</dd>
          </div>
          <div>
            <dt>{t('Nobody gets up')}</dt>
            <dd>{percent(nobody())}</dd>
          </div>
        </dl>
        <Show when={fallen() > 0}>
          <p data-quiet>{tn(fallen(), 'A character who fell:', 'Each of {n} characters who fell:')}</p>
          <dl class={s.odds}>
            <div>
              <dt>{t('back')}</dt>
              <dd>{percent(share('back'))}</dd>
            </div>
            <div>
              <dt>{t('wounded')}</dt>
              <dd>{percent(share('wounded'))}</dd>
            </div>
            <div>
              <dt>{t('dead')}</dt>
              <dd>{percent(share('dead'))}</dd>
            </div>
            <Show when={beaten}>
              <div>
                <dt>{t('captured')}</dt>
                <dd>{percent(share('captured'))}</dd>
              </div>
            </Show>
          </dl>
        </Show>
      </section>
    </Page>
  );
}
const emptyLosses: BannerLosses = { units: {}, characters: [], points: 0, routed: 0 };

function Units(props: {
  contents: Contents;
  losses: BannerLosses;
  onChange: (units: BannerLosses['units']) => void;
}): JSX.Element {
  const fell = (unit: string) => props.losses.units[unit] ?? { lost: 0, routed: false };
  return (
    <For each={props.contents.units}>
      {(unit) => (
        <div class={s.unit}>
          <div class={s.line}>
            <div class={s.name}>
              <strong>{unit.name || t('Unnamed unit')}</strong>
              <span>{t('of {n}', { n: modelsOf(unit) })}</span>
            </div>
            <Stepper
              label={t('Models of {unit} that fell', { unit: unit.name })}
              value={fell(unit.id).lost}
              max={modelsOf(unit)}
              onStep={(lost) =>
                props.onChange({ ...props.losses.units, [unit.id]: { ...fell(unit.id), lost } })
              }
            />
          </div>
          <Show when={fell(unit.id).lost > 0}>
            <Switch
              label={t('It routed')}
              on={fell(unit.id).routed}
              onSwitch={(routed) =>
                props.onChange({ ...props.losses.units, [unit.id]: { ...fell(unit.id), routed } })
              }
            />
          </Show>
        </div>
      )}
    </For>
  );
}
