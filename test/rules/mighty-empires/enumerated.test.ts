/**
 * Every calculator of Mighty Empires against the ways its dice can fall, counted here from the printed charts: two hundred
 * inputs each, and no chart, procedure or chance of the app.
 */

import { describe, expect, test } from 'vitest';
import { seeded } from '../../../src/kernel/bot.ts';
import { battleOdds, musterOdds, pursuitOdds } from '../../../src/rules/mighty-empires/battle/odds.ts';
import { missionOdds } from '../../../src/rules/mighty-empires/court/audience.ts';
import { castingOdds } from '../../../src/rules/mighty-empires/magic/odds.ts';
import { routeOdds } from '../../../src/rules/mighty-empires/movement/odds.ts';
import { instabilityOdds, stragglersOdds } from '../../../src/rules/mighty-empires/peoples/odds.ts';
import { shortfallOdds } from '../../../src/rules/mighty-empires/provisions/odds.ts';
import { scoutingOdds } from '../../../src/rules/mighty-empires/scouting/odds.ts';
import { navalOdds } from '../../../src/rules/mighty-empires/sea/odds.ts';
import { settledOdds } from '../../../src/rules/mighty-empires/setup/prospect.ts';
import { assaultOdds, starvationOdds } from '../../../src/rules/mighty-empires/siege/odds.ts';
import {
  arrivalOdds,
  executionOdds,
  fateOdds,
  recoveryOdds,
} from '../../../src/rules/mighty-empires/tabletop/odds.ts';
import { agree, counted, d6, everyFall, falls, oneOf, says, sharesOf, twoHundred } from '../enumerate.ts';

/** Combat table: rows the defender's strength, columns the attacker's. */
const strengths = [250, 500, 750, 1000, 1250, 1500, 1750, 2000, 2500];
const combat = [
  [0, 2, 3, 4, 4, 5, 5, 6, 7, 8],
  [-2, 0, 1, 2, 2, 3, 4, 5, 6, 7],
  [-3, -1, 0, 1, 1, 2, 3, 4, 5, 6],
  [-4, -2, -1, 0, 0, 1, 2, 2, 3, 4],
  [-4, -2, -1, 0, 0, 0, 1, 2, 2, 3],
  [-5, -3, -2, -1, 0, 0, 0, 1, 1, 2],
  [-5, -4, -3, -2, -1, -1, 0, 0, 1, 2],
  [-6, -5, -4, -2, -2, -1, 0, 0, 0, 1],
  [-7, -6, -5, -3, -2, -1, -1, 0, 0, 0],
  [-8, -7, -6, -4, -3, -2, -2, -1, 0, 0],
];
const column = (points: number): number => strengths.filter((each) => each < points).length;
const factor = (attack: number, defence: number): number => combat[column(defence)]?.[column(attack)] ?? 0;
const attackers = ['direct', 'surprise', 'flank'] as const;
const defenders = ['counter', 'hold', 'withdraw'] as const;
const cards = { direct: [-2, 0, 2], surprise: [0, 1, -1], flank: [1, -1, 0] } as const;
/** Points lost by the shortfall chart and the charts like it: D6 times this. */
const hunger = [50, 20, 10, 5, 0, 0];
const meanDie = 3.5;

