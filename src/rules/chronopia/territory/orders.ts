/** A territory is bettered for gold, and named. */
import * as v from 'valibot';
import { change, note } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { notBuying } from '../aftermath/now.ts';
import { above, type Land, worth } from '../charts/territories.ts';
import {
  against,
  define,
  hasTerritories,
  nameArg,
  notYours,
  pieceArg,
  poor,
  unless,
  wrongStage,
} from '../define.ts';

export const upgradeTerritory = define({
  id: 'upgrade-territory',
  rule: 'ch.upgrade',
  title: say('Upgrade a territory'),
  args: v.object({ territory: pieceArg }),
  offered(state, seat, args) {
    const held = args && state.territories[args.territory];
    const cost = held && worth(held.land).upgrade;
    return unless(
      wrongStage(state, 'campaign'),
      notBuying(state, seat, 'recruiting', 'spending'),
      args && notYours(state, seat, { territories: [args.territory] }),
      held && cost === null && against('ch.upgrade', say('Nothing is better than a fortress.')),
      typeof cost === 'number' && poor(state, seat, cost),
    );
  },
  applies: (state, { territory }) => hasTerritories(state, [territory]),
  brief(state, { territory }, { seat }) {
    const land: Land = state.territories[territory]?.land ?? 'outpost';
    return { seat, territory, land: above(land) ?? land, cost: worth(land).upgrade ?? 0 };
  },
  *run({ seat, territory, land, cost }) {
    yield* note('upgraded', 'ch.upgrade', { seat, territory, land, gold: cost });
    yield* change({ type: 'gold', seat, amount: -cost });
    yield* change({ type: 'territoryRaised', territory, land });
  },
  holds: ({ territory }) => [territory],
});

export const nameTerritory = define({
  id: 'name-territory',
  rule: 'ch.name',
  title: say('Name a territory'),
  args: v.object({ territory: pieceArg, name: v.pipe(nameArg, v.trim()) }),
  offered: (state, seat, args) => unless(args && notYours(state, seat, { territories: [args.territory] })),
  applies: (state, { territory }) => hasTerritories(state, [territory]),
  brief: (_, args, { seat }) => ({ ...args, seat }),
  *run({ territory, name, seat }) {
    yield* change({ type: 'territoryNamed', territory, name });
    yield* note('territory-named', 'ch.name', { seat, territory, name });
  },
  holds: ({ territory }) => [territory],
});
