/** How the muster roll changes. */

import type { Changes } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import { say } from '../../../kernel/text.ts';
import { mostOf } from '../charts/experience.ts';
import { type Characteristic, characteristics, figure as entry, type Figure, standing } from '../figures.ts';
import * as our from '../shapes.ts';
import type { Rank, Spell, State } from '../state.ts';
import { emptyBand, join, leave, strikeIfEmpty } from './ranks.ts';

const figure: is.Kind<Figure> = is.both(entry, is.fields({ seat: is.seat }));
const spell = is.fields<Spell>({ name: is.words, cost: is.count, secondChance: is.yes });

export const rollShapes = {
  listed: { id: is.piece, figure },
  unlisted: { id: is.piece },
  raised: {
    id: is.piece,
    seat: is.seat,
    name: is.words,
    kind: is.words,
    individual: is.yes,
    place: is.piece,
  },
  joined: { warband: is.piece, fit: is.count, figure: is.piece, raised: our.raised, spent: is.count },
  left: { warband: is.piece, key: is.piece, fit: is.count, hurt: is.count },
  stationed: { warband: is.piece, place: is.piece },
  warbandNamed: { warband: is.piece, name: is.words },
  warbandPassed: { warband: is.piece, to: is.seat },
  experience: { warband: is.piece, amount: is.whole },
  /** The points every figure has spent; after a success every figure below its maximum improves. */
  advanced: {
    warband: is.piece,
    characteristic: is.oneOf(...characteristics),
    points: is.count,
    succeeded: is.yes,
  },
  spellBought: { warband: is.piece, id: is.piece, spell },
  spellSold: { warband: is.piece, id: is.piece },
};
export type RollChange = is.ChangeOf<typeof rollShapes>;

/** Whether one more step would still be within the maximum, and open to the figure at all. */
export function canRaise(
  figure: Figure,
  rank: Pick<Rank, 'raised'>,
  characteristic: Characteristic,
): boolean {
  if (characteristic === 'pw' && figure.is.pw === 0) return false;
  const now = standing(figure, rank.raised, characteristic);
  const most = mostOf(characteristic, figure.mounted);
  return characteristic === 'def' ? now > most : now < most;
}

export const rollChanges: Changes<State, RollChange> = {
  listed(draft, { id, figure }) {
    draft.figures[id] = { ...figure, is: { ...figure.is } };
  },
  unlisted(draft, { id }) {
    const serves =
      Object.values(draft.warbands).some(({ ranks }) =>
        Object.values(ranks).some(({ figure }) => figure === id),
      ) || Object.values(draft.captives).some(({ figure }) => figure === id);
    if (!serves) delete draft.figures[id];
  },
  raised(draft, { type, id, ...warband }) {
    draft.warbands[id] = emptyBand(warband);
  },
  joined(draft, { warband, fit, figure, raised, spent }) {
    const band = draft.warbands[warband];
    if (band && fit > 0) join(band, { figure, raised, spent }, fit, 0);
  },
  left(draft, { warband, key, fit, hurt }) {
    const band = draft.warbands[warband];
    if (!band) return;
    leave(band, key, fit, hurt);
    strikeIfEmpty(draft, warband);
  },
  stationed(draft, { warband, place }) {
    const band = draft.warbands[warband];
    if (band)
      band.place = place === 'field' || draft.territories[place]?.seat === band.seat ? place : 'field';
  },
  warbandNamed(draft, { warband, name }) {
    const band = draft.warbands[warband];
    if (band) band.name = name;
  },
  warbandPassed(draft, { warband, to }) {
    const band = draft.warbands[warband];
    if (!band || !draft.realms[to]) return;
    band.seat = to;
    band.place = 'field';
  },
  experience(draft, { warband, amount }) {
    const band = draft.warbands[warband];
    if (!band) return;
    const left = band.experience + amount;
    band.experience = Math.max(0, left);
    return left < 0
      ? [
          {
            rule: 'ch.advance.price',
            why: say('{warband} has spent {points} points of experience more than it had.', {
              warband: band.name,
              points: -left,
            }),
          },
        ]
      : undefined;
  },
  advanced(draft, { warband, characteristic, points, succeeded }) {
    const band = draft.warbands[warband];
    if (!band) return;
    const before = Object.values(band.ranks);
    band.ranks = {};
    for (const rank of before) {
      const figure = draft.figures[rank.figure];
      const rises = succeeded && figure !== undefined && canRaise(figure, rank, characteristic);
      const raised = rises
        ? { ...rank.raised, [characteristic]: (rank.raised[characteristic] ?? 0) + 1 }
        : rank.raised;
      const spent = rank.spent + points;
      join(band, { figure: rank.figure, raised, spent }, rank.fit, rank.hurt);
    }
  },
  spellBought(draft, { warband, id, spell }) {
    const band = draft.warbands[warband];
    if (band) band.spells[id] = { ...spell };
  },
  spellSold(draft, { warband, id }) {
    delete draft.warbands[warband]?.spells[id];
  },
};
