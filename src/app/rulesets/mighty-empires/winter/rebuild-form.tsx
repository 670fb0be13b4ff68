/** What failed to recover, with what it still costs: tap one, and rebuild it. */
import type { TileId } from '../../../../kernel/hex.ts';
import { rebuildable } from '../../../../rules/mighty-empires/winter/recovery.ts';
import { t } from '../../../i18n/index.ts';
import { Seal } from '../../../ui/seal.tsx';
import { dressed } from '../../parts/ask/ask-page.tsx';
import { useEmpire } from '../empire.ts';
import { kindIcons, kindName } from '../words.ts';
import { purseOf } from './purse.ts';
import { crowns } from './words.ts';

export const RebuildForm = dressed<{ readonly tile: TileId }>('rebuild', () => {
  const { state, seat, book } = useEmpire();
  const all = () => rebuildable(state(), seat());
  const price = (at: TileId | undefined) => all().find(({ tile }) => tile === at)?.crowns;
  const site = (at: TileId) => state().tiles[at]?.site ?? 'barren';
  const left = () => Math.max(0, purseOf(state(), seat(), book(seat())).left);
  return {
    title: () => t('Rebuild'),
    why: () => t('Every crown adds one to the roll.'),
    answer({ tile }) {
      const cost = price(tile);
      return cost === undefined ? t('Rebuild') : t('Rebuild for {crowns}', { crowns: crowns(cost) });
    },
    idle: () => all().every((each) => each.crowns > left()),
    nothing: [t('Nothing of yours waits to be rebuilt')],
    sum({ tile }) {
      const cost = price(tile);
      return (
        <>
          <b>{t('{crowns} left', { crowns: crowns(left()) })}</b>
          {cost === undefined ? '' : t('{n} afterwards', { n: Math.max(0, left() - cost) })}
        </>
      );
    },
    of: {
      tile: {
        label: t('Places to rebuild'),
        row(tile, said) {
          const cost = price(tile);
          return {
            lead: <Seal icon={kindIcons[site(tile)]} tone={tile === said.tile ? 'now' : undefined} />,
            note: t('{kind}, rolled a {die}', {
              kind: kindName(site(tile)),
              die: state().winter.recovery?.[tile] ?? 0,
            }),
            ...(cost !== undefined && { value: crowns(cost) }),
          };
        },
      },
    },
  };
});
