/** Casting the spell that was rolled: a place for it, two dice against the distance, and what comes of it. */
import * as v from 'valibot';
import { given, pick, unlessAny } from '../../../kernel/asks.ts';
import type { TileId } from '../../../kernel/hex.ts';
import { change, type Decision, note, part, roll } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import { casting } from '../charts/spring-spells.ts';
import { against, define, hasRealm, tileArg } from '../define.ts';
import { isSure, needsTile, titleOf } from '../map/spellbook.ts';
import { landAt, lands } from '../map/terrain.ts';
import { castBrief } from './brief.ts';
import { castsNot } from './casters.ts';
import { effects } from './effects/index.ts';
import { hasTarget, untargeted } from './targets.ts';

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
      text: say('Does the magic reach that far? {distance} or more.', { distance }),
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
  *asks(state, seat) {
    const spell = state.magic.drawn[seat];
    yield* unlessAny(
      castsNot(state, seat),
      spell === undefined && against('me.magic.spell', say('Read the stars first.')),
    );
    if (spell === undefined || isSure(spell))
      return { tile: yield* given<TileId | null>('tile', { value: null }) };
    const letPass = against(
      'me.magic.target',
      say('The spell has a target: choose one, or agree to let the spell go.'),
    );
    const tile = yield* pick<TileId | null>('tile', {
      text: say('Where do you cast {spell}?', { spell: titleOf(spell) }),
      among: () => [...(Object.keys(lands(state)) as TileId[]), null],
      against(one) {
        if (one !== null) return untargeted(state, seat, spell, one);
        return hasTarget(state, seat, spell) ? letPass : undefined;
      },
      none: letPass,
    });
    return { tile };
  },
  applies(state, { tile }, seat) {
    const known = hasRealm(state, seat);
    if (known !== true) return known;
    return (
      tile === null ||
      landAt(state, tile) !== undefined ||
      against('me.piece.tile', say('There is no land at {tile}.', { tile }))
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
