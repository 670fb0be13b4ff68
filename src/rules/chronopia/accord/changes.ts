/** How what the table agrees on changes it. */

import { agreed } from '../../../kernel/accord.ts';
import { someOf } from '../../../kernel/options.ts';
import type { Changes } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import { type Options, table } from '../options.ts';
import type { State } from '../state.ts';

const end = is.fields<Options['end']>({
  by: is.oneOf('battles', 'territories', 'agreed'),
  battles: is.count,
  territories: is.count,
});

export const accordShapes = {
  partsAgreed: { parts: someOf(table.parts.rows), end: is.orNull(end) },
};
export type AccordChange = is.ChangeOf<typeof accordShapes>;

export const accordChanges: Changes<State, AccordChange> = {
  partsAgreed(draft, { parts, end }) {
    draft.options = agreed(table, draft.options, { ...parts, ...(end ? { end: { ...end } } : {}) });
  },
};
