/** Words the orders of a siege share. */
import { type Asking, pick, type Why } from '../../../kernel/asks.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say, type Text } from '../../../kernel/text.ts';
import { against } from '../define.ts';
import { stricken } from '../map/spells.ts';
import { siegeOf } from '../map/walls.ts';
import { encountersIn } from '../queries.ts';
import type { State } from '../state.ts';

export const noSiege = (state: State, id: string): Remark | undefined =>
  siegeOf(state, id) ? undefined : against('me.siege.over', say('That siege is over.'));

const notBesieger = (state: State, seat: Seat, id: string): Remark | undefined => {
  const siege = siegeOf(state, id);
  return siege && siege.attacker !== seat
    ? against(
        'me.siege.assault',
        say('Only {seat}, who lays this siege, can do that.', { seat: siege.attacker }),
      )
    : undefined;
};

/** One of the sieges a seat lays. */
export function* ownSiege(
  state: State,
  seat: Seat,
  text: Text,
  closed: (id: string) => Why = () => undefined,
): Asking<string> {
  return yield* pick('siege', {
    text,
    among: () => Object.keys(state.encounters).filter((id) => siegeOf(state, id)?.attacker === seat),
    against: (id) => noSiege(state, id) ?? notBesieger(state, seat, id) ?? closed(id),
    none: against('me.siege.over', say('You are not besieging anyone.')),
  });
}

/** Battles of a tile come first: its relief is fought before the walls are. In terror nobody attacks them. */
export function battleFirst(state: State, id: string): Remark | undefined {
  const siege = siegeOf(state, id);
  if (!siege) return undefined;
  const { tile, attacker, attackers } = siege;
  const terror = stricken(state, Object.keys(attackers));
  if (terror) return terror;
  return encountersIn(state, tile).some(
    (each) => each.kind === 'battle' && (each.attacker === attacker || each.defender === attacker),
  )
    ? against('me.siege.battle-first', say('A battle waits in {tile}: fight it first.', { tile }))
    : undefined;
}
export const applies = (state: State, { siege }: { readonly siege: string }): true | Remark =>
  noSiege(state, siege) ?? true;
