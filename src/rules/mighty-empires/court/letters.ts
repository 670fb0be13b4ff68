/**
 * Letters between players: what they say stands in the ledgers of the two and goes to the other alone; that a rider was
 * seen, and the seal on the letter, is known to all. Either may show a letter to others.
 */
import * as v from 'valibot';
import { given, pick, pickSome, unlessAny } from '../../../kernel/asks.ts';
import { digest } from '../../../kernel/digest.ts';
import { change, note, owe } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, pieceArg } from '../define.ts';
import type { State } from '../state.ts';
import { notInWinter } from '../winter-now.ts';

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
  *asks(state, seat) {
    yield* unlessAny(notInWinter(state, seat, 'diplomacy'));
    const another = against('me.diplomacy.letter', say('You cannot write to yourself.'));
    const to = yield* pick('to', {
      text: say('Who do you write to?'),
      among: () => state.seats.filter((one) => one !== seat),
      against: (one) => (one === seat ? another : undefined),
      none: another,
    });
    const letter = yield* given<string>('letter', {
      against: (one) =>
        state.court.letters[one] === undefined
          ? undefined
          : against('me.diplomacy.letter', say('That letter has already been sent.')),
    });
    const seal = yield* given<string>('seal', {});
    return { letter, to, seal };
  },
  applies: (state, { to }) =>
    known(state, to) || against('me.piece.seat', say('{seat} has no realm in this campaign.', { seat: to })),
  brief: (state, args, { seat }) => ({ ...args, from: seat, year: state.season.year }),
  *run({ letter, from, to, year, seal }) {
    yield* change({ type: 'letterSent', id: letter, from, to, year, seal });
    yield* note('letter', 'me.diplomacy.letter', { from, to });
    yield* owe('letter', {
      from,
      to: [to],
      rule: 'me.diplomacy.letter',
      claim: 'letter',
      about: { letter },
    });
  },
});

/** Whether a seat wrote a letter, or got it. */
const isParty = ({ court }: State, seat: Seat, id: string): boolean =>
  court.letters[id]?.from === seat || court.letters[id]?.to === seat;
const neverSent = against('me.diplomacy.evidence', say('That letter was never sent.'));

export const showLetter = define({
  id: 'show-letter',
  rule: 'me.diplomacy.evidence',
  title: say('Show a letter'),
  args: v.object({ letter: pieceArg, to: v.pipe(v.array(pieceArg), v.minLength(1), v.maxLength(6)) }),
  *asks(state, seat) {
    const own = Object.keys(state.court.letters).filter((id) => isParty(state, seat, id));
    const none = against('me.diplomacy.evidence', say('You have no letter to show.'));
    yield* unlessAny(own.length === 0 && none);
    const letter = yield* pick('letter', {
      text: say('Which letter?'),
      among: () => own,
      against(one) {
        if (!Object.hasOwn(state.court.letters, one)) return neverSent;
        return isParty(state, seat, one)
          ? undefined
          : against('me.diplomacy.evidence', say('That letter is not yours.'));
      },
      none,
    });
    const to = yield* pickSome('to', {
      text: say('Who do you show it to?'),
      among: () => state.seats.filter((one) => !isParty(state, one, letter)),
      none: against('me.diplomacy.evidence', say('Everybody else has already read it.')),
    });
    return { letter, to };
  },
  applies(state, { letter, to }) {
    const missing = to.find((seat) => !known(state, seat));
    if (missing !== undefined)
      return against('me.piece.seat', say('{seat} has no realm in this campaign.', { seat: missing }));
    return state.court.letters[letter] !== undefined || neverSent;
  },
  brief: (_, args, { seat }) => ({ ...args, seat }),
  *run({ letter, to, seat }) {
    yield* change({ type: 'letterShown', id: letter, to });
    yield* note('letter-shown', 'me.diplomacy.evidence', { seat, to, readers: to.length });
    yield* owe('evidence', {
      from: seat,
      to: to.filter((reader) => reader !== seat),
      rule: 'me.diplomacy.evidence',
      claim: 'letter',
      about: { letter },
    });
  },
});
