/** A correction that is being filled in: what the corrected order asks, the answers to it, and what would follow. */
import { createMemo, createResource, createSignal } from 'solid-js';
import { consequences } from '../../../../campaign/consequences.ts';
import type { Telling } from '../../../../campaign/telling.ts';
import { type Json, same } from '../../../../kernel/json.ts';
import { type Question, shapeOf } from '../../../../kernel/question.ts';
import type { Given } from '../../../../kernel/run.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { createDrafts, drafted } from '../../../drafts.ts';
import { t } from '../../../i18n/index.ts';
import type { Drafts } from '../../../remembered.ts';
import { imagineOrder } from './imagine.ts';

/** A correction that is being filled in. */
export const correctionOf = (campaign: string, entry: string): Drafts =>
  createDrafts(JSON.stringify([campaign, 'correct', entry]));

/** The name a line is corrected by. */
export const lineOf = ({ entry, line }: Telling): string => line ?? entry;

/** So many rolls lie open side by side. */
const FEW = 2;

export function createCorrection(telling: Telling) {
  const { session, seat } = useCampaign();
  const before = Object.fromEntries(
    telling.asked.flatMap(({ question, value }) => (value === undefined ? [] : [[question.label, value]])),
  );
  // By the line that began it, a seat may correct its own; what no line began goes by its name.
  const order = lineOf(telling);
  const drafts = correctionOf(session.campaign, order);
  const [values, setValues] = drafted<{ readonly [label: string]: Json }>(drafts, 'values', before);
  const asked = createMemo(() => imagineOrder(session, order, values()));
  /** What nobody had answered yet where the order is still under way: it is answered where it is asked. */
  const open = new Set(
    telling.asked.flatMap(({ question, value }) =>
      value === undefined && !telling.done ? [question.label] : [],
    ),
  );
  const shown = createMemo(() => asked().questions.filter(({ label }) => !open.has(label)));
  const complete = (): boolean =>
    asked().done || (!telling.done && shown().every(({ label }) => values()[label] !== undefined));
  const changed = createMemo(() => complete() && !same(values(), before));
  const rolls = createMemo(() => shown().filter(({ ask }) => ask === 'roll').length);
  const [unfolded, unfold] = createSignal<string>();
  /** Of many rolls one at a time lies open. */
  const folded = ({ label }: Question): boolean =>
    rolls() > FEW && unfolded() !== label && values()[label] !== undefined;
  const set = (label: string, value: Json): void => void setValues((known) => ({ ...known, [label]: value }));
  const answers = (): { readonly [label: string]: Given } =>
    Object.fromEntries(
      shown().flatMap((question) => {
        const value = values()[question.label];
        return value === undefined ? [] : [[question.label, { value, shape: shapeOf(question) }]];
      }),
    );
  const [seen] = createResource(
    () => (changed() ? answers() : undefined),
    (given) => consequences(session, seat(), { correct: order, answers: given }),
  );
  const why = (): string | undefined =>
    complete()
      ? changed()
        ? undefined
        : t('Nothing is changed yet.')
      : t('A question still needs an answer.');
  const follows = () => (changed() && !seen.loading && !seen.error ? seen() : undefined);
  return { shown, values, set, changed, folded, unfold, answers, why, follows };
}
