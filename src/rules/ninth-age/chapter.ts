/** A chapter of this document. */
import type { Chapter as AnyChapter } from '../../kernel/chapter.ts';
import type { Change } from './change.ts';
import type { State } from './state.ts';

export type Chapter = AnyChapter<State, Change>;
