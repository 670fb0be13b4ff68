/** What must hold of battles on the table. */
import { nightfall } from '../charts/tabletop.ts';
import type { State } from '../state.ts';

export function invariants({ tabletop, stage, realms, banners }: State): readonly string[] {
  const { fields, captives, spoils } = tabletop;
  return [
    ...Object.entries(fields).flatMap(([id, { hour, played, contingents }]) => [
      ...(hour === null || (hour >= 1 && hour <= 6) ? [] : [`${id} begins in hour ${hour}`]),
      ...(played <= nightfall ? [] : [`${id} goes on by night`]),
      ...(contingents.every(({ due }) => hour === null || due >= hour)
        ? []
        : [`a force is before its time at ${id}`]),
    ]),
    ...Object.entries(captives).flatMap(([id, { owner, holder, banner }]) => [
      ...(owner === holder || !realms[owner] || !realms[holder] ? [`${id} is nobody's prisoner`] : []),
      ...(stage === 'winter' && banner !== null ? [`${id} is on the road in winter`] : []),
      ...(banner === null || banners[banner]?.seat === holder ? [] : [`${id} is in a strange baggage train`]),
    ]),
    ...Object.entries(spoils).flatMap(([id, { holder, banner }]) =>
      banner === null || banners[banner]?.seat === holder ? [] : [`${id} is in a strange baggage train`],
    ),
  ];
}
