/** How what the table agrees on changes it. */
import type { Seat } from '../../../kernel/question.ts';
import type { Changes } from '../../../kernel/ruleset.ts';
import type { Options, Part } from '../options.ts';
import type { State } from '../state.ts';

export type AccordChange =
  | {
      readonly type: 'partsAgreed';
      readonly parts: { readonly [part in Part]?: boolean };
      readonly end: Options['end'] | null;
    }
  /** Nobody: a campaign that ends with two as great as each other. */
  | { readonly type: 'ended'; readonly victor: Seat | null };

export const accordChanges: Changes<State, AccordChange> = {
  partsAgreed(draft, { parts, end }) {
    Object.assign(draft.options.parts, parts);
    if (end !== null) draft.options.end = { ...end };
  },
  ended(draft, { victor }) {
    draft.stage = 'over';
    draft.victor = victor;
  },
};
