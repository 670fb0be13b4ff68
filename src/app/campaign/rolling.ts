/**
 * Rolls as they are made here: this phone's dice are in the book before a face of them is shown, and what was rolled lies
 * there until the player goes on. Several at once are written one by one.
 */
import { type Accessor, batch, createSignal } from 'solid-js';
import { giveAnswer } from '../../campaign/acts.ts';
import type { Session } from '../../campaign/session.ts';
import type { OpenOrder, View } from '../../campaign/view.ts';
import type { Faces } from '../../kernel/dice.ts';
import type { RollQuestion as Roll, Rule, Seat } from '../../kernel/question.ts';
import { remember } from '../dice/history.ts';
import { cast } from '../dice/random.ts';
import { useCampaign } from './context.tsx';
import { sharesPhone } from './next-here.ts';
import { rollTogether, witnessFor } from './roll-together.ts';

export interface Rolled {
  readonly question: Roll;
  readonly faces: Faces;
  readonly how: 'table' | 'phone' | 'witnessed';
}
/** What was rolled in one go. */
export interface Lying {
  readonly rolls: readonly Rolled[];
  /** The order as it stood when it asked: the answer may end it. */
  readonly asking: OpenOrder | undefined;
  /** Resolves once all of it is in the book: nothing is shown before. */
  readonly written: Promise<unknown>;
}

/** What was rolled as its order was given, for the page that opens on it. */
let fresh: ({ readonly order: string } & Lying) | undefined;
export const showOnItsPage = (order: string, lying: Lying): void => {
  fresh = { order, ...lying };
};

export function useRolls() {
  const { session, view, seat, act } = useCampaign();
  /** The players who share this phone with the one on show. */
  const here = (now: View): readonly Seat[] =>
    now.seats.flatMap((one) => (one.id !== seat() && sharesPhone(now, one, seat()) ? [one.id] : []));
  /** Players who share this phone roll their own dice, whichever seat it shows; any other die the seat on show rolls. */
  const hand = ({ by }: Roll): Seat => (here(view()).includes(by) ? by : seat());
  const write = async (order: string, { question, faces, how }: Rolled): Promise<boolean> => {
    if (how !== 'witnessed') {
      const done = await act(() => giveAnswer(session, hand(question), order, question, [...faces], how));
      if (done === undefined) return false;
    }
    remember({
      dice: question.dice,
      faces,
      how,
      at: Date.now(),
      ...(question.chart ? { chart: `${view().ruleset.id}/${question.chart}` } : {}),
    });
    return true;
  };
  /** Dice of this phone for these questions: of another player's too, where one is linked and they are this seat's to roll. */
  const throwAll = async (order: string, questions: readonly Roll[]): Promise<readonly Rolled[]> => {
    const own = questions.filter(({ by }) => by === 'table' || by === hand({ by } as Roll));
    const device = witnessFor(session, seat());
    const asking = own.map((question) => ({ question, seat: hand(question) }));
    const fallen =
      device === undefined ? undefined : await act(() => rollTogether(session, order, asking, device));
    return questions.map((question): Rolled => {
      const faces = fallen?.[own.indexOf(question)];
      return faces ? { question, faces, how: 'witnessed' } : thrown(question, 'phone');
    });
  };
  /** Writes them one by one. @returns how many of them are in the book */
  const writeAll = async (order: string, rolls: readonly Rolled[]): Promise<number> => {
    let written = 0;
    for (const roll of rolls) {
      if (!(await write(order, roll))) break;
      written += 1;
    }
    return written;
  };
  /** The rolls an order asks of this seat now, and those of this rule that it asks of players who share this phone. */
  const asked = (order: string, rule?: Rule): readonly Roll[] => {
    const now = session.view();
    return [seat(), ...(now ? here(now) : [])].flatMap(
      (one) =>
        now?.asked(one).flatMap(({ order: { open }, question }) => {
          const theirs = one !== seat() && (question.by !== one || question.rule !== rule);
          return open.order === order && question.ask === 'roll' && !theirs ? [question] : [];
        }) ?? [],
    );
  };
  return {
    writeAll,
    throwAll,
    asked,
    hand,
    /** Answers what an order asks first. @returns the dice that are to be shown, where they are in the book */
    async rollFor(order: string, dice: 'phone' | Faces): Promise<Lying | undefined> {
      const asking = openOf(session, order);
      const questions = dice === 'phone' ? asked(order) : asked(order).slice(0, 1);
      const rolls =
        dice === 'phone'
          ? await throwAll(order, questions)
          : questions.map((question) => thrown(question, dice));
      const written = await writeAll(order, rolls);
      return written > 0 ? { rolls: rolls.slice(0, written), asking, written: Promise.resolve() } : undefined;
    },
  };
}

const thrown = (question: Roll, dice: 'phone' | Faces): Rolled =>
  dice === 'phone'
    ? { question, faces: cast(question.dice), how: 'phone' }
    : { question, faces: dice, how: 'table' };

export type Rolling = ReturnType<typeof useRolling>;

export function useRolling(order: Accessor<string>) {
  const { session } = useCampaign();
  const { writeAll, throwAll, asked, hand } = useRolls();
  const [lying, setLying] = createSignal(taken(order()));
  const [throwing, setThrowing] = createSignal(false);
  /** Writes rolls, and shows them beside those that lie there already. */
  const lay = async (
    before: readonly Rolled[],
    thrown: () => Promise<readonly Rolled[]> | readonly Rolled[],
  ): Promise<boolean> => {
    const asking = openOf(session, order()) ?? lying()?.asking;
    setThrowing(true);
    const rolls = await thrown();
    const written = writeAll(order(), rolls);
    batch(() => {
      setLying({ rolls: [...before, ...rolls], asking, written });
      setThrowing(false);
    });
    const done = await written;
    // Refused: what was not written was not rolled, and the question stands as it stood.
    if (done < rolls.length) {
      const kept = [...before, ...rolls.slice(0, done)];
      setLying(kept.length > 0 ? { rolls: kept, asking, written } : undefined);
    }
    return done === rolls.length;
  };
  return {
    lying,
    /** The dice are in the air: the question stays in sight until they lie there. */
    throwing,
    /** What can be rolled in one go with this question. */
    batch: ({ rule }: Roll): readonly Roll[] => asked(order(), rule),
    /** The seat that rolls a die here. */
    hand,
    goOn: (): void => void setLying(undefined),
    /** This phone's dice for one question, or for several at once. */
    roll: (questions: readonly Roll[]): Promise<boolean> => lay([], () => throwAll(order(), questions)),
    typed: (question: Roll, faces: Faces): Promise<boolean> => lay([], () => [thrown(question, faces)]),
    /** Rolls on for as long as the next question is of the same rule. */
    async rest(): Promise<void> {
      const rule = lying()?.rolls.at(-1)?.question.rule;
      for (;;) {
        const next = asked(order(), rule).filter((question) => question.rule === rule);
        if (next.length === 0) return;
        if (!(await lay(lying()?.rolls ?? [], () => throwAll(order(), next)))) return;
      }
    },
  };
}

function taken(order: string): Lying | undefined {
  const lying = fresh?.order === order ? fresh : undefined;
  fresh = undefined;
  return lying;
}
const openOf = (session: Session, order: string): OpenOrder | undefined =>
  session.view()?.open.find(({ open }) => open.order === order);
