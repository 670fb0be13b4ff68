/** What must hold of every state of the table; names what does not. */

import { mostTerritories } from './charts/forces.ts';
import { lands } from './charts/territories.ts';
import { rankKey } from './figures.ts';
import { territoriesOf } from './roll/points.ts';
import type { State } from './state.ts';

type Check = (state: State) => readonly string[];

const realms: Check = (state) =>
  state.seats.flatMap((seat) => {
    const held = territoriesOf(state, seat);
    return [
      ...((state.realms[seat]?.gold ?? -1) >= 0 ? [] : [`${seat} owes gold`]),
      ...(held.length <= mostTerritories ? [] : [`${seat} holds ${held.length} territories`]),
      ...(held.filter(([, { home }]) => home).length === Math.min(1, held.length)
        ? []
        : [`${seat} has not one home`]),
    ];
  });

const territories: Check = ({ territories: all, realms: known }) =>
  Object.entries(all).flatMap(([id, { seat, land }]) => [
    ...(known[seat] ? [] : [`${id} belongs to nobody`]),
    ...(lands.includes(land) ? [] : [`${id} is no land`]),
  ]);

const warbands: Check = (state) =>
  Object.entries(state.warbands).flatMap(([id, { seat, place, ranks, experience }]) => [
    ...(state.realms[seat] ? [] : [`${id} serves nobody`]),
    ...(place === 'field' || state.territories[place]?.seat === seat ? [] : [`${id} garrisons what is lost`]),
    ...(experience >= 0 ? [] : [`${id} owes experience`]),
    ...(Object.keys(ranks).length > 0 || Object.values(state.captives).some(({ warband }) => warband === id)
      ? []
      : [`${id} is empty`]),
    ...Object.entries(ranks).flatMap(([key, { figure, raised, spent, fit, hurt }]) => [
      ...(key === rankKey(figure, spent, raised) ? [] : [`${id} keeps ${key} under another name`]),
      ...(fit >= 0 && hurt >= 0 && fit + hurt > 0 ? [] : [`${id} has ${fit} and ${hurt} of ${key}`]),
      ...(state.figures[figure] ? [] : [`${id} has figures of no list`]),
    ]),
  ]);

const captives: Check = (state) =>
  Object.entries(state.captives).flatMap(([id, { seat, holder, figure, count }]) => [
    ...(seat !== holder && state.realms[seat] && state.realms[holder] ? [] : [`${id} is nobody's captive`]),
    ...(count > 0 && state.figures[figure] ? [] : [`${id} is nobody`]),
  ]);

const battles: Check = (state) =>
  Object.entries(state.battles).flatMap(([id, { sides, kind, captives: about }]) => [
    ...(new Set(sides).size === sides.length && sides.length >= 2 ? [] : [`${id} lacks a side`]),
    ...(kind === 'many' || sides.length === 2 ? [] : [`${id} has too many sides`]),
    ...(kind === 'rescue' || about.length === 0 ? [] : [`${id} is about captives`]),
  ]);

const sittings: Check = ({ sittings: all, fought }) =>
  Object.entries(all).flatMap(([seat, each]) =>
    each.flatMap(({ battle }) => (fought[battle] ? [] : [`${seat} settles a battle nobody fought`])),
  );

const checks: readonly Check[] = [realms, territories, warbands, captives, battles, sittings];
export const invariants = (state: State): readonly string[] => checks.flatMap((check) => check(state));
