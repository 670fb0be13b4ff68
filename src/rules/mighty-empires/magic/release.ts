/** The water of a held river let go by its caster: on a 5 or 6, once a campaign turn. */
import * as v from 'valibot';
import { pick, unlessAny } from '../../../kernel/asks.ts';
import { change, note, part } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, pieceArg, wrongStage } from '../define.ts';
import { spellsNamed } from '../map/spells.ts';
import { letGo, untried } from '../movement/fords.ts';
import type { State } from '../state.ts';

const notHeld = against('me.magic.lasts', say('You hold no river with that spell.'));
/** Why a seat cannot let the water of a spell go. */
function unreleased(state: State, seat: Seat, id: string): Remark | undefined {
  const row = state.magic.spells[id];
  if (row?.spell !== 'hold-river' || row.by !== seat) return notHeld;
  return untried(state, row.tried)
    ? undefined
    : against('me.magic.river.reversed', say('You have already tried this turn.'));
}

export const releaseRiver = define({
  id: 'release-river',
  rule: 'me.magic.river.reversed',
  title: say('Let the river go'),
  args: v.object({ spell: pieceArg }),
  *asks(state, seat) {
    yield* unlessAny(
      wrongStage(state, 'season'),
      state.season.turn === null && against('me.season.turn', say('Roll for initiative first.')),
    );
    const spell = yield* pick('spell', {
      text: say('Which river?'),
      among: () => spellsNamed(state, 'hold-river').flatMap(({ id, by }) => (by === seat ? [id] : [])),
      against: (one) => unreleased(state, seat, one),
      none: notHeld,
    });
    return { spell };
  },
  applies: (state, { spell }) =>
    Object.hasOwn(state.magic.spells, spell) || against('me.magic.lasts', say('That spell is over.')),
  brief: (state, { spell }, { seat }) => ({
    seat,
    spell,
    tile: state.magic.spells[spell]?.tile ?? null,
    now: { year: state.season.year, month: state.season.month },
  }),
  *run({ seat, spell, tile, now }) {
    yield* change({ type: 'riverTried', id: spell, month: now });
    const back = yield* part('release', letGo, { by: seat });
    if (back) yield* change({ type: 'spellEnded', id: spell });
    yield* note(back ? 'river-returns' : 'river-stays', 'me.magic.river.reversed', { seat, tile });
  },
});
