/** One of two banners: its total against the limits, and its troops, each tapped to pass over. */
import { For, type JSX, Show } from 'solid-js';
import { bannerPoints } from '../../../../rules/mighty-empires/setup/banners.ts';
import { t, tn } from '../../../i18n/index.ts';
import { cx } from '../../../ui/cx.ts';
import { count } from '../words.ts';
import { isEmpty, type Side, sum } from './ranks.ts';
import s from './reorganise.module.css';

const mostUnits = 5;

export function SideList(props: {
  title: string;
  /** Which banner it is, to be changed there. */
  head: JSX.Element;
  side: Side;
  listed: boolean;
  /** Who has come over. */
  came: ReadonlySet<string>;
  /** Names of the units that rests fill up, by the rest's id. */
  fills: { readonly [id: string]: string };
  /** The flag goes when nobody is left under it. */
  empty: string;
  onPass: (id: string) => void;
}): JSX.Element {
  const units = () => props.side.units.length - Object.keys(props.fills).length;
  const wrong = (): string | undefined => {
    const points = sum(props.side);
    if (isEmpty(props.side)) return undefined;
    if (points < bannerPoints.least) return t('minimum {n}', { n: bannerPoints.least });
    if (points > bannerPoints.most) return t('maximum {n}', { n: bannerPoints.most });
    if (!props.listed) return undefined;
    if (props.side.characters.length === 0) return t('no leader');
    if (units() === 0) return t('no units');
    return units() > mostUnits ? t('five units at most') : undefined;
  };
  const row = (id: string, name: string, points: number, note: string): JSX.Element => (
    <button type="button" class={cx(s.troop, props.came.has(id) && s.came)} onClick={() => props.onPass(id)}>
      <span>{name}</span>
      <span>{count(points)}</span>
      <Show when={note}>
        <small>{note}</small>
      </Show>
    </button>
  );
  return (
    <section class={s.side} aria-label={props.title}>
      {props.head}
      <p class={s.total} role="status">
        <b>{count(sum(props.side))}</b> {t('points')}
        <Show when={wrong()}>{(why) => <span class={s.wrong}> {why()}</span>}</Show>
      </p>
      <Show when={isEmpty(props.side)}>
        <p class={s.total}>{props.empty}</p>
      </Show>
      <For each={props.side.characters}>
        {(one) =>
          row(one.id, one.name || t('Unnamed character'), one.points, t('level {n}', { n: one.level }))
        }
      </For>
      <For each={props.side.units}>
        {(unit) =>
          row(
            unit.id,
            unit.name || t('Unnamed unit'),
            unit.points,
            props.fills[unit.id]
              ? t('{n} fill up {unit}', { n: unit.models, unit: props.fills[unit.id] ?? '' })
              : tn(unit.models, '{n} model', '{n} models'),
          )
        }
      </For>
    </section>
  );
}
