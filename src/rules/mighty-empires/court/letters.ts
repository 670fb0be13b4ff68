/**
 * Letters between players: what they say stands in the ledgers of the two and goes to the other alone; that a rider was
 * seen, and the seal on what he carried, is known to all. Either may show a letter to others.
 */
import * as v from 'valibot';
import { digest } from '../../../kernel/digest.ts';
import { change, note, tell } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, pieceArg, unless } from '../define.ts';
import type { State } from '../state.ts';
import { notInWinter } from '../winter/now.ts';

/** What is told of a letter: its words, and a secret pinch of sand so that nobody guesses them from the seal. */
export type Written = { readonly text: string; readonly sand: string };
export const sealOf = ({ text, sand }: Written): string => digest({ text, sand });
/** Whether words shown as a letter are those that were sent. */
export const isGenuine = ({ court }: State, letter: string, written: Written): boolean =>
  court.letters[letter]?.seal === sealOf(written);

const known = ({ realms }: State, seat: Seat): boolean => Object.hasOwn(realms, seat);

export const sendLetter = define({
  id: 'send-letter',
  rule: 'me.diplomacy.letter',
  title: say('Send a letter'),
  args: v.object({
    letter: pieceArg,
    to: pieceArg,
    seal: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  }),
  offered: (state, seat, args) =>
    unless(
      notInWinter(state, seat, 'diplomacy'),
      args && args.to === seat && against('me.diplomacy.letter', say('A letter goes to another player.')),
      args &&
        state.court.letters[args.letter] !== undefined &&
        against('me.diplomacy.letter', say('That letter was sent already.')),
    ),
  applies: (state, { to }) =>
    known(state, to) || against('me.piece.seat', say('{seat} has no realm in this campaign.', { seat: to })),
  brief: (state, args, { seat }) => ({ ...args, from: seat, year: state.season.year }),
  *run({ letter, from, to, year, seal }) {
    yield* change({ type: 'letterSent', id: letter, from, to, year, seal });
    yield* note('letter', 'me.diplomacy.letter', { from, to });
    yield* tell('letter', {
      from,
      to: [to],
      rule: 'me.diplomacy.letter',
      claim: 'letter',
      about: { letter },
    });
  },
});

export const showLetter = define({
  id: 'show-letter',
  rule: 'me.diplomacy.evidence',
  title: say('Show a letter'),
  args: v.object({ letter: pieceArg, to: v.pipe(v.array(pieceArg), v.minLength(1), v.maxLength(6)) }),
  offered(state, seat, args) {
    const letter = args && state.court.letters[args.letter];
    const mine = Object.values(state.court.letters).some(({ from, to }) => from === seat || to === seat);
    return unless(
      !mine && against('me.diplomacy.evidence', say('You have no letter to show.')),
      letter &&
        letter.from !== seat &&
        letter.to !== seat &&
        against('me.diplomacy.evidence', say('That letter is not yours.')),
    );
  },
  applies(state, { letter, to }) {
    const missing = to.find((seat) => !known(state, seat));
    if (missing !== undefined)
      return against('me.piece.seat', say('{seat} has no realm in this campaign.', { seat: missing }));
    return (
      state.court.letters[letter] !== undefined ||
      against('me.diplomacy.evidence', say('That letter was never sent.'))
    );
  },
  brief: (_, args, { seat }) => ({ ...args, seat }),
  *run({ letter, to, seat }) {
    yield* change({ type: 'letterShown', id: letter, to });
    yield* note('letter-shown', 'me.diplomacy.evidence', { seat, to, readers: to.length });
    yield* tell('evidence', {
      from: seat,
      to: to.filter((reader) => reader !== seat),
      rule: 'me.diplomacy.evidence',
      claim: 'letter',
      about: { letter },
    });
  },
});
