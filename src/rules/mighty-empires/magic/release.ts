/** The water of a held river let go by its caster: on a 5 or 6, once a campaign turn. */
import * as v from 'valibot';
import { change, note, part } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, pieceArg, unless, wrongStage } from '../define.ts';
import { letGo, untried } from './fords.ts';

export const releaseRiver = define({
  id: 'release-river',
  rule: 'me.magic.river.reversed',
  title: say('Let the river go'),
  args: v.object({ spell: pieceArg }),
  offered(state, seat, args) {
    const row = args && state.magic.spells[args.spell];
    return unless(
      wrongStage(state, 'season'),
      state.season.turn === null && against('me.season.turn', say('Roll for initiative first.')),
      args &&
        (row?.spell !== 'hold-river' || row.by !== seat) &&
        against('me.magic.lasts', say('You hold no river by that spell.')),
      row &&
        !untried(state, row.tried) &&
        against('me.magic.river.reversed', say('You have tried this turn already.')),
    );
  },
  applies: (state, { spell }) =>
    Object.hasOwn(state.magic.spells, spell) || against('me.magic.lasts', say('That spell is over already.')),
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
