/** Building on a tile: which, and what can stand there. */
import type { TileId } from '../../../../kernel/hex.ts';
import { piecesLeft } from '../../../../rules/realm-armies/queries.ts';
import { costOf } from '../../../../rules/realm-armies/upgrades/build.ts';
import type { Building } from '../../../../rules/realm-armies/upgrades/buildings.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Seal } from '../../../ui/seal.tsx';
import { dressed } from '../../parts/ask/ask-page.tsx';
import { useRealm } from '../realm.ts';
import { buildingName, workIcons } from '../words.ts';

export const BuildForm = dressed<{ readonly tile: TileId; readonly what: Building }>('build', () => {
  const { state, seat, place } = useRealm();
  const left = (one: Building): string => {
    const n = piecesLeft(state(), one);
    return n === null ? '' : tn(n, '{n} left in the box', '{n} left in the box');
  };
  return {
    question: ({ tile }) => tile && t('What do you build in {place}?', { place: place(tile) }),
    why: ({ tile }) => !tile && t('Your tiles where you can afford to build.'),
    answer: t('Build here'),
    sum: () => t('{n} empire points in the treasury', { n: state().realms[seat()]?.treasury ?? 0 }),
    nothing: [t('Nothing to build now'), t('A mine costs 1 empire point, a tower 3, anything larger 6.')],
    of: {
      tile: { label: t('Tiles') },
      what: {
        label: t('What you can build here'),
        row: (what, { tile }) => ({
          lead: <Seal icon={workIcons[what]} />,
          title: buildingName(what),
          note: left(what),
          value: tile && costOf(state(), tile, what),
        }),
      },
    },
  };
});
