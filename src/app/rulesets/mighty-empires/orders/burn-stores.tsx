/** Stores burnt rather than left to the enemy. */
import type { TileId } from '../../../../kernel/hex.ts';
import { t, tn } from '../../../i18n/index.ts';
import { PipRow } from '../../../ui/pips.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { dressed } from '../../parts/ask/ask-page.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { groundName } from '../words.ts';

export const BurnStoresForm = dressed<{ readonly tile: TileId }>('burn-stores', () => {
  const { state } = useEmpire();
  const stored = (at: TileId): number => state().tiles[at]?.stockpile ?? 0;
  return {
    question: ({ tile }) => tile && t('Burn the stockpile of {place}?', { place: placeName(state(), tile) }),
    why: ({ tile }) =>
      tile &&
      tn(
        stored(tile),
        'One baggage point goes up in smoke.',
        '{n} baggage points go up in smoke: nobody will eat them.',
      ),
    answer: t('Burn the stockpile'),
    danger: true,
    nothing: [t('You cannot do that anywhere now')],
    of: {
      tile: {
        label: t('The stockpile'),
        row: (tile, said) => ({
          ...(tile === said.tile && { lead: <Seal icon="burning-tree" tone="warn" /> }),
          note: groundName(state(), tile),
          value: <PipRow n={stored(tile)} of={6} />,
        }),
      },
    },
  };
});
