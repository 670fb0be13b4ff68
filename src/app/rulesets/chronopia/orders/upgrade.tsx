/** A territory made better: which, what it costs, and what it brings and holds before and after. */
import type { JSX } from 'solid-js';
import { above, type Land, worth } from '../../../../rules/chronopia/charts/territories.ts';
import { t } from '../../../i18n/index.ts';
import { Row } from '../../../ui/rows.tsx';
import { dressed } from '../../parts/ask/ask-page.tsx';
import { RowsOf } from '../../parts/rows-of.tsx';
import { useForce } from '../force.ts';
import { landName, territoryName } from '../names.ts';
import { priceOfPurse } from '../words.ts';

export const UpgradeTerritoryForm = dressed<{ readonly territory: string }>('upgrade-territory', () => {
  const { state, gold } = useForce();
  const landOf = (id = ''): Land | undefined => state().territories[id]?.land;
  const next = (land: Land): string => landName(above(land) ?? land);
  return {
    title: ({ territory }) => (territory ? territoryName(state(), territory) : t('Territories')),
    question: ({ territory }) => {
      const land = landOf(territory);
      return land ? t('Make it a {land}?', { land: next(land) }) : t('Which territory do you upgrade?');
    },
    why: ({ territory }) => territory && t('Its income and its room grow at once, for good.'),
    answer: t('Upgrade the territory'),
    icon: 'check',
    sum: ({ territory }) => {
      const land = landOf(territory);
      return land && priceOfPurse(state(), worth(land).upgrade ?? 0, gold());
    },
    of: {
      territory: {
        label: t('Territories'),
        row(id) {
          const land = landOf(id);
          const cost = land && worth(land).upgrade;
          return land && cost != null
            ? { note: t('a {land} for {gold} gold', { land: next(land), gold: cost }) }
            : {};
        },
      },
    },
    under: ({ territory }) => {
      const land = landOf(territory);
      return land && worth(land).upgrade !== null && <Grown now={land} />;
    },
  };
});
/** What a territory is worth now, and what it would be. */
function Grown(props: { now: Land }): JSX.Element {
  const now = () => worth(props.now);
  const later = () => worth(above(props.now) ?? props.now);
  const rows = () => [
    { title: t('Income after a battle'), now: now().income, later: later().income },
    { title: t('Room for a garrison'), now: now().garrison, later: later().garrison },
    { title: t('Room in the field army'), now: now().field, later: later().field },
  ];
  return (
    <RowsOf facts label={t('Income and room')} of={rows()}>
      {(row) => <Row title={row.title} value={t('{now} → {later}', { now: row.now, later: row.later })} />}
    </RowsOf>
  );
}
