/** How captives are taken, come home, and are lost. */

import type { Changes, Mutable } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import { emptyBand, join, strikeIfEmpty } from '../roll/ranks.ts';
import { raised } from '../shapes.ts';
import type { Captive, State } from '../state.ts';

const captive = is.fields<Captive>({
  seat: is.seat,
  holder: is.seat,
  warband: is.piece,
  figure: is.piece,
  raised,
  spent: is.count,
  count: is.count,
  battle: is.piece,
  hope: is.yes,
});

export const captiveShapes = {
  captured: { id: is.piece, captive },
  /** Back to its warband, which is raised anew if nobody is left of it. */
  captiveHome: { captive: is.piece },
  /** Sold, or drugged. */
  captiveGone: { captive: is.piece },
};
export type CaptiveChange = is.ChangeOf<typeof captiveShapes>;

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
  captiveGone(draft, { captive: id }) {
    const captive = draft.captives[id];
    if (!captive) return;
    delete draft.captives[id];
    strikeIfEmpty(draft, captive.warband);
  },
};