describe('me.battle.result: chances of a battle', () => {
  test('for any strengths, and cards played in any measure', () =>
    twoHundred(1, (source) => {
      const [attack, defence] = [1 + source(3500), 1 + source(3500)];
      const weights = (): number[] => [source(4), source(4), 1 + source(4)];
      const [mine, theirs] = [weights(), weights()];
      const armies = oneOf(source, ['points', 'units'] as const);
      const results = { 'attacker-scatters': 0, attacker: 0, draw: 0, defender: 0, 'defender-scatters': 0 };
      const loses = { attacker: 0, defender: 0 };
      const all =
        mine.reduce((sum, each) => sum + each, 0) * theirs.reduce((sum, each) => sum + each, 0) * 36;
      attackers.forEach((card, i) => {
        defenders.forEach((_, j) => {
          const p = ((mine[i] ?? 0) * (theirs[j] ?? 0)) / all;
          for (const a of d6)
            for (const b of d6) {
              const score = factor(attack, defence) + cards[card][j as 0 | 1 | 2] + a + b;
              const [result, more, less] =
                score <= 2
                  ? (['defender-scatters', 100, 0] as const)
                  : score <= 5
                    ? (['defender', 50, 0] as const)
                    : score <= 8
                      ? (['draw', 0, 0] as const)
                      : score <= 11
                        ? (['attacker', 0, 50] as const)
                        : (['attacker-scatters', 0, 100] as const);
              results[result] += p;
              // A double fells a leader of either side alike: D6 x 20 where armies are points.
              const leader = a === b && armies === 'points' ? (20 * meanDie) / 2 : 0;
              loses.attacker += p * (50 * meanDie + more + leader);
              loses.defender += p * (50 * meanDie + less + leader);
            }
        });
      });
      const named = <C extends string>(names: readonly C[], of: readonly number[]) =>
        Object.fromEntries(names.map((name, i) => [name, of[i]]));
      const found = battleOdds(
        attack,
        defence,
        { attacker: named(attackers, mine), defender: named(defenders, theirs) },
        armies,
      );
      expect(found.kind).toBe('exact');
      const what = `${attack} against ${defence}`;
      agree(new Map(Object.entries(found.results)), new Map(Object.entries(results)), false, what);
      expect(found.loses.attacker, what).toBeCloseTo(loses.attacker, 9);
      expect(found.loses.defender, what).toBeCloseTo(loses.defender, 9);
    }));
  test('what independents muster', () => {
    for (const [site, points] of [
      ['village', [100, 200, 300, 400, 500, 600]],
      ['fortress', [200, 400, 600, 800, 900, 1000]],
      ['city', [300, 600, 900, 1200, 1500, 1800]],
    ] as const)
      says(
        musterOdds(site),
        (add) => {
          for (const each of points) add(each, 1 / 6);
        },
        site,
      );
  });
  test('what a pursuit comes to', () =>
    says(
      pursuitOdds(),
      (add) => {
        add(['dispersed', 0, 0, true, false], 1 / 6);
        add(['baggage', 0, 0, true, true], 1 / 6);
        add(['covered', 0, 0, false, true], 1 / 6);
        for (const die of d6) {
          add(['shadowed', 0, 50 * die, false, true], 1 / 36);
          add(['general', 0, 50 * die, false, true], 1 / 36);
          add(['rear-guard', 50 * die, 0, false, true], 1 / 36);
        }
      },
      'pursuit',
      ({ pursuit, winner, loser, baggageTaken, routeRoll }) => [
        pursuit,
        winner,
        loser,
        baggageTaken,
        routeRoll,
      ],
    ));
});

describe('me.siege.assault, me.siege.starvation: chances of a siege', () => {
  test('an assault with any card, walls, hardship and battery, Dwarf holds too', () =>
    twoHundred(2, (source) => {
      const besieged = {
        attack: 1 + source(3500),
        garrison: source(1800),
        multiplier: oneOf(source, [1, 2, 3]),
        bonus: source(5),
        battery: source(2) === 1,
        hold: source(2) === 1,
      };
      const card = oneOf(source, [...attackers, undefined]);
      const engines = !besieged.battery ? [0] : besieged.hold ? [0, 0, 0, 0, 1, 2] : [0, 0, 1, 1, 2, 3];
      const played = card === undefined ? attackers : [card];
      const fixed = factor(besieged.attack, besieged.garrison * besieged.multiplier) + besieged.bonus;
      says(
        assaultOdds(besieged, card),
        (add) => {
          for (const each of played)
            for (const worth of cards[each])
              for (const breach of engines)
                everyFall(2, 6, ([a = 0, b = 0]) => {
                  const score = fixed + worth + breach + a + b;
                  const share = 1 / (played.length * 3 * engines.length * 36);
                  add(score <= 5 ? 'bloody-repulse' : score <= 8 ? 'repulse' : 'stormed', share);
                });
        },
        JSON.stringify({ besieged, card }),
      );
    }));
  test('starvation, in the season and over the winter', () => {
    for (const modifier of [0, -1])
      says(
        starvationOdds(modifier),
        (add) => {
          for (const die of d6) {
            const total = die + modifier;
            add(
              total <= 1 ? 'betrayal' : total === 2 ? 'surrender' : total === 3 ? 'hardship' : 'holds',
              1 / 6,
            );
          }
        },
        `${modifier}`,
      );
  });
});

