/** A way over mountains or an unbridged river: whether there is one, and what a perilous one takes. */
import { createMemo, createSignal, type JSX } from 'solid-js';
import { chance, mean } from '../../../../kernel/odds.ts';
import { type Crossed, routeOdds } from '../../../../rules/mighty-empires/odds.ts';
import { number, t } from '../../../i18n/index.ts';
import { Head } from '../../../ui/head.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { Figures } from '../../parts/figures.tsx';
import { reckoned } from '../../parts/reckon.ts';
import { Shares } from '../../parts/shares.tsx';
import s from './odds.module.css';

export function RouteOddsPage(): JSX.Element {
  const [baggage, setBaggage] = createSignal(3);
  const [dares, setDares] = createSignal<'yes' | 'no'>('yes');
  const found = reckoned(() => {
    const [loads, daring] = [baggage(), dares() === 'yes'];
    return [{ key: `route ${loads} ${daring}`, of: () => routeOdds(loads, daring) }];
  });
  const odds = createMemo(() => found()[0]);
  const share = (holds: (value: Crossed) => boolean): number | undefined => {
    const known = odds();
    return known && chance(known, holds);
  };
  const average = (of: (value: Crossed) => number, places: 0 | 1): string => {
    const known = odds();
    const scale = 10 ** places;
    return known ? number(Math.round(mean(known, of) * scale) / scale) : '…';
  };
  const unharmed = ({ through, points, baggage: lost }: Crossed): boolean =>
    through && points === 0 && lost === 0;
  return (
    <>
      <Segmented
        label={t('If the way is narrow and perilous')}
        titled
        segments={[
          { value: 'yes', label: t('They dare it') },
          { value: 'no', label: t('They stay') },
        ]}
        value={dares()}
        onPick={setDares}
      />
      <div class={s.part}>
        <Rows label={t('The banner')}>
          <Row
            title={t('Baggage it carries')}
            end={<Stepper label={t('Baggage it carries')} value={baggage()} max={6} onStep={setBaggage} />}
          />
        </Rows>
      </div>
      <section class={s.part}>
        <Head title={t('One banner')} />
        <Shares
          label={t('What becomes of one banner')}
          shares={[
            { label: t('Through unharmed'), p: share(unharmed), tone: 'good' },
            {
              label: t('Through with losses'),
              p: share((is) => is.through && !unharmed(is)),
              tone: 'bad',
            },
            { label: t('No way through'), p: share(({ through }) => !through), tone: 'bad' },
          ]}
        />
      </section>
      <section class={s.part}>
        <Figures
          figures={[
            { label: t('Points lost'), value: average(({ points }) => points, 0) },
            { label: t('Baggage lost'), value: average(({ baggage: lost }) => lost, 1) },
          ]}
          note={t(
            'On average. One way found serves the whole force; what is lost is rolled for each banner.',
          )}
        />
      </section>
    </>
  );
}
