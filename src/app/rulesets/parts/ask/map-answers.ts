/** What a player has answered so far of the questions of an order about a tile: what comes before the tile, where it is open, what follows. */
import { createMemo, createSignal, untrack } from 'solid-js';
import type { Said } from '../../../../kernel/asking.ts';
import type { TileId } from '../../../../kernel/hex.ts';
import type { Json } from '../../../../kernel/json.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { createAnswers } from './answers.ts';
import type { AnyMapDress } from './dress.ts';
import { beginOf, partOf, useRows } from './parts.ts';
import { createGroups } from './question-list.tsx';

/** As many are listed by name, too. */
const listed = 8;

export type MapAnswers = ReturnType<typeof createMapAnswers>;
export function createMapAnswers(order: string, { on, of }: AnyMapDress, given: Said) {
  const { say } = useCampaign();
  /** Once one is given nothing stands ready for the next: a second tap of the same finger gives nothing. */
  const [cleared, setCleared] = createSignal(false);
  const presets = beginOf(of);
  const answers = createAnswers(order, given, {
    ...presets,
    blank: (label) => (label === on && cleared()) || presets.blank?.(label) === true,
    with: (label, before) => (label === on && cleared() ? undefined : presets.with?.(label, before)),
  });
  const { said, ask, among } = answers;
  const tile = () => said()[on] as TileId | undefined;
  const openTo = (label: string): readonly Json[] =>
    among(label).flatMap(({ one, why }) => (why ? [] : [one]));
  const open = createMemo(() => openTo(on) as readonly TileId[]);
  /** Too many to be told by name are found on the map. */
  const near = () => (open().length <= listed ? open() : []);
  // A tile that was refused is not chosen again by itself.
  const kept = untrack(tile);
  if (kept !== undefined && kept !== given[on] && !untrack(open).includes(kept)) answers.say(on, given[on]);
  const before = createMemo(
    () => {
      const labels = answers.asks().flatMap(({ label, ask: kind }) => (kind === 'given' ? [] : [label]));
      const at = labels.indexOf(on);
      return labels.slice(0, at < 0 ? labels.length : at);
    },
    undefined,
    { equals: (a, b) => a.join() === b.join() },
  );
  const groups = createGroups(answers, of, [on]);
  const row = useRows(answers, of);
  return {
    ...answers,
    clear(): void {
      setCleared(true);
      answers.begin({});
    },
    tile,
    openTo,
    open,
    near,
    before,
    after: () =>
      groups().filter((group) => {
        const [label = ''] = group.split(' ');
        const empty = ask(label)?.ask === 'pick' && among(label).length === 0;
        return !empty && !before().includes(label);
      }),
    row,
    nameOf(label: string): string {
      const put = ask(label);
      return partOf(of, label)?.label ?? (put && 'text' in put ? say(put.text) : '');
    },
    /** A chip bears no sign but what its form gives it. */
    chip: (label: string, one: Json) => ({
      title: row(label, one).title ?? '',
      ...partOf(of, label)?.row?.(one, said()),
    }),
  };
}
