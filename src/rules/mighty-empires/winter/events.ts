import { lookUp } from '../../../kernel/chart.ts';
import { change, note, type Procedure, roll, rollEach } from '../../../kernel/procedure.ts';
import type { Rule, Seat } from '../../../kernel/question.ts';
import { say, type Text } from '../../../kernel/text.ts';
import type { Change } from '../change.ts';
import { type WinterEvent, winterEvents } from '../charts/winter.ts';
import { against, define, hasRealm, openUnless } from '../define.ts';
import type { Owner, State } from '../state.ts';
import { notInWinter } from '../winter-now.ts';
import { exposed, fortressesOf, garrisonsOf, lairs, type Town, waverers } from './borders.ts';

const brief = (state: State, seat: Seat, order: string) => ({
  seat,
  order,
  fortresses: fortressesOf(state, seat),
  garrisons: garrisonsOf(state, seat),
  exposed: exposed(state, seat),
  waverers: waverers(state, seat),
  lairs: state.options.parts.dragons ? lairs(state) : [],
});
type Brief = ReturnType<typeof brief>;

export const winterEvent = define({
  id: 'winter-event',
  rule: 'me.events',
  title: say('Roll for the winter event'),
  ...openUnless((state, seat) => [
    notInWinter(state, seat, 'events'),
    state.winter.events[seat] !== undefined &&
      against('me.events', say('You have already rolled for the winter event.')),
  ]),
  applies: (state, _, seat) => hasRealm(state, seat),
  brief: (state, _, { seat, order }) => brief(state, seat, order),
  *run(b) {
    const total = yield* roll('event', {
      by: b.seat,
      rule: 'me.events',
      dice: '2d6',
      chart: winterEvents.id,
      text: say('What does the winter bring?'),
    });
    yield* change({ type: 'eventRolled', seat: b.seat, total });
    yield* note('event', 'me.events', { seat: b.seat, total, event: lookUp(winterEvents, total).is.event });
    yield* befall(b, lookUp(winterEvents, total).is);
  },
});

function* befall(b: Brief, what: WinterEvent): Procedure<Change> {
  const { seat } = b;
  switch (what.event) {
    case 'revolt':
      return yield* purse(
        seat,
        'me.events.revolt',
        what.takes,
        -1,
        say('How many crowns do the peasants keep back?'),
      );
    case 'tribute':
      return yield* purse(
        seat,
        'me.events.tribute',
        what.gains,
        1,
        say('How many crowns do your people pay for statues?'),
      );
    case 'trade': {
      const why = 'me.events.trade';
      yield* change({ type: 'winterEffect', effect: { kind: 'cities', seat, crowns: what.eachCity, why } });
      return yield* note('trade', why, { seat });
    }
    case 'harvest': {
      const why = 'me.events.harvest';
      const each = what.villagesForACrown;
      yield* change({ type: 'winterEffect', effect: { kind: 'villages', seat, each, why } });
      return yield* note('harvest', why, { seat, each });
    }
    case 'famine': {
      const why = 'me.events.famine';
      yield* change({ type: 'winterEffect', effect: { kind: 'famine', seat, why } });
      return yield* note('famine', why, { seat });
    }
    case 'rebellion':
      return yield* rebellion(b);
    case 'plague':
      return yield* plague(b);
    case 'raids':
      return yield* raids(b, what.raidedFrom);
    case 'treachery':
      return yield* treachery(b, what.turnsFrom);
    case 'dragonrage':
      return yield* dragonrage(b, what.dragons);
    default:
      what satisfies never;
  }
}

/** One of several by an even die; undefined where there is none. */
function* drawn<T>(
  label: string,
  by: Seat,
  rule: Rule,
  text: Text,
  from: readonly T[],
): Procedure<never, T | undefined> {
  if (from.length < 2) return from[0];
  const face = yield* roll(label, { by, rule, dice: `d${from.length}`, text });
  return from[face - 1];
}

