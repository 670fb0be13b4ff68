/** A way over mountains or an unbridged river: whether there is one, and what a perilous one takes. */

import { createSignal, type JSX } from 'solid-js';
import { type Crossed, routeOdds } from '../../../../rules/mighty-empires/movement/odds.ts';
import { t } from '../../../i18n/index.ts';
import { Rows } from '../../../ui/rows.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Figures } from '../../parts/figures.tsx';
import { Apart, Headed } from '../../parts/headed.tsx';
import { averageIn, chanceIn, reckonedOne } from '../../parts/reckon.ts';
import { Shares } from '../../parts/shares.tsx';
import { StepRow } from '../../parts/step-row.tsx';
import { worded } from '../../parts/worded.ts';

export function RouteOddsPage(): JSX.Element {
  const [baggage, setBaggage] = createSignal(3);
  const [dares, setDares] = createSignal<'yes' | 'no'>('yes');
  const odds = reckonedOne(() => {
    const [loads, daring] = [baggage(), dares() === 'yes'];
    return { key: `route ${loads} ${daring}`, of: () => routeOdds(loads, daring) };
  });
  const share = (holds: (value: Crossed) => boolean): number | undefined => chanceIn(odds(), holds);
  const average = (of: (value: Crossed) => number, places: 0 | 1): string => averageIn(odds(), of, places);
  const unharmed = ({ through, points, baggage: lost }: Crossed): boolean =>
    through && points === 0 && lost === 0;
  return (
    <>
      <Segmented
        label={t('If the way is narrow and perilous')}
        titled
        segments={worded({ yes: t('They dare it'), no: t('They stay') })}
        value={dares()}
        onPick={setDares}
      />
      <Apart>
        <Rows label={t('The banner')}>
          <StepRow title={t('Baggage it carries')} value={baggage()} max={6} onStep={setBaggage} />
        </Rows>
      </Apart>
      <Headed title={t('One banner')}>
        <Shares
          label={t('Fate of one banner')}
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
      </Headed>
      <Apart>
        <Figures
          figures={[
            { label: t('Points lost'), value: average(({ points }) => points, 0) },
            { label: t('Baggage lost'), value: average(({ baggage: lost }) => lost, 1) },
          ]}
          note={t('On average. One route serves the whole force; each banner rolls for its own losses.')}
        />
      </Apart>
    </>
  );
}
