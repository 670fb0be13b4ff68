/** Casting the spell that was rolled: a place for it, two dice against the distance, and what comes of it. */
import * as v from 'valibot';
import { change, type Decision, note, part, roll } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import { casting } from '../charts/spring-spells.ts';
import { against, define, hasRealm, tileArg, unless } from '../define.ts';
import { landAt } from '../terrain.ts';
import { castBrief } from './brief.ts';
import { castsNot } from './casters.ts';
import { effects } from './effects/index.ts';
import { needsTile, titleOf } from './spells.ts';
import { targetsOf, untargeted } from './targets.ts';

/** Two dice that cannot show less need not be rolled. */
const sureDistance = 2;

/** Whether the magic reaches its target: the distance or more on two dice. */
export const reaches: Decision<{ readonly by: Seat; readonly distance: number }, boolean> = {
  id: 'me.magic.cast',
  *run({ by, distance }) {
    if (distance <= sureDistance) return true;
    const rolled = yield* roll('reach', {
      by,
      rule: 'me.magic.cast',
      dice: casting.dice,
      text: say('Does the magic reach as far? {distance} or more.', { distance }),
    });
    return rolled >= distance;
  },
};

export const castSpell = define({
  id: 'cast-spell',
  rule: 'me.magic.cast',
  title: say('Cast the spell'),
  /** Where it is cast; null: on the own realm, or the spell is let go. */
  args: v.object({ tile: v.nullable(tileArg) }),
  offered(state, seat, args) {
    const spell = state.magic.drawn[seat];
    if (spell === undefined)
      return unless(castsNot(state, seat), against('me.magic.spell', say('Read the stars first.')));
    return unless(
      castsNot(state, seat),
      args &&
        (args.tile === null
          ? needsTile(spell) &&
            targetsOf(state, seat, spell).length > 0 &&
            against(
              'me.magic.target',
              say('There is a place for the spell: choose one, or agree to let it go.'),
            )
          : untargeted(state, seat, spell, args.tile)),
    );
  },
  applies(state, { tile }, seat) {
    const known = hasRealm(state, seat);
    if (known !== true) return known;
    return (
      tile === null ||
      landAt(state, tile) !== undefined ||
      against('me.piece.tile', say('No land lies at {tile}.', { tile }))
    );
  },
  brief: (state, { tile }, { seat, order }) => castBrief(state, seat, order, tile),
  *run(b) {
    const { seat, spell, tile, distance } = b;
    yield* change({ type: 'spellSpent', seat, spells: 1 });
    if (spell === null) return;
    const called = titleOf(spell);
    if (tile === null && needsTile(spell)) {
      yield* note('spell-forgone', 'me.magic.target', { seat, spell: called });
      return;
    }
    if (b.nullified) {
      yield* note('spell-fades', 'me.magic.protection', { seat, spell: called, tile: b.here.tile });
      return;
    }
    if (needsTile(spell) && !(yield* part('magic', reaches, { by: seat, distance }))) {
      yield* note('spell-fails', 'me.magic.cast', { seat, spell: called, tile, distance });
      return;
    }
    yield* effects[spell](b);
  },
});
