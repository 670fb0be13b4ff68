/** A territory is bettered for gold, and named. */
import * as v from 'valibot';
import { type Asking, pick, unlessAny, type Why, words } from '../../../kernel/asks.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say, type Text } from '../../../kernel/text.ts';
import { above, type Land, worth } from '../charts/territories.ts';
import {
  against,
  define,
  hasTerritories,
  nameArg,
  notYours,
  pieceArg,
  poor,
  rowOf,
  wrongStage,
} from '../define.ts';
import { territoriesOf } from '../roll/points.ts';
import { notBuying } from '../sitting.ts';
import type { State, Territory, TerritoryId } from '../state.ts';

interface Which {
  readonly text: Text;
  readonly against?: (territory: Territory) => Why;
  readonly none: Remark;
}
/** One of a player's territories. */
function* landOf(state: State, seat: Seat, { text, against: closed, none }: Which): Asking<TerritoryId> {
  return yield* pick<TerritoryId>('territory', {
    text,
    among: () => territoriesOf(state, seat).map(([id]) => id),
    against(one) {
      const held = rowOf(state.territories, one);
      return notYours(state, seat, { territories: [one] }) ?? (held && closed?.(held));
    },
    none,
  });
}

export const upgradeTerritory = define({
  id: 'upgrade-territory',
  rule: 'ch.upgrade',
  title: say('Upgrade a territory'),
  args: v.object({ territory: pieceArg }),
  *asks(state, seat) {
    yield* unlessAny(wrongStage(state, 'campaign'), notBuying(state, seat, 'recruiting', 'spending'));
    const territory = yield* landOf(state, seat, {
      text: say('Which territory do you upgrade?'),
      none: against('ch.upgrade', say('You have no territory left to upgrade.')),
      against({ land }) {
        const cost = worth(land).upgrade;
        return cost === null
          ? against('ch.upgrade', say('A fortress is already the best territory.'))
          : poor(state, seat, cost);
      },
    });
    return { territory };
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
});

export const nameTerritory = define({
  id: 'name-territory',
  rule: 'ch.name',
  title: say('Name a territory'),
  args: v.object({ territory: pieceArg, name: v.pipe(nameArg, v.trim()) }),
  *asks(state, seat) {
    const territory = yield* landOf(state, seat, {
      text: say('Which territory?'),
      none: against('ch.name', say('You have no territory to name.')),
    });
    const name = yield* words('name', {
      text: say('What is it called?'),
      suggest: () => rowOf(state.territories, territory)?.name ?? '',
    });
    return { territory, name };
  },
  applies: (state, { territory }) => hasTerritories(state, [territory]),
  brief: (_, args, { seat }) => ({ ...args, seat }),
  *run({ territory, name, seat }) {
    yield* change({ type: 'territoryNamed', territory, name });
    yield* note('territory-named', 'ch.name', { seat, territory, name });
  },
});
