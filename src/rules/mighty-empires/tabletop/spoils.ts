/** Engines, war altars and standards carried off a battlefield. They travel in a baggage train until the season ends. */
import * as v from 'valibot';
import { pick, unlessAny, whole } from '../../../kernel/asks.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, nameArg, pieceArg } from '../define.ts';
import type { State } from '../state.ts';
import { beatenSide, partOff, sideOf } from './queries.ts';
import { type Fought, type Spoil, spoils } from './state.ts';

/** The scattered, those dispersed in pursuit and the destroyed leave engines and altars behind; so do independents. */
function abandoned(state: State, fought: Fought): boolean {
  const beaten = beatenSide(fought);
  if (beaten === null) return false;
  const lost = beaten === 'attacker' ? fought.attackers : fought.defenders;
  return fought.scattered || fought.pursuit === 'dispersed' || lost.every((banner) => !state.banners[banner]);
}

const noField = against('me.tabletop.spoils', say('You have not won a battlefield to search.'));
const onField = (state: State, seat: Seat, id: string) => {
  const fought = state.tabletop.fought[id];
  return fought && sideOf(fought, seat) ? fought : undefined;
};
/** Why a seat finds no engines and altars on a field. */
function takenAlong(state: State, seat: Seat, id: string): Remark | undefined {
  const fought = onField(state, seat, id);
  if (!fought) return noField;
  const beaten = beatenSide(fought);
  if (beaten === null || beaten === sideOf(fought, seat))
    return against('me.tabletop.spoils', say('Only the winner takes engines and altars.'));
  return abandoned(state, fought)
    ? undefined
    : against('me.tabletop.spoils', say('The beaten side took its engines and altars away.'));
}

export const takeSpoils = define({
  id: 'take-spoils',
  rule: 'me.tabletop.spoils',
  title: say('Carry off the spoils'),
  args: v.object({
    battle: pieceArg,
    items: v.pipe(
      v.array(v.object({ kind: v.picklist(spoils), name: nameArg })),
      v.minLength(1),
      v.maxLength(20),
    ),
  }),
  *asks(state, seat) {
    yield* unlessAny(partOff(state));
    const battle = yield* pick('battle', {
      text: say('Which battlefield?'),
      among: () => Object.keys(state.tabletop.fought).filter((id) => onField(state, seat, id)),
      against: (id) => (onField(state, seat, id) ? undefined : noField),
      none: noField,
    });
    const items = yield* whole<readonly Pick<Spoil, 'kind' | 'name'>[]>('items', {
      text: say('What do you carry off?'),
      // A standard taken in the fighting is kept by the beaten, too; a drawn field gives nothing up.
      against: (all) =>
        all.every(({ kind }) => kind === 'standard') ? undefined : takenAlong(state, seat, battle),
    });
    return { battle, items };
  },
  applies: (state, { battle }, seat) => onField(state, seat, battle) !== undefined || noField,
  brief(state, { battle, items }, { seat, order }) {
    const fought = state.tabletop.fought[battle] as Fought;
    const side = sideOf(fought, seat) ?? 'attacker';
    const banners = side === 'attacker' ? fought.attackers : fought.defenders;
    return {
      order,
      items,
      seat,
      tile: fought.tile,
      from: side === 'attacker' ? fought.defender : fought.attacker,
      banner: banners.find((banner) => state.banners[banner] !== undefined) ?? null,
    };
  },
  *run({ order, items, seat, tile, from, banner }) {
    for (const [index, { kind, name }] of items.entries())
      yield* change({
        type: 'spoilTaken',
        id: `${order}.${index + 1}`,
        spoil: { holder: seat, from, kind, name, banner },
      });
    yield* note('spoils', 'me.tabletop.spoils', { seat, tile, from, count: items.length });
  },
});
