/** How a battle may end, as one bar read from the shown seat's side: what it wins from the left, what it loses on the right. */
import { For, type JSX } from 'solid-js';
import { type BattleOdds, type Result, results } from '../../../../rules/mighty-empires/battle/odds.ts';
import { t } from '../../../i18n/index.ts';
import { cx } from '../../../ui/cx.ts';
import { percents } from '../../../ui/percents.ts';
import s from './odds-bar.module.css';

export type View = 'attacker' | 'defender';
const kinds = ['rout', 'win', 'draw', 'loss', 'broken'] as const;
type Kind = (typeof kinds)[number];

/** The five results in the order of this side's liking. */
export const seen = (odds: BattleOdds['results'], side: View): readonly { kind: Kind; p: number }[] =>
  (side === 'attacker' ? results : results.toReversed()).map((result: Result, i) => ({
    kind: kinds[i] ?? 'draw',
    p: odds[result],
  }));
export function OddsBar(props: { odds: BattleOdds['results']; side: View; label: string }): JSX.Element {
  const parts = () => seen(props.odds, props.side);
  const sum = (...some: readonly Kind[]): number =>
    parts().reduce((all, { kind, p }) => all + (some.includes(kind) ? p : 0), 0);
  const words = () => percents([sum('rout', 'win'), sum('draw'), sum('loss', 'broken')]);
  return (
    <div
      class={s.bar}
      role="img"
      aria-label={t('{label}: {won} won, {drawn} drawn, {lost} lost', {
        label: props.label,
        won: words()[0] ?? '',
        drawn: words()[1] ?? '',
        lost: words()[2] ?? '',
      })}
    >
      <For each={parts()}>
        {({ kind, p }) => (
          <i class={cx(s.part, s[kind])} style={{ 'flex-grow': p, display: p === 0 ? 'none' : '' }} />
        )}
      </For>
    </div>
  );
}

const words: readonly (readonly [Kind, () => string])[] = [
  ['rout', () => t('they scatter')],
  ['win', () => t('you win')],
  ['draw', () => t('draw')],
  ['loss', () => t('you lose')],
  ['broken', () => t('you scatter')],
];
/** What the shades of the bars stand for. */
export function OddsKey(): JSX.Element {
  return (
    <ul class={s.key}>
      <For each={words}>
        {([kind, word]) => (
          <li>
            <i class={cx(s.swatch, s[kind])} aria-hidden="true" />
            {word()}
          </li>
        )}
      </For>
    </ul>
  );
}
