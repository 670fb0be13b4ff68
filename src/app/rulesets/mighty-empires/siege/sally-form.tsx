/** A sally: which of the garrison come out to fight the besiegers. */
import { Show } from 'solid-js';
import type { TileId } from '../../../../kernel/hex.ts';
import { siegesIn } from '../../../../rules/mighty-empires/map/walls.ts';
import { t, tn } from '../../../i18n/index.ts';
import { dressed } from '../../parts/ask/ask-page.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { useOver } from '../parts/met.tsx';
import { SiegeSide } from './side.tsx';
import { standing, troopRow } from './siege-words.ts';

interface Sallying {
  readonly tile: TileId;
  readonly banners: readonly string[];
}
export const SallyForm = dressed<Sallying>('sally', () => {
  const empire = useEmpire();
  const { state, player } = empire;
  return {
    title: ({ tile }) => tile && placeName(state(), tile),
    question: ({ tile }) => tile && t('Which banners sally out?'),
    why: () => t('A battle in the open: the walls do not count. Beaten, they are behind their walls again.'),
    answer: t('Open the gates'),
    danger: true,
    sum: ({ banners = [] }) => <b>{tn(banners.length, 'one banner sallies', '{n} banners sally')}</b>,
    gone: useOver(t('The siege is over')),
    of: { tile: false, banners: { all: true, row: (id) => troopRow(empire, id) } },
    under: ({ tile }) => (
      <>
        <Show when={tile && siegesIn(state(), tile)[0]}>
          {(siege) => (
            <SiegeSide
              title={t('before the walls')}
              note={player(siege().attacker)}
              banners={standing(state(), Object.keys(siege().attackers))}
              townsfolk={null}
            />
          )}
        </Show>
        <p data-quiet="small">{t('A draw, too, drives the besiegers off.')}</p>
      </>
    ),
  };
});
