/** What scouts may find, ground by ground. */
import { createMemo, createSignal, type JSX } from 'solid-js';
import { chance } from '../../../../kernel/odds.ts';
import type { ChartTerrain } from '../../../../rules/mighty-empires/land/terrain.ts';
import { type Scouted, scoutingOdds } from '../../../../rules/mighty-empires/odds.ts';
import { t } from '../../../i18n/index.ts';
import { Head } from '../../../ui/head.tsx';
import { percent, percents } from '../../../ui/percents.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { reckoned } from '../../parts/reckon.ts';
import { type Share, Shares } from '../../parts/shares.tsx';
import s from './odds.module.css';

type Event = Extract<Scouted, { find: 'event' }>['event'];
const sites = ['city', 'fortress', 'village', 'barren'] as const;
const siteNames = {
  city: () => t('A city'),
  fortress: () => t('A fortress'),
  village: () => t('A village'),
  barren: () => t('Barren land'),
};
const events: { readonly [event in Event]: () => string } = {
  desertion: () => t('Desertion'),
  mutiny: () => t('Mutiny'),
  rot: () => t('Rotten supplies'),
  sickness: () => t('Sickness'),
  storms: () => t('Storms'),
  astray: () => t('They go astray'),
  bandits: () => t('Bandits'),
  convoy: () => t('A supply train'),
  mercenaries: () => t('Free companies'),
  lair: () => t('A dragon’s lair'),
};
const kind = Object.keys(events) as readonly Event[];
/** What nobody minds to meet. */
const welcome: readonly Event[] = ['convoy', 'mercenaries'];

export function ScoutingOddsPage(): JSX.Element {
  const [ground, setGround] = createSignal<ChartTerrain>('lowland');
  const found = reckoned(() => [{ key: `scouting ${ground()}`, of: () => scoutingOdds(ground()) }]);
  const odds = createMemo(() => found()[0]);
  const share = (holds: (value: Scouted) => boolean): number | undefined => {
    const known = odds();
    return known && chance(known, holds);
  };
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
    kind
      .map((event) => ({
        label: events[event](),
        p: share((is) => is.find === 'event' && is.event === event),
        tone: welcome.includes(event) ? ('good' as const) : ('bad' as const),
      }))
      .filter(({ p }) => p !== 0)
      .sort((a, b) => (b.p ?? 0) - (a.p ?? 0));
  return (
    <>
      <Segmented
        label={t('The ground')}
        segments={[
          { value: 'lowland', label: t('Lowland') },
          { value: 'highland', label: t('Highland') },
          { value: 'river', label: t('River') },
          { value: 'coastal', label: t('Coast') },
        ]}
        value={ground()}
        onPick={setGround}
      />
      <section class={s.part}>
        <Head title={t('The land they find')} />
        <Shares label={t('The land they find')} shares={land()} rest={event()} />
      </section>
      <section class={s.part}>
        <Head title={t('What befalls them')} note={trouble()} />
        <Shares label={t('What befalls them')} shares={befalls()} rest={1 - event()} />
        <p class={s.line}>{t('On land that is known already only the events matter.')}</p>
      </section>
    </>
  );
}
