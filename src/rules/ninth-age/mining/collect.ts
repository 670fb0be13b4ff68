import { isDouble } from '../../../kernel/dice.ts';
import type { TileId } from '../../../kernel/hex.ts';
import { change, note, type Procedure, rollEach } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import type { Change } from '../change.ts';
import { type Mine, mines, multiplier } from '../charts/gold.ts';
import { against, define, hasRealm, notNow, openUnless, outOfPlay } from '../define.ts';
import { struckBy } from '../events/effects.ts';
import { hexesOf } from '../queries.ts';
import type { State } from '../state.ts';

export type Shaft = { readonly tile: TileId; readonly on: Mine['on'] };
export const shaftsOf = (state: State, seat: Seat): readonly Shaft[] =>
  hexesOf(state, seat)
    .filter(({ hex }) => hex.mine)
    .map(({ tile, hex }) => ({ tile, on: hex.kind === 'mountain' ? 'mountain' : 'river' }));
const diceOf = (on: Mine['on']): string => mines.rows.find(({ is }) => is.on === on)?.is.dice ?? '2d6';

export interface Dig {
  readonly seat: Seat;
  readonly shafts: readonly Shaft[];
  /** What the faces are multiplied by. */
  readonly times: number;
}

/** The multiplier printed with the mines. */
const usual = 10;

/** Every mine of a seat at once. */
export function* dig({ seat, shafts, times }: Dig): Procedure<Change> {
  const rolls = yield* rollEach(shafts, ({ tile, on }) => ({
    label: `mine/${tile}`,
    by: seat,
    dice: diceOf(on),
    rule: 'na.mining',
    text: say('How much gold does the mine at {tile} yield?', { tile }),
  }));
  for (const [{ tile, on }, dug, faces] of rolls) {
    const gold = dug * times;
    yield* change({ type: 'goldChanged', seat, by: gold });
    yield* note('mined', times === usual ? 'na.mining' : 'na.gold.multiplier', { seat, tile, gold });
    if (!isDouble(faces)) continue;
    yield* change({ type: 'fell', tile, what: 'mine' });
    yield* note('exhausted', `na.mining.exhausted.${on}`, { tile });
  }
}

export const collect = define({
  id: 'work-mines',
  rule: 'na.mining',
  title: say('Roll for your mines'),
  ...openUnless((state, seat) => [
    notNow(state, 'mining'),
    outOfPlay(state, seat),
    state.turn.mined.includes(seat) && against('na.mining', say('You have already rolled for your mines.')),
    shaftsOf(state, seat).length === 0 && against('na.mining', say('You have no mine.')),
  ]),
  applies: (state, _, seat) => hasRealm(state, seat),
  brief: (state, _, { seat }) => ({
    seat,
    shafts: [...shaftsOf(state, seat)],
    times: multiplier(state.options.standard),
    poisoned: struckBy(state, seat, 'poisoned-mines'),
  }),
  single: (_, seat) => [seat],
  *run({ seat, shafts, times, poisoned }) {
    yield* change({ type: 'minesWorked', seat });
    if (poisoned) return yield* note('poisoned', 'na.events.poisoned-mines', { seat });
    yield* dig({ seat, shafts, times });
  },
});
