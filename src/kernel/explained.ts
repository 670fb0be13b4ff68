/**
 * The rules of a book in our own words, for players who ask why. Pure data beside the rules: loaded when somebody asks, never
 * with a chart or a campaign. Where a rule stands in the book is told by its section and page; what stands nowhere is ours.
 */
import type { Rule } from './question.ts';

/** For each rule a title and one to three plain sentences. */
export type Texts<Id extends Rule> = {
  readonly [I in Id]: readonly [title: string, text: string];
};

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

interface Sources<Id extends Rule> {
  readonly document: string;
  readonly texts: Texts<Id>;
  /** Each rule's section, `table` where it is ours. */
  readonly sections: { readonly [I in NoInfer<Id>]: string };
  /** Where chapters begin, by section or by what stands before its colon; without one a section is told by its name alone. */
  readonly pages: { readonly [section: string]: number | undefined };
  readonly charts?: { readonly [I in NoInfer<Id>]?: readonly string[] };
  readonly options?: { readonly [I in NoInfer<Id>]?: string };
  readonly words: readonly Word[];
}

export function explain<Id extends Rule>(book: Sources<Id>): Explanations {
  const rules = Object.keys(book.texts).map((key): Explained => {
    const id = key as Id;
    const [title, text] = book.texts[id];
    const section = book.sections[id];
    const page = book.pages[section] ?? book.pages[section.replace(/:.*/, '')];
    const option = book.options?.[id];
    return {
      id,
      title,
      text,
      charts: book.charts?.[id] ?? [],
      ...(section === 'table' ? {} : { where: { section, ...(page === undefined ? {} : { page }) } }),
      ...(option === undefined ? {} : { option }),
    };
  });
  return { document: book.document, rules, words: book.words };
}
