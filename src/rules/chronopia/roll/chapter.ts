/** The muster roll: army lists, and the warbands that are recruited, moved and let go. */
import type { Chapter } from '../chapter.ts';
import { rankKey } from '../figures.ts';
import { rollChanges, rollShapes } from './changes.ts';
import { recruitDrugged } from './drugged.ts';
import { changeFigure, listFigures, unlistFigure } from './list.ts';
import { disband, nameWarband, station, transfer } from './move.ts';
import { raiseWarband, recruit } from './recruit.ts';
import { rollSentences } from './sentences.ts';
import { buySpell, sellSpell } from './spells.ts';

export const rollChapter = {
  orders: [
    listFigures,
    changeFigure,
    unlistFigure,
    raiseWarband,
    recruit,
    recruitDrugged,
    transfer,
    station,
    disband,
    nameWarband,
    buySpell,
    sellSpell,
  ],
  shapes: rollShapes,
  changes: rollChanges,
  sentences: rollSentences,
  begin: () => ({ figures: {}, warbands: {} }),
  quiet: { disband: 'harms', station: 'rare', 'list-figures': 'rare' },
  invariants: (state) =>
    Object.entries(state.warbands).flatMap(([id, { seat, place, ranks, experience }]) => [
      ...(state.realms[seat] ? [] : [`${id} serves nobody`]),
      ...(place === 'field' || state.territories[place]?.seat === seat
        ? []
        : [`${id} garrisons what is lost`]),
      ...(experience >= 0 ? [] : [`${id} owes experience`]),
      ...(Object.keys(ranks).length > 0 || Object.values(state.captives).some(({ warband }) => warband === id)
        ? []
        : [`${id} is empty`]),
      ...Object.entries(ranks).flatMap(([key, { figure, raised, spent, fit, hurt }]) => [
        ...(key === rankKey(figure, spent, raised) ? [] : [`${id} keeps ${key} under another name`]),
        ...(fit >= 0 && hurt >= 0 && fit + hurt > 0 ? [] : [`${id} has ${fit} and ${hurt} of ${key}`]),
        ...(state.figures[figure] ? [] : [`${id} has figures of no list`]),
      ]),
    ]),
} satisfies Chapter;
