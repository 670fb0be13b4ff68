/** The 9th Age, for worked cases: the table as a case gives it, figures that follow from it, and calculators. */
import * as v from 'valibot';
import { tileArg } from '../../src/kernel/offers.ts';
import { acting } from '../../src/rules/ninth-age/acting.ts';
import { allBattles, fightOf, playersOf } from '../../src/rules/ninth-age/battle/battles.ts';
import { army, armyOf } from '../../src/rules/ninth-age/battle/sizes.ts';
import { percentApart, winnerOf } from '../../src/rules/ninth-age/battle/victory.ts';
import { eventIds } from '../../src/rules/ninth-age/charts/events.ts';
import { multiplier } from '../../src/rules/ninth-age/charts/gold.ts';
import { kinds } from '../../src/rules/ninth-age/charts/hexes.ts';
import { costOf, hexPrice } from '../../src/rules/ninth-age/conquest/costs.ts';
import { purseOf } from '../../src/rules/ninth-age/conquest/points.ts';
import { teamNames } from '../../src/rules/ninth-age/diplomacy/teams.ts';
import { ninthAge as rules } from '../../src/rules/ninth-age/index.ts';
import { tinctures } from '../../src/rules/ninth-age/options.ts';
import { sizeOf } from '../../src/rules/ninth-age/queries.ts';
import { forms, type Hex, type State, stages, turnPhases } from '../../src/rules/ninth-age/state.ts';
import { hex as bare, table } from '../rules/ninth-age/table.ts';
import { figured, flag, known, read, rows, seat, seats, whole } from './figures.ts';
import type { Fields } from './form.ts';
import type { Adapter } from './run.ts';

const may = v.exactOptional;
const edge = v.picklist([0, 1, 2, 3, 4, 5]);
const walls = v.nullable(v.picklist(['city', 'fortress']));
const side = v.picklist(['first', 'second']);
const list = v.array(seat);
const points = v.record(seat, whole);

const hex = v.strictObject({
  kind: may(v.picklist(kinds)),
  river: may(v.nullable(v.tuple([edge, edge]))),
  flag: may(v.nullable(seat)),
  walls: may(walls),
  mine: may(flag),
  capitalOf: may(v.nullable(seat)),
  name: may(v.string()),
});
const realm = v.strictObject({
  tincture: may(v.nullable(v.picklist(tinctures))),
  name: may(v.string()),
  capital: may(v.nullable(tileArg)),
  gold: may(whole),
  fell: may(v.nullable(whole)),
});
const pick = v.strictObject({
  seat,
  event: v.picklist(eventIds),
  target: v.optional(v.nullable(seat), null),
});
const turn = v.strictObject({
  number: may(whole),
  phase: may(v.picklist(['realms', ...turnPhases])),
  order: may(list),
  allies: may(v.array(list)),
  picks: may(v.array(pick)),
  mined: may(list),
  challenges: may(v.array(v.strictObject({ seat, against: seat }))),
  held: may(list),
  spent: may(points),
  shared: may(points),
  expanded: may(list),
  finished: may(list),
});
const encounter = v.strictObject({
  since: v.optional(whole, 2),
  first: v.optional(list, ['azure']),
  second: v.optional(list, ['gules']),
  form: v.optional(v.nullable(v.picklist(forms)), null),
});
const result = v.strictObject({
  scores: v.optional(v.nullable(v.tuple([whole, whole])), null),
  ahead: v.optional(v.nullable(side), null),
  percent: v.optional(whole, 0),
  turn: v.optional(whole, 2),
});
const fight = v.strictObject({
  date: v.optional(v.string(), ''),
  place: v.optional(v.string(), ''),
  size: v.optional(v.nullable(whole), null),
  bought: v.optional(points, {}),
  result: v.optional(v.nullable(result), null),
});
const map = v.strictObject({
  order: v.optional(list, []),
  drawn: v.optional(v.nullable(v.strictObject({ seat, kind: v.picklist(kinds) })), null),
  laid: v.optional(points, {}),
  mountains: v.optional(list, []),
});
const form = v.strictObject({
  begin: v.optional(v.picklist(['play', 'founding', 'map']), 'play'),
  seats: v.optional(seats, ['azure', 'gules', 'or']),
  options: v.optional(rows(v.any()), {}),
  stage: may(v.picklist(stages)),
  hexes: v.optional(v.record(tileArg, hex), {}),
  realms: v.optional(v.record(seat, realm), {}),
  order: may(list),
  map: may(map),
  turn: v.optional(turn, {}),
  encounters: v.optional(rows(encounter), {}),
  fights: v.optional(rows(fight), {}),
  teams: may(v.nullable(v.strictObject({ of: v.record(seat, v.picklist(teamNames)), until: whole }))),
  winner: may(v.nullable(seat)),
});

