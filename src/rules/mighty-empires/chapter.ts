/** A chapter of the book as one object: its rules, orders, sentences, what it puts before a seat, and what must hold. */
import type { Seat } from '../../kernel/question.ts';
import type { AnyOrder, Task } from '../../kernel/ruleset.ts';
import type { Change } from './changes/index.ts';
import type { State } from './state.ts';
import type { Lines } from './tell/line.ts';

export interface Chapter {
  readonly orders: readonly AnyOrder<State, Change>[];
  readonly lines: Lines;
  /** What it puts before a seat, most urgent first. */
  tasks(state: State, seat: Seat): readonly Task[];
  /** What must hold of every state; names what does not. */
  invariants(state: State): readonly string[];
}
