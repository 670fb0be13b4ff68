/** Building for a Conquest Point: a fortress, a mine, or a city where a fortress stands. */
import type { TileId } from '../../../../kernel/hex.ts';
import { purseOf } from '../../../../rules/ninth-age/conquest/points.ts';
import type { Improvement } from '../../../../rules/ninth-age/state.ts';
import { t, tn } from '../../../i18n/index.ts';
import { dressed } from '../../parts/ask/ask-page.tsx';
import { useRealms } from '../names.ts';
import { Sites } from './sites.tsx';

export const BuildForm = dressed<{ readonly tile: TileId; readonly what: Improvement }>('build', () => {
  const { state, seat } = useRealms();
  const left = () => purseOf(state(), seat()).left;
  return {
    question: () => t('What do you build?'),
    why: () =>
      t('It costs 1 Conquest Point. You dig mines on mountains and rivers, and build nothing in a swamp.'),
    answer: t('Build here'),
    icon: 'check',
    sum: () => tn(left(), '{n} Conquest Point left', '{n} Conquest Points left'),
    of: {
      tile: { put: (at) => <Sites order="build" at={at} said={{}} /> },
      what: { label: '', put: () => null },
    },
  };
});
