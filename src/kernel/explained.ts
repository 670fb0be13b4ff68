/**
 * The rules of a book in our own words, for players who ask why. Pure data beside the rules: loaded when somebody asks, never
 * with a chart or a campaign. Where a rule stands in the book is told by its section and page; what stands nowhere is ours.
 */
import type { Rule } from './question.ts';

/** For each rule a title, one to three plain sentences, and its section of the book; without one it is a rule of Realmbook. */
export type Texts = { readonly [rule: string]: readonly [title: string, text: string, section?: string] };

/** Rules that stand in one section. */
export const within = <const T extends { readonly [rule: string]: readonly [title: string, text: string] }>(
  section: string,
  texts: T,
): { readonly [Id in keyof T]: readonly [string, string, string] } =>
  Object.fromEntries(
    Object.entries(texts).map(([id, [title, text]]) => [id, [title, text, section]]),
  ) as never;

export interface Explained {
  readonly id: Rule;
  readonly title: string;
  readonly text: string;
  /** Where it stands in the book; without it, it is a rule of Realmbook. */
  readonly where?: {
    readonly section: string /** The page its chapter begins on. */;
    readonly page?: number;
  };
  /** Charts it is read on, by id. */
  readonly charts: readonly string[];
  /** The switch of the founding that bears on it, by its name in the options. */
  readonly option?: string;
}
/** A word of the book and what it means. */
export interface Word {
  readonly word: string;
  readonly means: string;
  /** Other words for it that players may type. */
  readonly also?: readonly string[];
  /** The rule that says most about it. */
  readonly rule?: Rule;
}
export interface Explanations {
  /** The book's name, as its charts have it. */
  readonly document: string;
  readonly rules: readonly Explained[];
  readonly words: readonly Word[];
}

/** What a chapter's rules say, and the charts that some of them are read on, by their ids. */
export interface Told<T extends Texts = Texts> {
  readonly texts: T;
  readonly charts: { readonly [rule: string]: readonly string[] | undefined };
}
export const explained = <const T extends Texts>(
  texts: T,
  charts: { readonly [Id in keyof NoInfer<T>]?: readonly string[] } = {},
): Told<T> => ({ texts, charts });
/** The rules of some chapters, by their ids. */
export type RuleOf<All extends readonly Told[]> = All[number] extends infer One
  ? One extends Told<infer T>
    ? keyof T & string
    : never
  : never;
export const textsIn = (chapters: readonly Told[]): Texts =>
  Object.assign({}, ...chapters.map(({ texts }) => texts));

interface Sources<All extends readonly Told[]> {
  readonly document: string;
  readonly chapters: All;
  /** Where chapters begin, by section or by what stands before its colon; without one a section is told by its name alone. */
  readonly pages?: { readonly [section: string]: number | undefined };
  readonly options: { readonly [Id in RuleOf<NoInfer<All>>]?: string };
  readonly words: readonly Word[];
}

export function explain<const All extends readonly Told[]>(book: Sources<All>): Explanations {
  const { document, chapters, pages = {}, words } = book;
  const options: { readonly [rule: string]: string | undefined } = book.options;
  const charts: Told['charts'] = Object.assign({}, ...chapters.map((chapter) => chapter.charts));
  const rules = Object.entries(textsIn(chapters)).map(([id, [title, text, section]]): Explained => {
    const page = section === undefined ? undefined : (pages[section] ?? pages[section.replace(/:.*/, '')]);
    const option = options[id];
    return {
      id: id as Rule,
      title,
      text,
      charts: charts[id] ?? [],
      ...(section === undefined ? {} : { where: { section, ...(page === undefined ? {} : { page }) } }),
      ...(option === undefined ? {} : { option }),
    };
  });
  return { document, rules, words };
}
