/** What the weaker side earns: experience for each survivor, and dice of gold. */
import { createSignal, type JSX, Show } from 'solid-js';
import { payOdds } from '../../../../rules/chronopia/aftermath/chances.ts';
import { underdog } from '../../../../rules/chronopia/battle/field.ts';
import { t } from '../../../i18n/index.ts';
import { Figures } from '../../parts/figures.tsx';
import { Apart } from '../../parts/headed.tsx';
import { NumberField } from '../../parts/number-field.tsx';
import { averageIn, reckonedOne } from '../../parts/reckon.ts';
import { Shares } from '../../parts/shares.tsx';

/** Quarters of what the dice can show, as bars. */
const bands = (bonus: number): readonly (readonly [from: number, to: number])[] => {
  const width = Math.max(1, Math.ceil((5 * bonus + 1) / 5));
  return Array.from({ length: Math.ceil((5 * bonus + 1) / width) }, (_, index) => {
    const from = bonus + index * width;
    return [from, Math.min(6 * bonus, from + width - 1)] as const;
  });
};
export function UnderdogOddsPage(): JSX.Element {
  const [own, setOwn] = createSignal(1000);
  const [enemy, setEnemy] = createSignal(1500);
  const bonus = () => Math.min(20, underdog(own(), enemy()));
  const odds = reckonedOne(() => {
    const dice = bonus();
    return dice === 0 ? undefined : { key: `ch pay ${dice}`, of: () => payOdds(dice) };
  });
  const share = (from: number, to: number): number | undefined =>
    odds()?.outcomes.reduce((sum, { value, p }) => sum + (value >= from && value <= to ? p : 0), 0);
  const average = (): string => (bonus() === 0 ? '0' : averageIn(odds(), (gold) => gold, 1));
  return (
    <>
      <NumberField label={t('Own rating')} value={own()} onNumber={setOwn} />
      <Apart>
        <NumberField label={t('Enemy rating')} value={enemy()} onNumber={setEnemy} />
      </Apart>
      <Apart>
        <Figures
          figures={[
            { label: t('each survivor'), value: `+${bonus()}` },
            { label: t('dice of gold'), value: bonus() === 0 ? '–' : `${bonus()}D6` },
            { label: t('gold'), value: average() },
          ]}
          note={
            bonus() === 0
              ? t('The enemy’s rating must be at least a fifth above yours.')
              : t('Experience for each survivor, and gold from the overlord before any other income.')
          }
        />
      </Apart>
      <Show when={bonus() > 0}>
        <Apart>
          <Shares
            label={t('The overlord’s pay')}
            shares={bands(bonus()).map(([from, to]) => ({
              label: from === to ? `${from}` : `${from}–${to}`,
              p: share(from, to),
            }))}
          />
        </Apart>
      </Show>
    </>
  );
}
