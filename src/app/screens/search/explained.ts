/** The rules of the books in our words, loaded once and kept. A book whose words will not come is searched without them. */
import { createSignal } from 'solid-js';
import type { Explanations } from '../../../kernel/explained.ts';
import { loadExplained } from '../../../rules/explained.ts';
import type { RulesetId } from '../../../rules/ids.ts';

const books = new Map<RulesetId, () => Explanations | undefined>();

/** Reactive: undefined until it is there. */
export function explainedOf(set: RulesetId): Explanations | undefined {
  const known = books.get(set);
  if (known) return known();
  const [loaded, setLoaded] = createSignal<Explanations>();
  books.set(set, loaded);
  loadExplained(set)?.then(setLoaded, () => books.delete(set));
  return loaded();
}
