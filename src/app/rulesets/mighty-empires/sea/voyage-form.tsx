/** Where a fleet sails: tap one of your ships, then water it reaches; in or out of harbour where there is one. */
import { Show } from 'solid-js';
import type { TileId } from '../../../../kernel/hex.ts';
import { ready } from '../../../../rules/mighty-empires/sea/tasks.ts';
import { hasHarbour } from '../../../../rules/mighty-empires/sea/waters.ts';
import type { ShipId } from '../../../../rules/mighty-empires/state.ts';
import { t } from '../../../i18n/index.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { mapped } from '../../parts/ask/map-page.tsx';
import { worded } from '../../parts/worded.ts';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { bannerName, groundName } from '../words.ts';
import { EngagementLine } from './engagement-line.tsx';

interface Voyage {
  readonly ships: readonly ShipId[];
  readonly to: TileId;
  readonly harbour: boolean;
}
export const VoyageForm = mapped<Voyage>('voyage', () => {
  const { state, seat } = useEmpire();
  const mine = () => Object.entries(state().ships).filter(([, { owner }]) => owner === seat());
  /** The seat's ships there: those that may still sail, if some have sailed already. */
  const fleet = (at: TileId | undefined): readonly ShipId[] | undefined => {
    const still = at && ready(state(), seat()).get(at);
    if (still) return still;
    const here = mine().flatMap(([id, { tile }]) => (tile === at ? [id] : []));
    return here.length > 0 ? here : undefined;
  };
  const from = ({ ships: [first = ''] = [] }: Partial<Voyage>) => state().ships[first]?.tile;
  const port = (at: TileId | undefined): boolean => at !== undefined && hasHarbour(state(), at);
  return {
    on: 'to',
    title: () => t('Where do your ships sail?'),
    note(said) {
      const at = from(said);
      return at && t('from {tile}', { tile: placeName(state(), at) });
    },
    start: from,
    untapped: () => t('Tap water beside your ships, or another fleet of yours.'),
    instead(tile, said) {
      const ships = tile === from(said) ? undefined : fleet(tile);
      return ships && { ships };
    },
    answer: t('Set sail'),
    of: {
      ships: {
        label: t('Which ships'),
        begin: () => fleet([...ready(state(), seat()).keys()][0] ?? mine()[0]?.[1].tile),
        row(id) {
          const banner = state().banners[state().ships[id]?.carries ?? ''];
          return { ...(banner && { value: bannerName(banner) }) };
        },
      },
      to: { row: (tile) => ({ note: groundName(state(), tile) }) },
      harbour: {
        label: '',
        // Where a ship lies already the other berth is meant; elsewhere it puts in if it can.
        begin: (said) =>
          port(said.to) &&
          (said.to !== from(said) || (said.ships ?? []).some((id) => !state().ships[id]?.harbour)),
        put: (at) => (
          <Show when={port(at.said.to)}>
            <Segmented
              label={t('Where it is')}
              segments={worded({ harbour: t('In harbour'), sea: t('At sea') })}
              value={at.value ? 'harbour' : 'sea'}
              onPick={(where) => at.say(where === 'harbour')}
            />
          </Show>
        ),
      },
    },
    under: ({ ships = [], to, harbour = false }) => (
      <Show when={to}>{(tile) => <EngagementLine ships={ships} tile={tile()} harbour={harbour} />}</Show>
    ),
  };
});
