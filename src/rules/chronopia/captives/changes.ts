/** How captives are taken, come home, and are lost. */
import type { Changes, Mutable } from '../../../kernel/ruleset.ts';
import { emptyBand, join, strikeIfEmpty } from '../roll/ranks.ts';
import type { Captive, State } from '../state.ts';

export type CaptiveChange =
  | { readonly type: 'captured'; readonly id: string; readonly captive: Captive }
  /** Back to its warband, which is raised anew if nobody is left of it. */
  | { readonly type: 'captiveHome'; readonly captive: string }
  /** Nobody rides to their rescue any more. */
  | { readonly type: 'hopeless'; readonly captive: string }
  /** Sold, or drugged. */
  | { readonly type: 'captiveGone'; readonly captive: string };

export const captiveChanges: Changes<State, CaptiveChange> = {
  captured(draft, { id, captive }) {
    draft.captives[id] = JSON.parse(JSON.stringify(captive)) as Mutable<Captive>;
  },
  captiveHome(draft, { captive: id }) {
    const captive = draft.captives[id];
    if (!captive) return;
    delete draft.captives[id];
    const figure = draft.figures[captive.figure];
    const individual = figure?.role === 'individual';
    draft.warbands[captive.warband] ??= emptyBand({
      seat: captive.seat,
      name: figure?.name ?? '',
      kind: individual ? captive.figure : (figure?.warband ?? ''),
      individual,
      place: 'field',
    });
    const warband = draft.warbands[captive.warband];
    if (warband) join(warband, captive as Captive, captive.count, 0);
  },
  hopeless(draft, { captive: id }) {
    const captive = draft.captives[id];
    if (captive) captive.hope = false;
  },
  captiveGone(draft, { captive: id }) {
    const captive = draft.captives[id];
    if (!captive) return;
    delete draft.captives[id];
    strikeIfEmpty(draft, captive.warband);
  },
};
