/** Hunger: of a garrison that cannot be fed, month after month; and of banners that find nothing to eat. */
import { createMemo, createSignal, type JSX } from 'solid-js';
import { chance, mean, type Odds } from '../../../../kernel/odds.ts';
import { shortfallOdds } from '../../../../rules/mighty-empires/odds.ts';
import { starvationOdds } from '../../../../rules/mighty-empires/siege/odds.ts';
import { number, t, tn } from '../../../i18n/index.ts';
import { Head } from '../../../ui/head.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { Figures } from '../../parts/figures.tsx';
import { reckoned } from '../../parts/reckon.ts';
import { Shares } from '../../parts/shares.tsx';
import s from './odds.module.css';

const months = [1, 2, 3, 4, 5, 6] as const;
/** The least number of points that is exceeded in no more than so many cases. */
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
  const siege = reckoned(() => {
    const modifier = winter() ? -1 : 0;
    return [{ key: `starvation ${modifier}`, of: () => starvationOdds(modifier) }];
  });
  const field = reckoned(() => {
    const hungry = banners();
    return [{ key: `hunger ${hungry}`, of: () => shortfallOdds(hungry) }];
  });
  const odds = createMemo(() => siege()[0]);
  const lost = createMemo(() => field()[0]);
  const share = (...kinds: readonly string[]): number | undefined => {
    const known = odds();
    return known && chance(known, (is) => kinds.includes(is));
  };
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
          label={t('What hunger brings')}
          shares={[
            { label: t('They hold out'), p: share('holds') },
            { label: t('Hardship'), note: t('+1 to every assault'), p: share('hardship') },
            { label: t('Surrender'), p: share('surrender'), tone: 'good' },
            { label: t('Betrayal'), note: t('the gate stands open'), p: share('betrayal'), tone: 'good' },
          ]}
        />
      </section>
      <section class={s.part}>
        <Head title={t('Still behind the walls')} note={t('die upon die')} />
        <Shares
          label={t('Whether the garrison still stands')}
          shares={months.map((n) => {
            const p = stands();
            return { label: tn(n, 'after {n} hungry month', 'after {n} hungry months'), p: p && p ** n };
          })}
        />
      </section>
      <section class={s.part}>
        <Head title={t('Banners without food')} />
        <Rows label={t('Banners without food')}>
          <Row
            title={t('Hungry banners')}
            end={
              <Stepper label={t('Hungry banners')} value={banners()} min={1} max={12} onStep={setBanners} />
            }
          />
        </Rows>
        <div class={s.part}>
          <Figures
            figures={[
              { label: t('On average'), value: points((known) => mean(known, (n) => n)) },
              { label: t('9 times in 10 at most'), value: points((known) => atMost(known, 0.9)) },
              { label: t('At worst'), value: points((known) => atMost(known, 1)) },
            ]}
            note={t('Points lost in one month, all together.')}
          />
        </div>
      </section>
    </>
  );
}
