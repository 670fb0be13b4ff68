/** One of two banners: its total against the limits, and its troops, each tapped to pass over. */
import { createMemo, For, type JSX, Show } from 'solid-js';
import { bannerPoints } from '../../../../rules/mighty-empires/setup/banners.ts';
import { t, tn } from '../../../i18n/index.ts';
import { cx } from '../../../ui/cx.ts';
import { Select } from '../../../ui/field.tsx';
import { count } from '../words.ts';
import { isEmpty, nobody, rests, sum } from './ranks.ts';
import s from './reorganise.module.css';
import { fresh, type Reorganising } from './reorganising.ts';

const mostUnits = 5;

export function Half(props: {
  of: Reorganising;
  half: Reorganising['one' | 'two'];
  other: Reorganising['one' | 'two'];
  /** Which of the two it is, to be changed there. */
  label: string;
}): JSX.Element {
  const { crossing, cross, called, book, listed, toggle } = props.of;
  const { id, ids, pick, side } = props.half;
  /** Names of the units that rests fill up, by the rest's id. */
  const fills = createMemo((): { readonly [id: string]: string } => {
    const own = book(id());
    return Object.fromEntries(
      Object.entries(rests(own, book(props.other.id()), crossing().ids)).map(([rest, by]) => [
        rest,
        own.units.find((unit) => unit.id === by)?.name ?? '',
      ]),
    );
  });
  const units = () => side().units.length - Object.keys(fills()).length;
  const wrong = (): string | undefined => {
    const points = sum(side());
    if (isEmpty(side())) return undefined;
    if (points < bannerPoints.least) return t('minimum {n}', { n: bannerPoints.least });
    if (points > bannerPoints.most) return t('maximum {n}', { n: bannerPoints.most });
    if (!listed()) return undefined;
    if (side().characters.length === 0) return t('no leader');
    if (units() === 0) return t('no units');
    return units() > mostUnits ? t('five units at most') : undefined;
  };
  const row = (one: string, name: string, points: number, note: () => string): JSX.Element => (
    <button type="button" class={cx(s.troop, crossing().ids.has(one) && s.came)} onClick={() => toggle(one)}>
      <span>{name}</span>
      <span>{count(points)}</span>
      <small>{note()}</small>
    </button>
  );
  return (
    <section class={s.side} aria-label={called(id())}>
      <Select
        label={props.label}
        value={id()}
        options={ids().map((value) => ({ value, label: called(value) }))}
        onPick={(picked) => {
          pick(picked);
          cross(nobody);
        }}
      />
      <p class={s.total} role="status">
        <b>{count(sum(side()))}</b> {t('points')}
        <Show when={wrong()}>{(why) => <span class={s.wrong}> {why()}</span>}</Show>
      </p>
      <Show when={isEmpty(side())}>
        <p class={s.total}>
          {id() === fresh ? t('No troops here yet.') : t('No troops are left: this banner is disbanded.')}
        </p>
      </Show>
      <For each={side().characters}>
        {(one) =>
          row(one.id, one.name || t('Unnamed character'), one.points, () => t('level {n}', { n: one.level }))
        }
      </For>
      <For each={side().units}>
        {(unit) =>
          row(unit.id, unit.name || t('Unnamed unit'), unit.points, () =>
            fills()[unit.id]
              ? t('{n} fill up {unit}', { n: unit.models, unit: fills()[unit.id] ?? '' })
              : tn(unit.models, '{n} model', '{n} models'),
          )
        }
      </For>
    </section>
  );
}
