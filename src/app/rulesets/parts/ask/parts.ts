/** How the parts of a dress are read: presets, rows, faults. */
import type { Json } from '../../../../kernel/json.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import type { Answers, Begin } from './answers.ts';
import type { AnyDress, AnyPart, RowDress } from './dress.ts';

export type Parts = AnyDress['of'];
export const partOf = (of: Parts, label: string): AnyPart | undefined => {
  const part = of?.[label];
  return part === false ? undefined : (part as AnyPart | undefined);
};

/** How a page with these parts answers by itself. */
export const beginOf = (of: Parts): Begin => ({
  first: (label) => partOf(of, label)?.first === true,
  all: (label) => partOf(of, label)?.all === true,
  blank: (label) => partOf(of, label)?.blank === true,
  unasked: (label) => of?.[label] === false,
  with: (label, before) => partOf(of, label)?.begin?.(before),
});

/** What a candidate looks like: as everywhere, unless the order has something to say of it. */
export function useRows(answers: Answers, of: Parts): (label: string, one: Json) => RowDress {
  const { app, view, seat, say } = useCampaign();
  return (label, one) => {
    const put = answers.ask(label);
    const usual = typeof one === 'string' ? app.row?.(view(), one, seat()) : undefined;
    const name = put?.ask === 'pick' && put.called ? say(put.called(one as never)) : undefined;
    const title = name ?? (typeof one === 'string' ? app.called?.(view(), one) : undefined) ?? String(one);
    return { title, ...usual, ...partOf(of, label)?.row?.(one, answers.said()) };
  };
}

/** Nothing can be picked where a player would have to. */
export function shut({ asks, among }: Answers): boolean {
  const last = asks().at(-1);
  const asked = last?.ask === 'pick' || (last?.ask === 'some' && last.least !== 0);
  return asked && !among(last.label).some(({ why }) => !why);
}

/** Why what was written cannot stand, whatever the rules say. */
export function wrongIn({ asks, said }: Answers, of: Parts): string | undefined {
  for (const { label } of asks()) {
    const { [label]: value } = said();
    const fault = value === undefined ? undefined : partOf(of, label)?.wrong?.(value, said());
    if (fault !== undefined) return fault;
  }
  return undefined;
}