describe('me.sea.battle: chances at sea', () => {
  test('for any two fleets', () =>
    twoHundred(3, (source) => {
      const [attack, defence] = [1 + source(9), 1 + source(9)];
      says(
        navalOdds(attack, defence),
        (add) =>
          everyFall(2, 6, ([a = 0, b = 0]) => {
            const lead = attack + a - defence - b;
            const behind = Math.abs(lead);
            add(
              [lead > 0 ? 'won' : lead < 0 ? 'lost' : 'draw', behind >= 4 ? 'all' : behind === 3 ? 1 : 0],
              1 / 36,
            );
          }),
        `${attack} against ${defence}`,
        ({ result, shipsLost }) => [result, shipsLost],
      );
    }));
});

/** What two dice find: the last word of a settlement that resists on a double is its own row. */
const finds = {
  lowland: 'barren event fortress village village barren village village city event barren',
  coastal: 'barren event fortress village village barren village village city event barren',
  highland: 'barren event fortress barren village barren village barren city event barren',
  river: 'barren event fortress village village village village village city event barren',
} as const;
const events = 'desertion mutiny rot sickness storms astray bandits convoy mercenaries lair lair'.split(' ');
describe('me.scouting.chart, me.scouting.event: chances of scouts', () => {
  test('on any ground, by either reading of the lair', () =>
    twoHundred(4, (source) => {
      const ground = oneOf(source, ['lowland', 'coastal', 'highland', 'river'] as const);
      const lair = oneOf(source, ['highland', 'anywhere', 'never'] as const);
      const again = (total: number): boolean =>
        (lair === 'never' && total >= 11) || (lair === 'highland' && total === 11 && ground !== 'highland');
      let counts = 0;
      everyFall(2, 6, ([a = 0, b = 0]) => {
        if (!again(a + b)) counts++;
      });
      says(
        scoutingOdds(ground, lair),
        (add) =>
          everyFall(2, 6, ([a = 0, b = 0]) => {
            const find = finds[ground].split(' ')[a + b - 2];
            if (find !== 'event') return add([find, a === b && [4, 6, 8, 10].includes(a + b)], 1 / 36);
            everyFall(2, 6, ([c = 0, d = 0]) => {
              if (!again(c + d)) add(['event', events[c + d - 2]], 1 / 36 / counts);
            });
          }),
        `${ground} ${lair}`,
        (found) => (found.find === 'event' ? ['event', found.event] : [found.find, found.resists]),
      );
    }));
});

describe('me.movement.route, me.movement.perilous: chances of a way', () => {
  test('with any baggage, daring or not, Dwarfs or not', () =>
    twoHundred(5, (source) => {
      const [baggage, dares, dwarfs] = [source(7), source(2) === 1, source(2) === 1];
      says(
        routeOdds(baggage, dares, dwarfs),
        (add) => {
          for (const die of d6) {
            const total = die + (dwarfs ? 1 : 0);
            if (total <= 2 || (total <= 4 && !dares)) add([false, 0, 0], 1 / 6);
            else if (total >= 5) add([true, 0, 0], 1 / 6);
            else
              for (const row of d6)
                for (const points of d6) {
                  const share = 1 / 216;
                  const one = Math.min(1, baggage);
                  if (row === 1) add([true, 50 * points, baggage], share);
                  else if (row === 2) add([true, 20 * points, one], share);
                  else if (row === 3) add([true, baggage > 0 ? 0 : 20 * points, one], share);
                  else add([true, 0, row === 4 ? one : 0], share);
                }
          }
        },
        JSON.stringify({ baggage, dares, dwarfs }),
        ({ through, points, baggage: lost }) => [through, points, Math.abs(lost)],
      );
    }));
});