function* purse(seat: Seat, why: Rule, dice: string, sign: 1 | -1, text: Text): Procedure<Change> {
  const crowns = yield* roll('crowns', { by: seat, rule: why, dice, text });
  yield* change({ type: 'winterEffect', effect: { kind: 'crowns', seat, crowns: sign * crowns, why } });
  yield* note(sign < 0 ? 'revolt' : 'tribute', why, { seat, crowns });
}

function* emptied({ banners }: Town): Procedure<Change> {
  for (const banner of banners) yield* change({ type: 'bannerFell', banner, how: 'destroyed' });
}

function* rebellion({ seat, fortresses }: Brief): Procedure<Change> {
  const rule = 'me.events.rebellion';
  const fort = yield* drawn(
    'fortress',
    seat,
    rule,
    say('Which of {forts} fortresses rebels?', { forts: fortresses.length }),
    fortresses,
  );
  if (!fort) return yield* note('nobody-rebels', rule, { seat });
  yield* emptied(fort);
  yield* change({ type: 'turnedCoat', tile: fort.tile, owner: 'independent' });
  yield* note('rebellion', rule, { seat, tile: fort.tile, banners: fort.banners.length });
}

function* plague({ seat, garrisons }: Brief): Procedure<Change> {
  const rule = 'me.events.plague';
  const town = yield* drawn(
    'garrison',
    seat,
    rule,
    say('Which of {towns} garrisons falls sick?', { towns: garrisons.length }),
    garrisons,
  );
  if (!town) return yield* note('no-plague', rule, { seat });
  yield* emptied(town);
  yield* change({ type: 'winterEffect', effect: { kind: 'unpaid', tile: town.tile, why: rule } });
  yield* note('plague', rule, { seat, tile: town.tile, banners: town.banners.length });
}

function* raids({ seat, exposed: towns }: Brief, from: number): Procedure<Change> {
  const rule = 'me.events.raids';
  const rolls = yield* rollEach(towns, (tile) => ({
    label: tile,
    by: seat,
    rule,
    dice: 'd6',
    text: say('Do raiders strip {tile}? On {from} or more they do.', { tile, from }),
  }));
  const raided = rolls.flatMap(([tile, die]) => (die >= from ? [tile] : []));
  for (const tile of raided)
    yield* change({ type: 'winterEffect', effect: { kind: 'unpaid', tile, why: rule } });
  yield* note('raids', rule, { seat, tiles: raided, towns: raided.length, of: towns.length });
}

function* treachery({ seat, waverers: towns }: Brief, from: number): Procedure<Change> {
  const rule = 'me.events.treachery';
  const rolls = yield* rollEach(towns, ({ tile }) => ({
    label: tile,
    by: seat,
    rule,
    dice: 'd6',
    text: say('Does {tile} open its gates to a neighbour? On {from} or more it does.', { tile, from }),
  }));
  const turned = rolls.flatMap(([town, die]) => (die >= from ? [town] : []));
  for (const town of turned) {
    const { tile, to } = town;
    const owner: Owner =
      (yield* drawn(
        `${tile}/to`,
        seat,
        rule,
        say('To which of {neighbours} neighbours does {tile} go over?', { tile, neighbours: to.length }),
        to,
      )) ?? 'independent';
    yield* emptied(town);
    yield* change({ type: 'turnedCoat', tile, owner });
    yield* note('treachery', rule, { seat, tile, owner });
  }
  if (turned.length === 0) yield* note('all-loyal', rule, { seat });
}

function* dragonrage({ seat, order, lairs: all }: Brief, dice: string): Procedure<Change> {
  const rule = 'me.events.dragonrage';
  const lair = yield* drawn(
    'lair',
    seat,
    rule,
    say('From which of {lairs} lairs do they come?', { lairs: all.length }),
    all,
  );
  if (!lair) return yield* note('no-dragons', rule, { seat });
  const dragons = yield* roll('dragons', {
    by: seat,
    rule,
    dice,
    text: say('How many dragons come roaring forth?'),
  });
  yield* change({ type: 'dragonsWoke', id: `${order}.d`, lair, dragons, by: seat, winter: true });
  yield* note('dragonrage', rule, { seat, tile: lair, dragons });
}
