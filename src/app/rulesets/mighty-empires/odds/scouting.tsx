/** What scouts may find, ground by ground. */

import { createSignal, type JSX } from 'solid-js';
import { eventNames } from '../../../../rules/mighty-empires/charts/scouting-events.ts';
import type { ChartTerrain } from '../../../../rules/mighty-empires/land/terrain.ts';
import { type Scouted, scoutingOdds } from '../../../../rules/mighty-empires/scouting/odds.ts';
import { t } from '../../../i18n/index.ts';
import { percent, percents } from '../../../ui/percents.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { Headed } from '../../parts/headed.tsx';
import { chanceIn, reckonedOne } from '../../parts/reckon.ts';
import { type Share, Shares } from '../../parts/shares.tsx';
import { worded } from '../../parts/worded.ts';

const sites = ['city', 'fortress', 'village', 'barren'] as const;
const siteNames = {
  city: () => t('A city'),
  fortress: () => t('A fortress'),
  village: () => t('A village'),
  barren: () => t('Barren land'),
};
const events = Object.entries(eventNames);

export function ScoutingOddsPage(): JSX.Element {
  const [ground, setGround] = createSignal<ChartTerrain>('lowland');
  const odds = reckonedOne(() => ({ key: `scouting ${ground()}`, of: () => scoutingOdds(ground()) }));
  const share = (holds: (value: Scouted) => boolean): number | undefined => chanceIn(odds(), holds);
  const land = (): readonly Share[] =>
    sites.map((site) => {
      const stubborn = share((is) => is.find === site && is.resists) ?? 0;
      return {
        label: siteNames[site](),
        note: stubborn > 0 ? t('{p} under arms against you', { p: percent(stubborn) }) : undefined,
        p: share(({ find }) => find === site),
        tone: site === 'barren' ? undefined : 'good',
      };
    });
  const event = (): number => share(({ find }) => find === 'event') ?? 0;
  /** What is left of a hundred beside the land they find. */
  const trouble = (): string =>
    (odds() && percents([...land().map(({ p }) => p ?? 0), event()]).at(-1)) ?? '…';
  const befalls = (): readonly Share[] =>
    events
      .map(([event, { called, welcome }]) => ({
        label: t(called),
        p: share((is) => is.find === 'event' && is.event === event),
        tone: welcome ? ('good' as const) : ('bad' as const),
      }))
      .filter(({ p }) => p !== 0)
      .sort((a, b) => (b.p ?? 0) - (a.p ?? 0));
  return (
    <>
      <Segmented
        label={t('The ground')}
        segments={worded({
          lowland: t('Lowland'),
          highland: t('Highland'),
          river: t('River'),
          coastal: t('Coast'),
        })}
        value={ground()}
        onPick={setGround}
      />
      <Headed title={t('The land they find')}>
        <Shares label={t('The land they find')} shares={land()} rest={event()} />
      </Headed>
      <Headed title={t('Events they meet')} note={trouble()}>
        <Shares label={t('Events they meet')} shares={befalls()} rest={1 - event()} />
        <p data-quiet="small">{t('On land that is known already only the events matter.')}</p>
      </Headed>
    </>
  );
}
