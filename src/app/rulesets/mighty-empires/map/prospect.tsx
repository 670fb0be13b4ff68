/** What a capital in a place would rule and bring, in two lines. */
import type { JSX } from 'solid-js';
import { lookUp } from '../../../../kernel/chart.ts';
import type { TileId } from '../../../../kernel/hex.ts';
import { revenueValues } from '../../../../rules/mighty-empires/charts/crowns.ts';
import { subsistenceValues } from '../../../../rules/mighty-empires/charts/subsistence.ts';
import { prospectOf } from '../../../../rules/mighty-empires/setup/prospect.ts';
import { listed, t, tn } from '../../../i18n/index.ts';
import { useEmpire } from '../empire.ts';
import { groundWord } from '../words.ts';

const { feeds } = lookUp(subsistenceValues, 'capital').is;
const { crowns } = lookUp(revenueValues, 'capital').is;

export function CapitalProspect(props: { tile: TileId }): JSX.Element {
  const { state } = useEmpire();
  const prospect = () => prospectOf(state(), props.tile);
  const land = () => listed(prospect().grounds.map(([ground, n]) => `${n} ${groundWord(ground)}`));
  const settled = () => Math.round(prospect().settled / 100);
  return (
    <>
      <p>{t('It rules the land around it: {land}.', { land: land() })}</p>
      <p>
        {tn(
          settled(),
          'About one of these tiles will be settled. The capital feeds {feeds} banners a month and pays {crowns} crowns a winter.',
          'About {n} of these tiles will be settled. The capital feeds {feeds} banners a month and pays {crowns} crowns a winter.',
          { feeds, crowns },
        )}
      </p>
    </>
  );
}
