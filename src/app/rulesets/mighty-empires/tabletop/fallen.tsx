/**
 * Who fell of one's own banners in a battle, banner by banner: counted while the game lasts, and once more when it is
 * over. It stands in the owner's book alone until the dice for the wounded have spoken.
 */
import { For, type JSX, Show } from 'solid-js';
import type { Contents } from '../../../../rules/mighty-empires/ledger/book.ts';
import type { PlacedBanner } from '../../../../rules/mighty-empires/queries.ts';
import type { BannerId } from '../../../../rules/mighty-empires/state.ts';
import {
  type BannerLosses,
  lostOnTable,
  modelsOf,
  noLosses,
} from '../../../../rules/mighty-empires/tabletop/ledger/book.ts';
import { lossesIn, shareLost } from '../../../../rules/mighty-empires/tabletop/ledger/losses.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Stepper } from '../../../ui/stepper.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { Headed } from '../../parts/headed.tsx';
import { NumberField } from '../../parts/number-field.tsx';
import page from '../../parts/order-page.module.css';
import { PickChips } from '../../parts/pick-chips.tsx';
import { useEmpire } from '../empire.ts';
import { useBook } from '../piece/write.ts';
import { bannerInFull, count } from '../words.ts';
import s from './tabletop.module.css';

interface Company {
  readonly id: BannerId;
  readonly banner: PlacedBanner;
  readonly contents: Contents;
}

/** The losses of `banners`, as the book has them and as they are changed by thumb; `keep` writes them into the book. */
export function useFallen(battle: string, banners: readonly BannerId[]) {
  const { state, seat, book } = useEmpire();
  const { write } = useBook();
  // Read once: dice and charges change the book under the form.
  const ledger = book(seat());
  const force = banners.flatMap((id): Company[] => {
    const banner = state().banners[id];
    const contents = ledger?.banners[id];
    return banner && contents ? [{ id, banner: { id, ...banner }, contents }] : [];
  });
  const [losses, setLosses] = chosenSignal<Readonly<Record<BannerId, BannerLosses>>>(
    'losses',
    Object.fromEntries(force.map(({ id }) => [id, ledger ? lossesIn(ledger, battle, id) : noLosses])),
  );
  const of = (banner: BannerId): BannerLosses => losses()[banner] ?? noLosses;
  return {
    force,
    of,
    set: (banner: BannerId, some: Partial<BannerLosses>): void =>
      void setLosses({ ...losses(), [banner]: { ...of(banner), ...some } }),
    points: (): number => force.reduce((sum, { id, contents }) => sum + lostOnTable(contents, of(id)), 0),
    percent: (): number => shareLost(force.map(({ id, contents }) => ({ contents, losses: of(id) }))),
    /** False where the book refuses. */
    async keep(): Promise<boolean> {
      for (const { id } of force) {
        const { units, characters, points, routed } = of(id);
        const entry = { write: 'casualties', battle, banner: id, points, routed };
        if (!(await write({ ...entry, units, characters: [...characters] } as never))) return false;
      }
      return true;
    },
  };
}
export type Fallen = ReturnType<typeof useFallen>;

export function FallenList(props: { fallen: Fallen }): JSX.Element {
  const { force, of, set } = props.fallen;
  const toggled = (all: readonly string[], one: string): readonly string[] =>
    all.includes(one) ? all.filter((each) => each !== one) : [...all, one];
  return (
    <For each={force}>
      {({ id, banner, contents }) => (
        <Headed named title={bannerInFull(banner)}>
          <Show when={contents.points > 0}>
            <div class={page.stack}>
              <NumberField
                label={t('Points that fell')}
                value={of(id).points}
                most={contents.points}
                hint={t('Of {n} in this banner', { n: count(contents.points) })}
                onNumber={(points) => set(id, { points, routed: Math.min(of(id).routed, points) })}
              />
              <NumberField
                label={t('Of these in rout')}
                value={of(id).routed}
                most={of(id).points}
                onNumber={(routed) => set(id, { routed })}
              />
            </div>
          </Show>
          <Units contents={contents} losses={of(id)} onChange={(units) => set(id, { units })} />
          <Show when={contents.characters.length > 0}>
            <div class={s.characters}>
              <PickChips
                wrap
                label={t('Characters who fell')}
                all={contents.characters}
                on={(one) => of(id).characters.includes(one.id)}
                name={(one) => t('{name} fell', { name: one.name || t('Unnamed character') })}
                icon={() => 'visored-helm'}
                onPick={(one) => set(id, { characters: toggled(of(id).characters, one.id) })}
              />
            </div>
          </Show>
        </Headed>
      )}
    </For>
  );
}

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
              <span>
                {fell(unit.id).lost === 0
                  ? tn(modelsOf(unit), '{n} model', '{n} models')
                  : t('{left} of {n} left', {
                      left: modelsOf(unit) - fell(unit.id).lost,
                      n: modelsOf(unit),
                    })}
              </span>
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
