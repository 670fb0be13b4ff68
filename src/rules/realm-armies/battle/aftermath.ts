/** What follows once a fight for a tile is decided, with dice or on a table: who goes, who falls, what is left standing. */
import { lookUp } from '../../../kernel/chart.ts';
import { change, choose, note, type Procedure } from '../../../kernel/procedure.ts';
import type { Rule } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import type { Change } from '../change.ts';
import { aftermath, type Clash, downgraded } from '../charts/aftermath.ts';
import type { Field, Fighter } from './field.ts';
import type { Side } from './score.ts';

/** The rule under which a tile passes, and those of what else may fall then. */
type Passing = { readonly [what in 'destroyed' | 'downgrade' | 'mine']?: Rule } & { readonly control: Rule };
const rules: { readonly [kind in Clash]: Passing } = {
  uncontested: { control: 'ra.battle.control' },
  field: { control: 'ra.field.control', destroyed: 'ra.field.destroyed', mine: 'ra.field.mine' },
  siege: {
    control: 'ra.siege.control',
    destroyed: 'ra.siege.destroyed',
    downgrade: 'ra.siege.downgrade',
    mine: 'ra.siege.mine',
  },
  landing: { control: 'ra.assault.control', mine: 'ra.assault.mine' },
  assault: {
    control: 'ra.assault.control',
    destroyed: 'ra.assault.destroyed',
    downgrade: 'ra.assault.downgrade',
    mine: 'ra.assault.mine',
  },
};
const ruleOf = (kind: Clash, what: keyof Passing): Rule => rules[kind][what] ?? rules[kind].control;

/** Where each of the beaten goes; nowhere: it is destroyed, and its general lost. */
function* withdraw(side: Side, tile: string, beaten: readonly Fighter[]): Procedure<Change> {
  for (const { army, number, hero, ways, preferred } of beaten) {
    const [first] = ways;
    if (first === undefined) {
      yield* fall(side, 'ra.field.destroyed', { army, number, hero });
      continue;
    }
    const to =
      ways.length === 1
        ? first
        : yield* choose(`withdraw/${army}`, {
            by: side.by,
            rule: 'ra.field.withdraw',
            text: say('Where does {seat}’s army {number} withdraw to?', { number, seat: side.seat }),
            from: Object.fromEntries(ways.map((way) => [way, say('{tile}', { tile: way })])),
          });
    yield* change({ type: 'armyMoved', army, tile: to as typeof first });
    yield* note('withdrew', preferred ? 'ra.field.withdraw.first' : 'ra.field.withdraw', {
      seat: side.seat,
      number,
      fromTile: tile,
      toTile: to,
    });
  }
  yield* change({ type: 'beaten', armies: beaten.map(({ army }) => army) });
}

function* fall(
  { seat }: Side,
  rule: Rule,
  { army, number, hero }: Pick<Fighter, 'army' | 'number' | 'hero'>,
): Procedure<Change> {
  yield* change({ type: 'armyLost', army, hero: 'lost' });
  yield* note('destroyed', rule, { seat, number });
  if (hero !== '') yield* note('hero-lost', 'ra.hero.lost', { seat, name: hero });
}

/** The victorious attackers move in; who came by sea goes ashore. */
function* moveIn({ attackers, fleets, tile }: Field): Procedure<Change> {
  for (const fleet of fleets) yield* change({ type: 'landed', fleet });
  for (const { army } of attackers) yield* change({ type: 'armyMoved', army, tile });
}

function* taken(b: Field, kind: Clash): Procedure<Change> {
  const { downgrade, mine } = lookUp(aftermath, kind).is;
  const { tile, attacker, work } = b;
  yield* change({ type: 'tileTaken', tile, seat: attacker.seat });
  yield* note('taken', ruleOf(kind, 'control'), { seat: attacker.seat, tile });
  for (const { number, port } of b.harbour)
    yield* note(port === null ? 'ships-lost' : 'ships-flee', 'ra.sea.port-lost', {
      seat: b.defender.seat,
      number,
      fromTile: tile,
      ...(port === null ? {} : { toTile: port }),
    });
  if (downgrade && downgraded[work] !== work) {
    yield* change({ type: 'downgraded', tile, work: downgraded[work] });
    yield* note('downgraded', ruleOf(kind, 'downgrade'), { tile, work, left: downgraded[work] });
  }
  if (mine && b.mine) yield* ruinMine(b, kind);
  yield* moveIn(b);
}

function* ruinMine({ tile }: Field, kind: Clash): Procedure<Change> {
  yield* change({ type: 'mineDestroyed', tile });
  yield* note('mine-destroyed', ruleOf(kind, 'mine'), { tile });
}

/** @param winner of a fight, or the attacker where there was none */
export function* settle(b: Field, kind: Clash, winner: 'attacker' | 'defender'): Procedure<Change> {
  const { beaten } = lookUp(aftermath, kind).is;
  const loser = winner === 'attacker' ? b.defender : b.attacker;
  const lost = winner === 'attacker' ? b.defenders : b.attackers;
  switch (beaten) {
    case 'none':
      break;
    case 'withdraw':
      yield* withdraw(loser, b.tile, lost);
      break;
    case 'destroyed':
      for (const fighter of lost) yield* fall(loser, ruleOf(kind, 'destroyed'), fighter);
      break;
    default:
      beaten satisfies never;
  }
  if (winner === 'attacker') yield* taken(b, kind);
  else if (b.mine && b.minesGo === 'fought') yield* ruinMine(b, kind);
  yield* change({ type: 'activityDone', id: b.activity });
}

/** Nobody is in the way, or nobody is left to come. */
export function* unopposed(b: Field): Procedure<Change> {
  const { attacker, tile } = b;
  if (b.kind === 'lapsed') {
    yield* note('lapsed', 'ra.night.lapsed', { seat: attacker.seat, tile });
    yield* change({ type: 'activityDone', id: b.activity });
    return;
  }
  if (b.kind === 'friendly') {
    yield* moveIn(b);
    yield* note('joined', 'ra.night.friendly', { seat: attacker.seat, tile });
    yield* change({ type: 'activityDone', id: b.activity });
    return;
  }
  const landing = b.kind === 'landing';
  yield* note(
    landing ? 'landing' : 'uncontested',
    landing ? 'ra.assault.uncontested' : 'ra.battle.uncontested',
    {
      seat: attacker.seat,
      tile,
    },
  );
  yield* settle(b, landing ? 'landing' : 'uncontested', 'attacker');
}
