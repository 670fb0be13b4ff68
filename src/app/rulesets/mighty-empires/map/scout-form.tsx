/** Where a banner's scouts ride: tap one of the dashed tiles around it, see its odds, send them. */

import type { TileId } from '../../../../kernel/hex.ts';
import { chance } from '../../../../kernel/odds.ts';
import { columnAt, scoutingChart } from '../../../../rules/mighty-empires/map/terrain.ts';
import { scoutingOdds } from '../../../../rules/mighty-empires/scouting/odds.ts';
import { t } from '../../../i18n/index.ts';
import { percents } from '../../../ui/percents.ts';
import { mapped } from '../../parts/ask/map-page.tsx';
import { useEmpire } from '../empire.ts';
import { groundName } from '../words.ts';

const finds = ['village', 'fortress', 'city', 'barren', 'event'] as const;

export const ScoutForm = mapped<{ readonly banner: string; readonly tile: TileId }>('scout', () => {
  const { state } = useEmpire();
  /** What unknown land may hold, and how likely scouts find trouble instead. */
  const prospects = (at: TileId): string => {
    const odds = scoutingOdds(columnAt(state(), at), state().options.rulings.lairOn11);
    const [village = '', fortress = '', city = '', barren = '', event = ''] = percents(
      finds.map((find) => chance(odds, (is) => is.find === find)),
    );
    return t('Village {village}, fortress {fortress}, city {city}, barren {barren}; an event {event}.', {
      village,
      fortress,
      city,
      barren,
      event,
    });
  };
  const known = (at: TileId): boolean => state().tiles[at] !== undefined;
  return {
    on: 'tile',
    title: () => t('Where do your scouts ride?'),
    note: () => t('One tile for each banner.'),
    start: ({ banner = '' }) => state().banners[banner]?.tile ?? undefined,
    untapped: () =>
      t('Tap a tile beside the banner. This month your force can march only where you have scouted.'),
    means: (at) => (
      <>
        <p>
          {known(at)
            ? t(
                'Known land: your force may march there once it is scouted. An event may befall the scouts, or they may run into a force there.',
              )
            : t('Unknown land, on the chart of {chart}.', {
                chart: scoutingChart(columnAt(state(), at)).title,
              })}
        </p>
        <p>{known(at) ? '' : prospects(at)}</p>
      </>
    ),
    answer: t('Send the scouts'),
    rolls: true,
    leave: t('They stay'),
    of: {
      banner: { label: t('Whose scouts'), first: true },
      tile: { row: (at) => ({ note: groundName(state(), at) }) },
    },
  };
});
