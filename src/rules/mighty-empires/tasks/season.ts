/** What a month puts before a seat: most urgent first. */
import type { Rule, Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { counted, say, type Text } from '../../../kernel/text.ts';
import { tooSoon } from '../battle/fight.ts';
import { battlesOf } from '../battle/sides.ts';
import { forecast, wholePlan } from '../forecast.ts';
import { phases } from '../phases.ts';
import { forces, turnOf } from '../queries.ts';
import { heldUp, inMutiny, noWay } from '../season/movement.ts';
import { dueBefore } from '../season/owing.ts';
import { mayShutGates } from '../siege/refuge.ts';
import type { PhaseId, State } from '../state.ts';
import { scouts } from './scouts.ts';

export function seasonTasks(state: State, seat: Seat): readonly Task[] {
  const { season } = state;
  if (season.turn !== seat) return [...hunger(state, seat), ...mutiny(state, seat)];
  return [...phaseTasks(state, seat), ...hunger(state, seat), ...mutiny(state, seat), endOf(state, seat)];
}

function phaseTasks(state: State, seat: Seat): readonly Task[] {
  switch (state.season.phase) {
    case 'subsistence':
      return provide(state, seat);
    case 'scouting':
      return scouts(state, seat);
    case 'movement':
      return marches(state, seat);
    case 'reorganisation':
      return loads(state, seat);
    default:
      return [];
  }
}

function provide(state: State, seat: Seat): readonly Task[] {
  const plan = wholePlan(state, seat);
  const banners = Object.keys(plan).length;
  if (banners === 0) return [];
  const all = !Object.values(plan).includes('hunger');
  return [
    {
      kind: 'asked',
      rule: 'me.subsistence',
      title: counted(banners, 'Feed your banner', 'Feed your {n} banners'),
      icon: 'wheat',
      order: { id: 'subsist', args: { plan } },
      ...(all && { ready: counted(banners, 'Feed one banner', 'Feed {n} banners') }),
    },
  ];
}

/** Banners that will starve, or starve now: a warning to their owner. */
function hunger(state: State, seat: Seat): readonly Task[] {
  const mine = state.season.done.includes(seat) ? [] : forecast(state, seat);
  return mine
    .filter(({ by, settled }) => by === 'hunger' && !settled)
    .map(({ banner, tile }) => ({
      kind: 'mind',
      rule: 'me.subsistence.shortfall',
      title: say('{theBanner} cannot be fed in {tile}', { theBanner: banner, tile }),
      icon: 'wheat',
      about: banner,
    }));
}

/** A force in mutiny neither scouts nor marches: without a word, nothing would say why no way is offered. */
function mutiny(state: State, seat: Seat): readonly Task[] {
  return [...forces(state, seat)].flatMap(([tile, banners]): Task[] => {
    const held = banners.filter(({ id }) => inMutiny(state, id));
    return held.length === 0
      ? []
      : [
          {
            kind: 'mind',
            rule: 'me.scouting.event.mutiny',
            title: counted(
              held.length,
              'Mutiny in {tile}: your banner neither scouts nor marches this month',
              'Mutiny in {tile}: {n} of your banners neither scout nor march this month',
              { tile },
            ),
            icon: 'tower-flag',
            about: tile,
          },
        ];
  });
}

function marches(state: State, seat: Seat): readonly Task[] {
  const { scouted } = turnOf(state, seat);
  return [...forces(state, seat)].flatMap(([tile, banners]) => {
    const free = banners.filter(({ id }) => !heldUp(state, id));
    const open = Object.keys(scouted).filter((to) => free.some(({ id }) => !noWay(state, id, to as 'q0r0')));
    return free.length === 0 || open.length === 0
      ? []
      : [
          {
            kind: 'may' as const,
            rule: 'me.movement',
            title: counted(
              open.length,
              'Move from {tile}: one way is open',
              'Move from {tile}: {n} ways are open',
              { tile },
            ),
            why: say('Ways are open to the tiles you scouted this month.'),
            icon: 'walking-boot',
            order: { id: 'move', args: { banners: free.map(({ id }) => id) } },
            about: tile,
          },
        ];
  });
}

function loads(state: State, seat: Seat): readonly Task[] {
  return [...forces(state, seat)].flatMap(([tile, banners]) => {
    const stored = state.tiles[tile]?.stockpile ?? 0;
    const goods = banners.reduce((sum, { baggage }) => sum + baggage, stored);
    return goods === 0
      ? []
      : [
          {
            kind: 'may' as const,
            rule: 'me.reorganisation.baggage',
            title: say('Distribute baggage in {tile}', { tile }),
            icon: 'rally-the-troops',
            order: { id: 'distribute', args: { tile } },
            about: tile,
            optional: true,
          },
        ];
  });
}

/** What ending a phase leads to, by the phase that is ended. */
const onTo: { readonly [phase in PhaseId]: Text } = {
  initiative: say('Go on to subsistence'),
  subsistence: say('Go on to scouting'),
  scouting: say('Go on to movement'),
  movement: say('Go on to the battles'),
  battle: say('Go on to the sieges'),
  siege: say('Go on to razing'),
  raze: say('Go on to reorganisation'),
  reorganisation: say('End your turn'),
};

/** The table may let banners off; it is no way on, and nobody is led there. */
function waive(state: State, seat: Seat, rule: Rule, banners: number): Task {
  const { year, month, phase } = state.season;
  return {
    kind: 'may',
    rule,
    title: counted(
      banners,
      'Skip feeding one banner, by agreement',
      'Skip feeding {n} banners, by agreement',
    ),
    why: say('They neither eat nor roll, and the chronicle says that the table let them off.'),
    icon: 'wheat',
    order: { id: 'end-phase', args: { year, month, turn: seat, phase } },
    quiet: 'agreed',
  };
}

function endOf(state: State, seat: Seat): Task {
  const { year, month, turn, phase } = state.season;
  const due = dueBefore(state, seat);
  if (due) return waive(state, seat, due.rule, due.banners);
  const [battle] = battlesOf(state, seat).filter((one) => tooSoon(state, one));
  const looks =
    phase === 'scouting' && Object.keys(turnOf(state, seat).scouted).length === 0 ? scouts(state, seat) : [];
  return {
    kind: 'may',
    rule: 'me.season.phase',
    title: onTo[phase],
    ...(battle && {
      why: mayShutGates(state, battle.id)
        ? say(
            'The battle in {tile} is fought once the movement is done. {theirSeat} may shut the gates first.',
            {
              tile: battle.tile,
              theirSeat: battle.defender,
            },
          )
        : say('The battle in {tile} is fought once the movement is done.', { tile: battle.tile }),
    }),
    ...(looks.length > 0 &&
      looks.every(({ quiet }) => quiet) &&
      !battle && {
        why: say(
          'Nothing is left to find around your banners. Without scouts none of them marches this month.',
        ),
        told: true as const,
      }),
    icon: phases.find(({ id }) => id === phase)?.icon ?? 'tower-flag',
    order: { id: 'end-phase', args: { year, month, turn, phase } },
    onward: true,
  };
}
