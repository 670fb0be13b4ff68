/** How many features, and on which ground, before the dice are rolled one by one. */
import { type ChartTerrain, terrains } from '../../../../rules/mighty-empires/land/terrain.ts';
import { fieldOf } from '../../../../rules/mighty-empires/tabletop/queries.ts';
import { t } from '../../../i18n/index.ts';
import { Switch } from '../../../ui/switch.tsx';
import { dressed } from '../../parts/ask/ask-page.tsx';
import { PickChips } from '../../parts/pick-chips.tsx';
import { useEmpire } from '../empire.ts';
import { useMet } from '../parts/met.tsx';

const heads: Readonly<Record<ChartTerrain, () => string>> = {
  lowland: () => t('Lowland'),
  highland: () => t('Highland'),
  river: () => t('River valley'),
  coastal: () => t('Coast'),
};
interface Rolled {
  readonly encounter: string;
  readonly features: number;
  readonly column: ChartTerrain;
  readonly afresh: boolean;
}
export const RollTerrainForm = dressed<Rolled>('roll-terrain', () => {
  const { state } = useEmpire();
  const { place } = useMet();
  return {
    title: ({ encounter }) => place(encounter),
    question: ({ encounter }) => encounter && t('What is between the armies?'),
    why: () =>
      t('A D100 for each feature, on the ground of the tile. Place them in turn, as you usually do.'),
    answer: t('Roll for the terrain'),
    icon: 'dice',
    of: {
      encounter: false,
      features: {
        label: t('Features'),
        begin: () => 6,
        row: () => ({ note: t('As many as you both like') }),
      },
      column: {
        label: t('ground'),
        first: true,
        put: (at) => (
          <PickChips
            wrap
            label={t('Ground')}
            all={terrains}
            picked={at.value}
            name={(one) => heads[one]()}
            onPick={(one) => at.say(one)}
          />
        ),
      },
      afresh: {
        label: '',
        put: (at) => (
          <Switch
            label={t('Start over')}
            note={t('Drops the {n} you rolled', {
              n: fieldOf(state(), at.said.encounter ?? '').features.length,
            })}
            on={at.value === true}
            onSwitch={at.say}
          />
        ),
      },
    },
  };
});
