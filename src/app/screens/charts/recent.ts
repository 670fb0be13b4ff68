/** The charts used last on this phone, latest first; for a new phone, the three players turn to most. */
import { createSignal } from 'solid-js';
import { type GameIconName, gameIcons } from '../../ui/icons/game-names.ts';

export interface Recent {
  readonly set: string;
  readonly id: string;
  readonly title: string;
  readonly icon: GameIconName;
}
const kept = 'realmbook.charts';
const most = 8;
const firsts: readonly Recent[] = [
  {
    set: 'mighty-empires',
    id: 'scouting-lowland-coastal',
    title: 'Scouting lowland and coast',
    icon: 'spyglass',
  },
  { set: 'mighty-empires', id: 'battle-result', title: 'Battle result', icon: 'crossed-swords' },
  { set: 'mighty-empires', id: 'subsistence-shortfall', title: 'Subsistence shortfall', icon: 'wheat' },
];

const isRecent = (value: unknown): value is Recent => {
  const { set, id, title, icon } = (value ?? {}) as Partial<Record<keyof Recent, unknown>>;
  return (
    [set, id, title].every((word) => typeof word === 'string') && gameIcons.includes(icon as GameIconName)
  );
};

export function readRecent(): readonly Recent[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(kept) ?? '[]');
    return Array.isArray(found) ? found.filter(isRecent).slice(0, most) : [];
  } catch {
    return [];
  }
}

const [used, setUsed] = createSignal(readRecent());
const same = (a: Recent, b: Recent): boolean => a.set === b.set && a.id === b.id;

export const recent = (): readonly Recent[] =>
  [...used(), ...firsts.filter((first) => !used().some((one) => same(one, first)))].slice(0, most);

/** Notes that a chart was rolled on or read. */
export function use(chart: Recent): void {
  const next = [chart, ...used().filter((one) => !same(one, chart))].slice(0, most);
  setUsed(next);
  try {
    localStorage.setItem(kept, JSON.stringify(next));
  } catch {
    // The chips keep for this visit only.
  }
}
