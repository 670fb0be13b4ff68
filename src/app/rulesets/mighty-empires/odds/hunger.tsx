/** Hunger: of a garrison that cannot be fed, month after month; and of banners that find nothing to eat. */

import { createSignal, type JSX } from 'solid-js';
import { mean, type Odds } from '../../../../kernel/odds.ts';
import { shortfallOdds } from '../../../../rules/mighty-empires/provisions/odds.ts';
import { starvationOdds } from '../../../../rules/mighty-empires/siege/odds.ts';
import { number, t, tn } from '../../../i18n/index.ts';
import { Head } from '../../../ui/head.tsx';
import { Rows } from '../../../ui/rows.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { Figures } from '../../parts/figures.tsx';
import { Apart, Headed } from '../../parts/headed.tsx';
import { chanceIn, reckonedOne } from '../../parts/reckon.ts';
import { Shares } from '../../parts/shares.tsx';
import { StepRow } from '../../parts/step-row.tsx';

const months = [1, 2, 3, 4, 5, 6] as const;
/** The smallest number of points that is not exceeded in this share of cases. */
function atMost({ outcomes }: Odds<number>, share: number): number {
  let sum = 0;
  for (const { value, p } of [...outcomes].sort((a, b) => a.value - b.value)) {
    sum += p;
    if (sum >= share - 1e-9) return value;
  }
  return 0;
}

export function HungerOddsPage(): JSX.Element {
  const [winter, setWinter] = createSignal(false);
  const [banners, setBanners] = createSignal(1);
  const odds = reckonedOne(() => {
    const modifier = winter() ? -1 : 0;
    return { key: `starvation ${modifier}`, of: () => starvationOdds(modifier) };
  });
  const lost = reckonedOne(() => {
    const hungry = banners();
    return { key: `hunger ${hungry}`, of: () => shortfallOdds(hungry) };
  });
  const share = (...kinds: readonly string[]): number | undefined =>
    chanceIn(odds(), (is) => kinds.includes(is));
  const stands = () => share('hardship', 'holds');
  const points = (of: (known: Odds<number>) => number): string => {
    const known = lost();
    return known ? number(Math.round(of(known))) : '…';
  };
  return (
    <>
      <section>
        <Head title={t('A garrison that cannot be fed')} />
        <Switch
          label={t('The siege is kept up over the winter')}
          note={t('−1 to the die')}
          on={winter()}
          onSwitch={setWinter}
        />
        <Shares
          label={t('Effects of hunger')}
          shares={[
            { label: t('They hold out'), p: share('holds') },
            { label: t('Hardship'), note: t('+1 to every assault'), p: share('hardship') },
            { label: t('Surrender'), p: share('surrender'), tone: 'good' },
            { label: t('Betrayal'), note: t('the gate is opened'), p: share('betrayal'), tone: 'good' },
          ]}
        />
      </section>
      <Headed title={t('Still behind the walls')} note={t('roll after roll')}>
        <Shares
          label={t('Whether the garrison still holds out')}
          shares={months.map((n) => {
            const p = stands();
            return { label: tn(n, 'after {n} hungry month', 'after {n} hungry months'), p: p && p ** n };
          })}
        />
      </Headed>
      <Headed title={t('Banners without food')}>
        <Rows label={t('Banners without food')}>
          <StepRow title={t('Hungry banners')} value={banners()} min={1} max={12} onStep={setBanners} />
        </Rows>
        <Apart>
          <Figures
            figures={[
              { label: t('On average'), value: points((known) => mean(known, (n) => n)) },
              { label: t('9 times in 10 at most'), value: points((known) => atMost(known, 0.9)) },
              { label: t('At worst'), value: points((known) => atMost(known, 1)) },
            ]}
            note={t('Points lost in one month, all together.')}
          />
        </Apart>
      </Headed>
    </>
  );
}
