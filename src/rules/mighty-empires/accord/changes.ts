/** How this chapter changes the table. */

import type { Changes, Mutable } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import { type Draft, noBanner } from '../map/remarks.ts';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';
import * as our from './shapes.ts';
import { type Accord, under } from './state.ts';

export const accordShapes = {
  /** Agreed on; it comes into force with its season, or at once while the campaign is being set up. */
  partsAgreed: { accord: our.accord },
  /** An extra player leads a banner; an empty name: its owner does again. */
  commanderNamed: { banner: is.piece, name: is.words },
};
export type AccordChange = is.ChangeOf<typeof accordShapes>;

const apply = (draft: Draft, accord: Accord): void => {
  draft.options = under(draft.options as Options, accord) as Mutable<Options>;
};

/** The season of a year begins: what was agreed for it comes into force, in the order it was agreed. */
export function comeIntoForce(draft: Draft, year: number): void {
  const due = draft.accord.waiting.filter((accord) => accord.year <= year);
  draft.accord.waiting = draft.accord.waiting.filter((accord) => accord.year > year);
  for (const accord of due) apply(draft, accord as Accord);
}

export const accordChanges: Changes<State, AccordChange> = {
  partsAgreed(draft, { accord }) {
    const { stage, season } = draft;
    const settingUp = stage !== 'season' && stage !== 'winter';
    if (settingUp || accord.year < season.year || (accord.year === season.year && stage === 'season'))
      apply(draft, accord);
    else draft.accord.waiting.push({ ...accord, parts: { ...accord.parts } });
    return;
  },
  commanderNamed(draft, { banner, name }) {
    if (!draft.banners[banner]) return noBanner(banner);
    if (name === '') delete draft.accord.commanders[banner];
    else draft.accord.commanders[banner] = name;
    return;
  },
};
