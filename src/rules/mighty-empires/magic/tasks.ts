/** What magic puts before a seat: the equinox, and what a held river allows. */
import type { Seat } from '../../../kernel/question.ts';
import type { Call, Task } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { needsTile, noteOf, titleOf } from '../map/spellbook.ts';
import { spellsNamed, terrors } from '../map/spells.ts';
import { untried } from '../movement/fords.ts';
import { bannersOf } from '../queries.ts';
import type { State } from '../state.ts';
import { castSpell } from './cast.ts';
import { candidates, castsNot, equinoxOf, isOpen, notAtEquinox, wizardAsked } from './casters.ts';

export function magicTasks(state: State, seat: Seat): readonly Task[] {
  if (state.stage === 'season') return [...rivers(state, seat), ...dread(state, seat)];
  const equinox = equinoxOf(state, seat);
  if (!equinox || notAtEquinox(state, seat) || candidates(state, equinox).length === 0) return [];
  if (!isOpen(state, equinox)) return [];
  return castsNot(state, seat) ? [] : [cast(state, seat)];
}

/** Once all have come to an equinox, the dice say who casts first. */
export function magicCalls(state: State): readonly Call[] {
  if (state.stage !== 'winter') return [];
  const here = state.seats.find((seat) => equinoxOf(state, seat) && !notAtEquinox(state, seat));
  const equinox = here === undefined ? undefined : equinoxOf(state, here);
  return equinox && !isOpen(state, equinox) && candidates(state, equinox).length > 0
    ? [{ id: 'order-casting', args: { year: state.season.year, equinox } }]
    : [];
}

function cast(state: State, seat: Seat): Task {
  const spell = state.magic.drawn[seat];
  if (spell === undefined)
    return {
      kind: 'may',
      rule: 'me.magic.spell',
      title: say('Read the stars for a spell'),
      icon: 'wizard-staff',
      order: { id: 'draw-spell', args: {} },
      needs: {
        claim: 'caster',
        about: wizardAsked(state, seat),
        else: say('No wizard in your capital is mighty enough for a spell'),
      },
    };
  const task = {
    kind: 'asked',
    rule: 'me.magic.cast',
    title: say('Cast {spell}', { spell: titleOf(spell) }),
    why: say(noteOf(spell)),
    icon: 'fire-spell-cast',
  } as const;
  if (!needsTile(spell)) return { ...task, order: { id: 'cast-spell', args: { tile: null } } };
  const passes = { id: 'cast-spell', args: { tile: null } };
  return castSpell.offered(state, seat, passes.args).open
    ? {
        ...task,
        title: say('{spell} has no target: let it pass', { spell: titleOf(spell) }),
        order: passes,
      }
    : { ...task, order: { id: 'cast-spell' } };
}

const rivers = (state: State, seat: Seat): readonly Task[] =>
  state.season.turn === null
    ? []
    : spellsNamed(state, 'hold-river')
        .filter(({ by, tried }) => by === seat && untried(state, tried))
        .map(({ id, tile }) => ({
          kind: 'may',
          rule: 'me.magic.river.reversed',
          title: say('You may let the river of {tile} go', { tile: tile ?? '' }),
          icon: 'fire-spell-cast',
          order: { id: 'release-river', args: { spell: id } },
        }));

const dread = (state: State, seat: Seat): readonly Task[] =>
  state.season.turn !== null
    ? []
    : bannersOf(state, seat)
        .filter(({ tile }) => tile !== null && terrors(state, tile))
        .map(({ id }) => ({
          kind: 'mind',
          rule: 'me.magic.portents',
          title: say('{theBanner} is under a portent of terror', { theBanner: id }),
          icon: 'spell-book',
          about: id,
        }));
