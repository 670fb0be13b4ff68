import { useCampaign } from '../../../src/app/campaign/context.tsx';
import type { RulesetApp } from '../../../src/app/rulesets/contract.ts';
import { Page, PageTitle } from '../../../src/app/ui/page.tsx';
import type { View } from '../../../src/campaign/view.ts';
import type { Hill } from './rules.ts';

const stateOf = (view: View): Hill => view.table.rules as Hill;
const tinctures = ['azure', 'gules', 'or', 'vert'] as const;

function Realm() {
  const { view, player } = useCampaign();
  const { holder } = stateOf(view());
  return (
    <Page>
      <PageTitle title={holder ? `${player(holder)} holds the hill` : 'Nobody holds the hill'} />
    </Page>
  );
}

export const fifthApp: RulesetApp = {
  id: 'fifth',
  nothingSealed: true,
  own: () => 'Hill',
  name: () => undefined,
  tincture: (view, seat) => tinctures[stateOf(view).seats.indexOf(seat)] ?? 'azure',
  Founding: () => null,
  Realm,
  Piece: () => null,
  orders: {},
  outcomes: ['taken', 'repelled'],
  measures: [
    {
      id: 'holds',
      title: () => 'Holds the hill',
      of: (view, seat) => (stateOf(view).holder === seat ? 1 : 0),
    },
  ],
  card: (view) => ({
    line: stateOf(view).holder ?? 'Neither side',
    tinctures: stateOf(view).seats.map((_, i) => tinctures[i] ?? 'azure'),
  }),
};
