/** The character casualty rule: on a double one side, by a die, loses a character, or points where armies have none. */
import { lookUp } from '../../../kernel/chart.ts';
import type { TileId } from '../../../kernel/hex.ts';
import { change, note, type Procedure, roll } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import type { Change } from '../change.ts';
import { characterCasualty } from '../charts/battles.ts';
import type { BannerId, Owner, State } from '../state.ts';

export type Fallible = {
  readonly tile: TileId;
  readonly armies: State['options']['armies'];
  readonly attacker: { readonly seat: Owner; readonly banners: readonly BannerId[] };
  readonly defender: { readonly seat: Owner; readonly banners: readonly BannerId[] };
};
/** Points each side loses on top of the battle's own losses: none where its owner names a character instead. */
export type Toll = { readonly attacker: number; readonly defender: number };

/** Labels: `character`, `character/points`. */
export function* fallenCharacter({ tile, armies, attacker, defender }: Fallible): Procedure<Change, Toll> {
  const rule = 'me.battle.character';
  const total = yield* roll('character', {
    by: attacker.seat === 'independent' ? defender.seat : attacker.seat,
    rule,
    dice: 'd6',
    chart: characterCasualty.id,
    text:
      armies === 'units'
        ? say('A double: a leader falls, if that side has one. On whose side?')
        : say('A double: a leader falls. On whose side?'),
  });
  const { side, lose } = lookUp(characterCasualty, total).is;
  const { seat, banners } = side === 'attacker' ? attacker : defender;
  if (seat === 'independent' || armies === 'units') {
    yield* note('character-fell', rule, { seat, tile, points: 0 });
    if (seat !== 'independent') yield* change({ type: 'leaderFell', seat, banners, tile });
    return { attacker: 0, defender: 0 };
  }
  const points = yield* roll('character/points', {
    by: seat,
    rule,
    dice: lose,
    text: say('How many points are lost with the leader?'),
  });
  yield* note('character-fell', rule, { seat, tile, points });
  return { attacker: 0, defender: 0, [side]: points };
}
