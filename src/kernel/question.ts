/**
 * What a rule may ask of the table. A question is plain data; its label is a path the rule's author wrote, never a counter.
 * Its digest covers what can be answered (dice, options, bounds) and none of the prose, so wording may change under old answers.
 */
import { bag } from './bag.ts';
import { type Bag, canShow, dice, type Faces, total } from './dice.ts';
import { digestOf } from './digest.ts';
import { canonical, type Json } from './json.ts';
import type { Text } from './text.ts';

/** A chair at the table: 'azure', 'azure.marshal'; 'table' is any player who is present. */
export type Seat = string;
/**
 * The rules there are, and the notes the chronicle has sentences for, by book. Each book adds its own beside its register, so
 * that a name with a slip in it does not compile, here or in the app; at run time nothing is added.
 */
export interface Books {
  readonly table: {
    readonly rule:
      | 'order.unknown'
      | 'order.dispute'
      | 'change.unknown'
      | 'change.form'
      | 'change.failed'
      | 'line.unread'
      | 'dice.together';
    readonly note: never;
  };
}
/** The stable name of a rule: `me.scouting.skirmish`. */
export type Rule = Books[keyof Books]['rule'];
/** The stable name of a note, under which its book keeps its sentence: `moved`. */
export type NoteId = Books[keyof Books]['note'];

export interface Asked {
  readonly label: string;
  readonly by: Seat;
  readonly rule: Rule;
  readonly text: Text;
  /** Why it is asked again: "Tied on 5 with Anna". */
  readonly again?: Text;
  /** Of a question for the table: the seats it is about. They are called for it, and anybody may answer. */
  readonly among?: readonly Seat[];
  /** May be answered beforehand, once for all; otherwise this is what happens when its seat stays silent. */
  readonly standing?: Json;
}
export type Bounds =
  | { readonly kind: 'integer'; readonly from: number; readonly to: number }
  | { readonly kind: 'text'; readonly most: number }
  /** Shares of a total among some, each at most `most[name]` where given; canonical record name → share. */
  | {
      readonly kind: 'split';
      readonly total: number;
      readonly among: readonly string[];
      readonly most?: { readonly [name: string]: number };
    };
export type Options = { readonly [value: string]: Text };

export type RollQuestion = Asked & {
  readonly ask: 'roll';
  readonly dice: string;
  /** Its rule tells the dice apart by their places. Without it the rule is given a bag, and chances know no order. */
  readonly placed?: true;
  /** The chart the result is read on. */
  readonly chart?: string;
  readonly column?: string;
  readonly modifier?: number;
  /** Only the highest of its dice counts, not their sum. */
  readonly best?: true;
  /** Where not all the chart applies: the rows that do, by their place in it, and what every other total comes to. */
  readonly only?: { readonly rows: readonly number[]; readonly else: Text };
};
export type ChooseQuestion = Asked & {
  readonly ask: 'choose';
  readonly from: Options;
  /** The value its rule gets where no choice, or no possible one, is laid down or turned over: none of its options. */
  readonly forfeit?: string;
};
export type EnterQuestion = Asked & { readonly ask: 'enter'; readonly bounds: Bounds };
/** Follows from the ledger of `by`: no choice, but only that seat knows it. */
export type DeclareQuestion = Asked & {
  readonly ask: 'declare';
  readonly claim: string;
  readonly about: Json;
  /** What counts where its seat does not say it. */
  readonly forfeit?: Json;
};
export type Question = RollQuestion | ChooseQuestion | EnterQuestion | DeclareQuestion;

/** Digest of what an answer must fit: changes when dice, options or bounds change. */
export function shapeOf(question: Question): string {
  const spelled = canonical(covered(question));
  const known = shapes.get(spelled);
  if (known !== undefined) return known;
  const shape = digestOf(spelled);
  if (shapes.size >= MOST) shapes.clear();
  shapes.set(spelled, shape);
  return shape;
}
/** A campaign asks the same few things again and again. */
const shapes = new Map<string, string>();
const MOST = 512;

function covered(question: Question): Json {
  switch (question.ask) {
    case 'roll':
      return { ask: 'roll', dice: question.dice };
    case 'choose':
      return { ask: 'choose', from: Object.keys(question.from) };
    case 'enter':
      return { ask: 'enter', bounds: question.bounds };
    case 'declare':
      return { ask: 'declare', claim: question.claim, about: question.about };
  }
}

/** What a rule is given for an answer that fits: of a roll a bag of dice, or their faces in order where it says so. */
export const handed = (question: Question, value: Json): Json | Bag =>
  question.ask === 'roll' && !question.placed ? bag(value as Faces) : value;

/** What a roll comes to with nothing added: the sum of its dice, or the best of them. */
export const rolledOn = ({ dice: of, best }: Pick<RollQuestion, 'dice' | 'best'>, faces: Faces): number =>
  best ? Math.max(...faces) : total(dice(of), faces);

/** Whether a value answers the question: faces of its dice, one of its options, within its bounds. */
export function answers(question: Question, value: Json): boolean {
  switch (question.ask) {
    case 'roll':
      return canShow(dice(question.dice), value);
    case 'choose':
      return typeof value === 'string' && Object.hasOwn(question.from, value);
    case 'enter':
      return inBounds(question.bounds, value);
    case 'declare':
      return value !== null;
  }
}

/** What counts where a seat lays nothing down, does not open it, or does not say it; undefined where its rule knows nothing. */
export const forfeitOf = (question: Question): Json | undefined =>
  question.ask === 'choose' || question.ask === 'declare' ? question.forfeit : undefined;

function inBounds(bounds: Bounds, value: Json): boolean {
  switch (bounds.kind) {
    case 'integer':
      return Number.isSafeInteger(value) && bounds.from <= Number(value) && Number(value) <= bounds.to;
    case 'text':
      return typeof value === 'string' && value.length <= bounds.most;
    case 'split':
      return isSplit(bounds, value);
  }
}

function isSplit({ total, among, most }: Extract<Bounds, { kind: 'split' }>, value: Json): boolean {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return false;
  const shares = Object.entries(value as { readonly [name: string]: Json });
  return (
    shares.every(
      ([name, share]) =>
        among.includes(name) &&
        Number.isSafeInteger(share) &&
        Number(share) >= 0 &&
        Number(share) <= (most?.[name] ?? total),
    ) && shares.reduce((sum, [, share]) => sum + Number(share), 0) === total
  );
}
