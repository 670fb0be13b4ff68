/** Chronopia's table as a worked case gives it: a form that fills in what a case leaves out, and the state it comes to. */
import * as v from 'valibot';
import { emptyBattle } from '../../src/rules/chronopia/battle/field.ts';
import { lands } from '../../src/rules/chronopia/charts/territories.ts';
import {
  characteristics,
  crafts,
  type Figure,
  natures,
  races,
  rankKey,
  roles,
} from '../../src/rules/chronopia/figures.ts';
import { chronopia } from '../../src/rules/chronopia/index.ts';
import { tinctures } from '../../src/rules/chronopia/options.ts';
import { fitIn, generalOf, warbandsOf } from '../../src/rules/chronopia/roll/points.ts';
import {
  armies,
  type Sitting,
  type State,
  stages,
  steps,
  type Warband,
} from '../../src/rules/chronopia/state.ts';
import { figure as plainFigure, table } from '../rules/chronopia/table.ts';
import { flag, known, names, read, rows, seat, seats, whole } from './figures.ts';

const may = v.exactOptional;
const counts = rows(whole);
const land = v.picklist(lands);
const figureForm = v.strictObject({
  seat: may(seat),
  name: may(v.string()),
  role: may(v.picklist(roles)),
  warband: may(v.string()),
  cost: may(whole),
  missile: may(flag),
  mounted: may(flag),
  craft: may(v.picklist(crafts)),
  nature: may(v.picklist(natures)),
  race: may(v.picklist(races)),
  least: may(whole),
  most: may(v.nullable(whole)),
  per: may(whole),
  is: v.optional(v.record(v.picklist(characteristics), whole), {}),
});
const raised = v.optional(v.record(v.picklist(characteristics), whole), {});
const row = v.strictObject({
  figure: v.string(),
  fit: v.optional(whole, 0),
  hurt: v.optional(whole, 0),
  spent: v.optional(whole, 0),
  raised,
});
const spell = v.strictObject({ name: v.string(), cost: whole, secondChance: v.optional(flag, false) });
const warbandForm = v.strictObject({
  rows: may(v.array(row)),
  seat: may(seat),
  name: may(v.string()),
  place: may(v.string()),
  experience: may(whole),
  spells: may(rows(spell)),
});
const territory = v.strictObject({
  seat: may(seat),
  land: may(land),
  name: may(v.string()),
  home: may(flag),
});
const kind = v.picklist(['two', 'many', 'rescue', 'challenge']);
const sides = v.array(seat);
const battle = v.strictObject({
  kind: may(kind),
  sides: may(sides),
  since: may(whole),
  when: may(v.string()),
  set: may(flag),
  stakes: may(v.record(seat, v.string())),
  prize: may(v.nullable(land)),
  weather: may(v.nullable(v.strictObject({ total: whole, desert: v.optional(v.string(), '') }))),
  allies: may(v.record(seat, v.strictObject({ side: seat, warbands: names }))),
  summoned: may(v.record(seat, counts)),
  missions: may(v.record(seat, v.strictObject({ name: v.string(), terrain: v.optional(flag, false) }))),
  captives: may(names),
});
const fought = v.strictObject({
  number: v.optional(whole, 1),
  kind: v.optional(kind, 'two'),
  sides: v.optional(sides, ['azure', 'gules']),
  winners: v.optional(sides, ['azure']),
  ratings: v.optional(v.record(seat, whole), {}),
});
const sitting = v.strictObject({
  battle: v.optional(v.string(), 'b1'),
  number: v.optional(whole, 1),
  at: v.optional(v.picklist(steps), 'casualties'),
  outcome: v.optional(v.picklist(['won', 'lost', 'drawn']), 'won'),
  bonus: v.optional(whole, 0),
  enemies: may(sides),
  fought: may(counts),
  survived: may(counts),
  leader: may(v.string()),
  summoned: v.optional(counts, {}),
});
const captive = v.strictObject({
  seat: v.optional(seat, 'gules'),
  holder: v.optional(seat, 'azure'),
  warband: v.optional(v.string(), 'foes'),
  figure: v.optional(v.string(), 'foe'),
  raised,
  spent: v.optional(whole, 0),
  count: v.optional(whole, 1),
  battle: v.optional(v.string(), 'b1'),
  hope: v.optional(flag, false),
});
const form = v.strictObject({
  begin: v.optional(v.picklist(['campaign', 'muster']), 'campaign'),
  seats: v.optional(seats, ['azure', 'gules']),
  options: v.optional(rows(v.any()), {}),
  stage: may(v.picklist(stages)),
  realms: v.optional(
    v.record(
      seat,
      v.strictObject({
        army: may(v.nullable(v.picklist(armies))),
        house: may(v.string()),
        tincture: may(v.nullable(v.picklist(tinctures))),
        gold: may(whole),
        ready: may(flag),
      }),
    ),
    {},
  ),
  territories: v.optional(rows(v.nullable(territory)), {}),
  figures: v.optional(rows(figureForm), {}),
  warbands: v.optional(rows(v.nullable(warbandForm)), {}),
  battles: v.optional(rows(battle), {}),
  fought: v.optional(rows(fought), {}),
  sittings: v.optional(v.record(seat, v.array(sitting)), {}),
  captives: v.optional(rows(captive), {}),
  victor: may(v.nullable(seat)),
});
type Given = v.InferOutput<typeof form>;
type Row = v.InferOutput<typeof row>;