describe('me.subsistence.shortfall, me.peoples: chances of what hunger, magic and marches cost', () => {
  test('any number of hungry banners, thrown above a million ways', () => {
    const source = seeded(6);
    for (let banners = 1; banners <= 12; banners++) {
      const { shares, drawn } = falls(2 * banners, 6, source, (faces) => {
        let points = 0;
        for (let i = 0; i < banners; i++)
          points += (hunger[(faces[2 * i] ?? 0) - 1] ?? 0) * (faces[2 * i + 1] ?? 0);
        return points;
      });
      const found = shortfallOdds(banners);
      expect(found.kind).toBe('exact');
      agree(sharesOf(found), shares, drawn, `${banners} banners`);
    }
  });
  test('a dead banner among so many, and a forced march', () => {
    for (let together = 1; together <= 6; together++)
      says(
        instabilityOdds(together),
        (add) => {
          for (const test of d6)
            for (const row of d6)
              for (const die of d6) {
                const ebbs = together > 3 || test > 6 - together;
                add(ebbs ? (hunger[row - 1] ?? 0) * die : 0, 1 / 216);
              }
        },
        `${together} together`,
      );
    says(
      stragglersOdds(),
      (add) => everyFall(2, 6, ([row = 0, die = 0]) => add((hunger[row - 1] ?? 0) * die, 1 / 36)),
      'march',
    );
  });
});

test('me.magic.cast: chances of a spell at any distance', () => {
  for (let distance = 0; distance <= 12; distance++) {
    let reached = 0;
    everyFall(2, 6, ([a = 0, b = 0]) => {
      if (a + b >= distance) reached += 1 / 36;
    });
    expect(Math.abs(castingOdds(distance) - reached), `${distance}`).toBeLessThan(1e-12);
  }
});

describe('me.tabletop: chances after a battle fought with models', () => {
  test('who gets up again', () =>
    twoHundred(7, (source) => {
      const [lost, modifier] = [source(41), source(5) - 3];
      says(
        recoveryOdds(lost, modifier),
        (add) => {
          for (const die of d6) {
            const total = Math.min(6, Math.max(1, die + modifier));
            const oneIn = total === 1 ? Number.POSITIVE_INFINITY : total === 2 ? 4 : total <= 4 ? 3 : 2;
            add(Math.floor(lost / oneIn), 1 / 6);
          }
        },
        `${lost}, ${modifier}`,
      );
    }));
  test('fates, executions, arrivals', () => {
    for (const beaten of [true, false])
      says(
        fateOdds(beaten),
        (add) => {
          add('dead', 1 / 6);
          add('wounded', 2 / 6);
          add(beaten ? 'captured' : 'back', 2 / 6);
          add('back', 1 / 6);
        },
        `beaten ${beaten}`,
      );
    says(
      executionOdds(),
      (add) => {
        add('escapes-to-force', 2 / 6);
        add('escapes-home', 1 / 6);
        add('stays', 1 / 6);
        add('dies', 2 / 6);
      },
      'execution',
    );
    says(
      arrivalOdds(),
      (add) => {
        add('late', 1 / 6);
        add('own-edge', 2 / 6);
        add('random-flank', 2 / 6);
        add('any-of-three', 1 / 6);
      },
      'arrival',
    );
  });
});

test('me.diplomacy.audience: chances of a mission among any number', () => {
  for (let missions = 1; missions <= 6; missions++) {
    // All rivals are alike, and ties are rolled again: each wins one time in so many.
    const wanted = counted((add) => {
      add('temporary', 1 / 6 / missions);
      add('complete', 1 / 6 / missions);
      add('none', 1 - 2 / 6 / missions);
    });
    const found = missionOdds(missions);
    // The ties of six among themselves are too many to be gone through.
    expect(found.kind).toBe(missions < 6 ? 'exact' : 'sampled');
    agree(sharesOf(found), wanted, found.kind === 'sampled', `${missions} missions`);
  }
});

test('me.realm.settlements: how likely a tile of the realm is settled', () => {
  for (const [ground, from] of [
    ['lowland', 6],
    ['highland', 8],
    ['river', 5],
    ['coastal', 7],
  ] as const) {
    let settled = 0;
    everyFall(2, 6, ([a = 0, b = 0]) => {
      if (a + b >= from) settled++;
    });
    expect(settledOdds(ground), ground).toBe(Math.round((100 * settled) / 36));
  }
});
