/** How what the table agrees on changes it. */

import type { Changes } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import * as our from '../shapes.ts';
import type { State } from '../state.ts';

export const accordShapes = {
  partsAgreed: { parts: our.parts, end: is.orNull(our.end) },
  /** Nobody: a campaign that ends with two as great as each other. */
  ended: { victor: is.orNull(is.seat) },
};
export type AccordChange = is.ChangeOf<typeof accordShapes>;

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
