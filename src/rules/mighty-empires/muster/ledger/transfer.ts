/** Troops passed between banners of one tile. */
import type { Remark } from '../../../../kernel/ruleset.ts';
import { blank, type Contents, type Ledger, sumOf, withBanner } from '../../ledger/book.ts';
import { turnOf } from '../../queries.ts';
import type { State } from '../../state.ts';
import { divided, keptApart, notYet } from '../force.ts';
import { no, type Of } from './write-args.ts';

export function checkTransfer(
  ledger: Ledger,
  { from, to, points, units, characters, absorbed }: Of<'transfer'>,
  state: State,
): true | Remark {
  const giver = ledger.banners[from] ?? blank;
  const nothing = points + units.length + characters.length === 0;
  const [here, there] = [state.banners[from], state.banners[to]];
  if (here?.tile == null || here.tile !== there?.tile || (from === to && !nothing))
    return no('Troops can move only between banners in one tile.');
  const { seat } = here;
  const alone = from === to;
  const apart =
    state.stage === 'season'
      ? ((alone ? undefined : divided(state, from, to)) ??
        (turnOf(state, seat).reordered ? undefined : notYet(state, seat, here.tile)))
      : alone
        ? undefined
        : keptApart(state, from, to);
  if (apart) return apart;
  if (
    !Object.entries(absorbed).every(
      ([id, by]) => !Object.hasOwn(absorbed, by) && absorbs(ledger, { from, to, id, by }),
    )
  )
    return no('Only units of fewer than five models can join another unit of the same troops.');
  const listed =
    units.every((id) => giver.units.some((each) => each.id === id)) &&
    characters.every((id) => giver.characters.some((each) => each.id === id));
  return (listed && points <= giver.points) || no('Those troops are not in that banner.');
}

/** Models a unit must have to be kept whole. */
export const wholeUnit = 5;
const troopsOf = ({ name }: { readonly name: string }): string => name.trim().toLowerCase();
/** Whether what is left of a unit may fill up another of the same troops (Reorganising banners). */
export function absorbs(
  ledger: Ledger,
  {
    from,
    to,
    id,
    by,
  }: { readonly from: string; readonly to: string; readonly id: string; readonly by: string },
): boolean {
  const rest = ledger.banners[from]?.units.find((unit) => unit.id === id);
  const unit = ledger.banners[to]?.units.find((each) => each.id === by);
  return (
    id !== by &&
    rest !== undefined &&
    unit !== undefined &&
    rest.models < wholeUnit &&
    troopsOf(rest) === troopsOf(unit)
  );
}

export function transfer(
  ledger: Ledger,
  { from, to, points, units, characters, absorbed }: Of<'transfer'>,
): Ledger {
  const giver = ledger.banners[from] ?? blank;
  const goes =
    (chosen: readonly string[]) =>
    ({ id }: { readonly id: string }) =>
      chosen.includes(id);
  const stays =
    (chosen: readonly string[]) =>
    ({ id }: { readonly id: string }) =>
      !chosen.includes(id);
  const left: Contents = {
    ...giver,
    points: giver.points - points,
    units: giver.units.filter(stays([...units, ...Object.keys(absorbed)])),
    characters: giver.characters.filter(stays(characters)),
  };
  const taker = from === to ? left : (ledger.banners[to] ?? blank);
  const joined: Contents = {
    ...taker,
    mustered: true,
    points: taker.points + points,
    units: [...taker.units, ...giver.units.filter(goes(units))].map((unit) => {
      const rests = giver.units.filter(({ id }) => absorbed[id] === unit.id);
      const models = rests.reduce((sum, rest) => sum + rest.models, unit.models);
      return rests.length > 0 ? { ...unit, models, points: unit.points + sumOf(rests) } : unit;
    }),
    characters: [...taker.characters, ...giver.characters.filter(goes(characters))],
  };
  return withBanner(withBanner(ledger, from, left), to, joined);
}
