import { change, type Procedure, roll, rollEach } from '../../../../kernel/procedure.ts';
import type { Rule } from '../../../../kernel/question.ts';
import { say } from '../../../../kernel/text.ts';
import type { Change } from '../../change.ts';
import type { Razes } from '../../charts/autumn-spells.ts';
import type { CastBrief, Lay, Victim } from '../brief.ts';
import type { Lasting, SpellName } from '../state.ts';

/** Lays a spell that lasts, on the target unless told otherwise. */
export function* lay(b: CastBrief, spell: SpellName, over: Partial<Lasting> = {}): Procedure<Change> {
  const lasting: Lasting = {
    spell,
    by: b.seat,
    tile: b.tile,
    about: null,
    banner: null,
    amount: 0,
    leads: null,
    tried: null,
    until: b.until,
    ...over,
  };
  yield* change({ type: 'spellLaid', id: `${b.order}.m`, lasting });
}

/** Each banner loses what its dice say; returns the sum. @param path makes the labels unique where a place is struck again */
export function* losses(
  b: CastBrief,
  rule: Rule,
  victims: readonly Victim[],
  lost: string,
  path: string,
): Procedure<Change, number> {
  if (victims.length === 0) return 0;
  const rolls = yield* rollEach(victims, ({ banner }) => ({
    label: `${path}/${banner}`,
    by: b.seat,
    rule,
    dice: lost,
    text: say('How many points does {banner} lose?', { banner }),
  }));
  let sum = 0;
  for (const [{ banner }, points] of rolls) {
    sum += points;
    yield* change({ type: 'charged', banner, points });
  }
  return sum;
}

/** Whether the settlement of a tile falls: by the score its kind falls from, without a die where it is certain. */
export function* razing(
  { seat }: CastBrief,
  rule: Rule,
  { tile, site }: Lay,
  razes: Razes,
  path: string,
): Procedure<Change, boolean> {
  const from = site === null ? undefined : razes[site];
  if (from === undefined) return false;
  const score =
    from <= 1
      ? 1
      : yield* roll(path, {
          by: seat,
          rule,
          dice: 'd6',
          text: say('Does the settlement of {tile} fall? On {from} or more it does.', { tile, from }),
        });
  if (score < from) return false;
  yield* change({ type: 'razed', tile, by: null });
  return true;
}