type Given = v.InferOutput<typeof form>;

/** The hexes of a case: a river hex is crossed from west to east where it says nothing else. */
function hexesOf({ begin, hexes }: Given, plain: State['hexes']): State['hexes'] {
  const found: { [tile: string]: Hex } =
    begin === 'play'
      ? { ...plain }
      : begin === 'map'
        ? {}
        : Object.fromEntries(Object.keys(plain).map((tile) => [tile, bare()]));
  for (const [tile, part] of Object.entries(hexes)) {
    const whole = { ...bare(), ...found[tile], ...part };
    found[tile] = whole.kind === 'river' && whole.river === null ? { ...whole, river: [0, 3] } : whole;
  }
  return found;
}

function begun(given: Given): State {
  const { begin, hexes: _, stage, order, map: laying, turn: now, ...rest } = given;
  const plain = table({ ...rest, turn: now });
  known(given.options, plain.options);
  const before =
    begin === 'play' ? {} : { stage: begin, order: [], turn: { ...plain.turn, number: 0, order: [] } };
  return {
    ...plain,
    ...before,
    hexes: hexesOf(given, plain.hexes),
    ...(stage ? { stage } : {}),
    ...(order ? { order } : {}),
    ...(laying ? { map: laying } : {}),
  };
}

const figures = (state: State) => ({
  of: Object.fromEntries(
    state.seats.map((who) => {
      const { earned, shared, spent, left } = purseOf(state, who);
      const costs = Object.keys(state.hexes).map((tile) => [
        tile,
        costOf(state, who, tile as `q${number}r${number}`),
      ]);
      return [
        who,
        {
          ...sizeOf(state, who),
          conquest: { earned, shared, spent, left },
          costs: Object.fromEntries(costs),
          acts: acting(state) === who,
        },
      ];
    }),
  ),
  battles: Object.fromEntries(
    allBattles(state).map((battle) => {
      const { result: came } = fightOf(state, battle.id);
      const armies = playersOf(battle).map((who) => [who, armyOf(state, battle, who)]);
      const won = (came && winnerOf(came)) ?? null;
      return [battle.id, { kind: battle.kind, armies: Object.fromEntries(armies), won }];
    }),
  ),
});

const { ruleset, begin } = figured(rules, figures);

const calculators = {
  'gold-times': v.strictObject({ standard: whole }),
  army: v.strictObject({ base: whole, largest: flag, gold: v.optional(whole, 0) }),
  percent: v.strictObject({ scores: v.tuple([whole, whole]), size: whole }),
  'hex-price': v.strictObject({
    kind: v.picklist(kinds),
    flag: v.optional(v.nullable(seat), null),
    walls: v.optional(walls, null),
    rapid: v.optional(flag, false),
  }),
};

export const ninthAge: Adapter = {
  ruleset,
  state: (given) => begin(begun(read(form, given))),
  odds: {
    'gold-times': (given: Fields) => ({ times: multiplier(read(calculators['gold-times'], given).standard) }),
    army: (given) => {
      const { base, largest, gold } = read(calculators.army, given);
      return { ...army(base, largest, gold) };
    },
    percent: (given) => {
      const { scores, size } = read(calculators.percent, given);
      return { percent: percentApart(scores, size) };
    },
    'hex-price': (given) => {
      const { rapid, ...priced } = read(calculators['hex-price'], given);
      return { points: hexPrice(priced, rapid) };
    },
  },
};
