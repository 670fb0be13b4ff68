/** How an order's questions are dressed on its page: the words and signs that no rule knows. What may be answered is never said here. */
import type { JSX } from 'solid-js';
import type { Shares } from '../../../../kernel/asks.ts';
import type { TileId } from '../../../../kernel/hex.ts';
import type { Json } from '../../../../kernel/json.ts';
import type { BannerView, RouteView } from '../../../map/model.ts';
import type { IconName } from '../../../ui/icons/icon.tsx';

/** A candidate as a row. What is left out is drawn as everywhere else. */
export interface RowDress {
  readonly lead?: JSX.Element;
  readonly title?: string;
  readonly note?: string;
  readonly value?: JSX.Element;
  readonly tone?: 'warn' | 'danger';
}
/** A question under the hand. */
export interface Answering<W, A> {
  /** What may be picked. */
  readonly open: readonly Json[];
  readonly value: W | undefined;
  readonly said: Partial<A>;
  say(value: W | undefined): void;
  /** Answers several at once, in place of all that was said. */
  begin(said: Partial<A>): void;
}
/** How one question is put. `T` what a row is about, `W` the whole answer. */
export interface QuestionDress<T, A, W = T> {
  /** What its list or field is called, in place of the question itself; empty where what it is put as says so itself. */
  readonly label?: string;
  readonly row?: (one: T, said: Partial<A>) => RowDress;
  /** What it is answered with, where rows, steppers and fields will not do. */
  readonly put?: (at: Answering<W, A>) => JSX.Element;
  /** Beside its head. */
  readonly note?: string;
  /** Over it: what it and those that follow are part of, and a note beside that. */
  readonly head?: (said: Partial<A>) => readonly [title: string, note: string];
  /** It begins with the first that is open: as good as any other. */
  readonly first?: true;
  /** Of several: it begins with all that are open together. */
  readonly all?: true;
  /** Of several: where there are many, one row stands for those that are not picked. */
  readonly folds?: true;
  /** Shares, or a document, that begin with nothing, though the rules suggest something: until then it is not answered. */
  readonly blank?: true;
  /** What it begins with otherwise, where that is more than the only thing open. */
  readonly begin?: (said: Partial<A>) => W | undefined;
  /** Beside a field: an example of what to write, and what to know. */
  readonly placeholder?: string;
  readonly hint?: string;
  readonly most?: number;
  /** A number that is typed, not stepped to; by how much a step goes, and how it is shown. */
  readonly typed?: true;
  readonly step?: (said: Partial<A>) => number;
  readonly show?: (n: number) => string;
  /** Why what was written cannot stand, though no rule minds it. */
  readonly wrong?: (one: T, said: Partial<A>) => string | undefined;
}
/** What a row is about: one of some, or what a share goes to. */
type One<T> = T extends readonly (infer E)[] ? E : T extends Shares ? string : T;

export type Nothing = readonly [title: string, words?: string, action?: () => JSX.Element];
export interface Dress<A> {
  readonly title?: (said: Partial<A>) => string | undefined;
  /** What the page asks; by default its first question. */
  readonly question?: (said: Partial<A>) => string | undefined;
  readonly why?: (said: Partial<A>) => JSX.Element;
  /** What the answer does: "Build it". */
  readonly answer: string | ((said: Partial<A>) => string);
  readonly icon?: IconName | ((said: Partial<A>) => IconName);
  readonly danger?: true | ((said: Partial<A>) => boolean);
  readonly rolls?: true;
  readonly plain?: (said: Partial<A>) => boolean;
  /** Nothing can be done here now, whatever the rules let be picked: what stands out leads on. */
  readonly idle?: (said: Partial<A>) => boolean;
  /** Everything may be left out, but not all of it: nothing is answered yet. */
  readonly empty?: (said: Partial<A>) => boolean;
  /** Beside the answer: what it comes to. */
  readonly sum?: (said: Partial<A>) => JSX.Element;
  /** Where nothing can be picked: said in place of the rows, with what leads on. */
  readonly nothing?: Nothing;
  /** What the page is about (`of` it is `false`) may be gone when it is opened: then this is all the page says. */
  readonly gone?: Nothing;
  /** A quick way to something else, over the questions. */
  readonly quick?: (said: Partial<A>) => JSX.Element;
  /** Where it leads once it is given, if not back to where it was opened. */
  readonly done?: (said: Partial<A>, back: () => void) => void;
  /** Each argument's question; `false`: once it is answered the page says by itself what it is about; what may be left out is. */
  readonly of?: { readonly [L in keyof A]?: QuestionDress<One<A[L]>, A, A[L]> | false };
  /** Over the questions: what there is to know before they are answered. */
  readonly over?: (said: Partial<A>) => JSX.Element;
  /** Beneath them: what comes of it. */
  readonly under?: (said: Partial<A>) => JSX.Element;
}
/** How the page of an order about a tile of the map is dressed. */
export interface MapDress<A> extends Pick<Dress<A>, 'of' | 'under'> {
  /** The argument that is a tile of the map. */
  readonly on: keyof A & string;
  readonly title: (said: Partial<A>) => string;
  readonly note?: (said: Partial<A>) => string | undefined;
  /** Where the map is looked at first; all of it, if it is not said. */
  readonly start?: (said: Partial<A>) => TileId | undefined;
  readonly tone?: (tile: TileId, said: Partial<A>) => 'ask' | 'warn';
  readonly routes?: (said: Partial<A>) => readonly RouteView[];
  readonly banners?: (said: Partial<A>) => readonly BannerView[];
  /** Before a tile is tapped: what to tap. */
  readonly untapped: (said: Partial<A>) => string;
  /** In place of the rule's own words, where none is open. */
  readonly none?: string;
  /** What to do besides, before a tile is tapped. */
  readonly beside?: (said: Partial<A>) => JSX.Element;
  /** A tile that is tapped to begin with something else: what it begins with. */
  readonly instead?: (tile: TileId, said: Partial<A>) => Partial<A> | undefined;
  /** What the tile means. */
  readonly means?: (tile: TileId, said: Partial<A>) => JSX.Element;
  readonly answer: string | ((said: Partial<A>) => string);
  readonly rolls?: true;
  /** Once it is given the map stays for the next, as long as there is one. */
  readonly again?: true;
  /** The way out for those who pick none. */
  readonly leave?: string;
}
// biome-ignore lint/suspicious/noExplicitAny: the page reads every order's dress; its own file knows the arguments
export type AnyDress = Dress<any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
export type AnyMapDress = MapDress<any>;
export type AnyPart = QuestionDress<Json, { readonly [label: string]: Json }>;
