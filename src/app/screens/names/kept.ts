/** Names the reader starred, kept on this phone, newest first. */
import { createSignal } from 'solid-js';

const kept = 'realmbook.names';
const most = 500;

export function readNames(): readonly string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(kept) ?? '[]');
    return Array.isArray(found)
      ? found.filter((name): name is string => typeof name === 'string').slice(0, most)
      : [];
  } catch {
    return [];
  }
}
const [names, setNames] = createSignal(readNames());

export { names };

/** Stars a name, or takes its star away. */
export function star(name: string): void {
  const next = names().includes(name)
    ? names().filter((one) => one !== name)
    : [name, ...names()].slice(0, most);
  setNames(next);
  try {
    localStorage.setItem(kept, JSON.stringify(next));
  } catch {
    // They keep for this visit only.
  }
}
