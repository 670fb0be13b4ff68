/** What an owner writes of a battle on the table: who fell, and which banner one who came home joins. */
import * as v from 'valibot';
import { parse } from '../../../../kernel/args.ts';
import type { Json } from '../../../../kernel/json.ts';
import type { Remark } from '../../../../kernel/ruleset.ts';
import { say } from '../../../../kernel/text.ts';
import { against, countArg, pieceArg } from '../../define.ts';
import { type Ledger, tallied, withBanner } from '../../ledger/book.ts';
import type { State } from '../../state.ts';
import { modelsOf } from './book.ts';

const casualty = v.object({ lost: countArg, routed: v.optional(v.boolean(), false) });
const writeArg = v.variant('write', [
  v.object({
    write: v.literal('casualties'),
    battle: pieceArg,
    banner: pieceArg,
    units: v.optional(v.record(pieceArg, casualty), {}),
    characters: v.optional(v.array(pieceArg), []),
    points: v.optional(countArg, 0),
    routed: v.optional(countArg, 0),
  }),
  v.object({ write: v.literal('post'), character: pieceArg, banner: pieceArg }),
]);
type BattleWrite = v.InferOutput<typeof writeArg>;

const no = (why: string): Remark => against('me.ledger.write', say(why));

/** Whether it is a write of this chapter at all. */
export const ofBattle = (json: Json): boolean =>
  ['casualties', 'post'].includes(String((json as { readonly write?: Json } | null)?.write));

export function checkBattle(ledger: Ledger, json: Json, state: State): true | Remark {
  const parsed = parse(writeArg, json);
  if (!parsed.ok) return no('The entry is not filled in correctly.');
  const { value } = parsed;
  const contents = ledger.banners[value.banner];
  if (!contents) return no('That banner is not on your list.');
  if (value.write === 'post' && state.stage !== 'winter')
    return no('That character is on the way home until the season ends.');
  if (value.write === 'post')
    return (
      ledger.battles.home.some(({ id }) => id === value.character) ||
      no('That character is not back in the capital.')
    );
  const { fought } = state.tabletop;
  // A siege outlasts its assaults: there is always another to count for.
  const over = fought[value.battle]?.recovered.includes(ledger.seat) ?? true;
  if (!state.encounters[value.battle] && over)
    return no('The wounded of that battle have already been gathered.');
  const known =
    Object.entries(value.units).every(([id, { lost }]) => {
      const unit = contents.units.find((each) => each.id === id);
      return unit !== undefined && lost <= modelsOf(unit);
    }) && value.characters.every((id) => contents.characters.some((each) => each.id === id));
  const within = value.points <= contents.points && value.routed <= value.points;
  return (known && within) || no('More fell than took the field.');
}

/** What a write does. One that makes no sense does nothing. */
export function writtenBattle(ledger: Ledger, json: Json, state: State): Ledger {
  const parsed = parse(writeArg, json);
  if (!parsed.ok || checkBattle(ledger, json, state) !== true) return ledger;
  const { value } = parsed;
  return value.write === 'post' ? post(ledger, value) : fell(ledger, value);
}

function fell(ledger: Ledger, write: Extract<BattleWrite, { write: 'casualties' }>): Ledger {
  const { battle, banner, units, characters, points, routed } = write;
  const { fallen } = ledger.battles;
  const losses = { ...fallen[battle], [banner]: { units, characters, points, routed } };
  return { ...ledger, battles: { ...ledger.battles, fallen: { ...fallen, [battle]: losses } } };
}

function post(ledger: Ledger, { character: id, banner }: Extract<BattleWrite, { write: 'post' }>): Ledger {
  const contents = ledger.banners[banner];
  const character = ledger.battles.home.find((each) => each.id === id);
  if (!contents || !character) return ledger;
  const home = ledger.battles.home.filter((each) => each !== character);
  return tallied(
    withBanner({ ...ledger, battles: { ...ledger.battles, home } }, banner, {
      ...contents,
      characters: [...contents.characters, character],
    }),
    { enlisted: character.points },
  );
}