/** Rows laid over those of the plain table; one that is null is taken away. */
function over<T, P>(
  plain: { readonly [id: string]: T },
  given: { readonly [id: string]: P | null },
  lay: (id: string, before: T | undefined, part: P) => T,
) {
  const found: { [id: string]: T } = { ...plain };
  for (const [id, part] of Object.entries(given))
    if (part === null) delete found[id];
    else found[id] = lay(id, found[id], part);
  return found;
}

function bandOf(
  list: State['figures'],
  id: string,
  before: Warband | undefined,
  { rows: ranks, ...part }: v.InferOutput<typeof warbandForm>,
): Warband {
  const first = list[ranks?.[0]?.figure ?? ''];
  if (before === undefined && !first) throw new Error(`warbands.${id} needs rows of figures on a list`);
  const stray = ranks?.find(({ figure }) => !list[figure]);
  if (stray) throw new Error(`warbands.${id}: ${stray.figure} is on no list`);
  const individual = first?.role === 'individual';
  const blank: Warband | undefined = first && {
    seat: first.seat as Warband['seat'],
    name: individual ? first.name : first.warband,
    kind: individual ? (ranks?.[0]?.figure ?? '') : first.warband,
    individual,
    place: 'field',
    experience: 0,
    spells: {},
    ranks: Object.fromEntries(
      (ranks ?? []).map((each: Row) => [rankKey(each.figure, each.spent, each.raised), each]),
    ),
  };
  return { ...(before ?? (blank as Warband)), ...(blank ? { ...blank, ...kept(before) } : {}), ...part };
}
/** What a warband keeps whose rows a case gives anew. */
const kept = (before: Warband | undefined): Partial<Warband> =>
  before ? { name: before.name, place: before.place } : {};

/** A sitting: everybody of the field army fought; once the casualties are known, all came through. */
function sittingOf(
  state: State,
  who: string,
  { enemies, fought: took, survived, leader, ...rest }: v.InferOutput<typeof sitting>,
): Sitting {
  const all =
    took ?? Object.fromEntries(warbandsOf(state, who, 'field').map(([id, band]) => [id, fitIn(band)]));
  return {
    ...rest,
    enemies: enemies ?? state.seats.filter((other) => other !== who),
    fought: all,
    survived: survived ?? (rest.at === 'casualties' ? {} : all),
    leader: leader ?? generalOf(state, who) ?? '',
  };
}

/** @throws Error where what is given is not in the form */
export function laid(written: unknown): State {
  const given: Given = read(form, written);
  const muster = given.begin === 'muster';
  const plain = table({ options: given.options, seats: given.seats });
  known(given.options, plain.options);
  const start = muster ? { ...chronopia.found(given.options, given.seats), figures: plain.figures } : plain;
  const figures = over<Figure, v.InferOutput<typeof figureForm>>(
    start.figures,
    given.figures,
    (_, before, { is, ...part }) => {
      const whole = before ?? plainFigure();
      return { ...whole, ...part, is: { ...whole.is, ...is } };
    },
  );
  const base: State = {
    ...start,
    figures,
    ...(given.stage ? { stage: given.stage } : {}),
    ...(given.victor === undefined ? {} : { victor: given.victor }),
    realms: Object.fromEntries(
      given.seats.map((who) => [
        who,
        { ...(start.realms[who] as State['realms'][string]), ...given.realms[who] },
      ]),
    ),
    territories: over(start.territories, given.territories, (_, before, part) => ({
      ...(before ?? { seat: 'azure', land: 'outpost', name: '', home: false }),
      ...part,
    })),
    warbands: over<Warband, v.InferOutput<typeof warbandForm>>(
      start.warbands,
      given.warbands,
      (id, before, part) => bandOf(figures, id, before, part),
    ),
    battles: over(start.battles, given.battles, (_, __, part) => ({
      ...emptyBattle(part.kind ?? 'two', part.sides ?? ['azure', 'gules'], 0),
      set: true,
      ...part,
    })),
    captives: given.captives,
  };
  const sittings = Object.fromEntries(
    given.seats.map((who) => [who, (given.sittings[who] ?? []).map((each) => sittingOf(base, who, each))]),
  );
  const settled = Object.values(sittings).flat();
  const remembered = settled.map(({ battle: id, number }) => [id, read(fought, { number })]);
  return { ...base, sittings, fought: { ...Object.fromEntries(remembered), ...given.fought } };
}
