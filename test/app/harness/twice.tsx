/** A form left half filled in and come back to: built anew over the same drafts, as the way back and a reload do. */
import { cleanup } from '@solidjs/testing-library';
import type { JSX } from 'solid-js';
import { DraftForm } from '../../../src/app/draft-form.tsx';

/** @param show puts it on the page @param fill chooses something @param chosen reads what is chosen */
export async function twice(
  show: (what: () => JSX.Element) => Promise<unknown>,
  form: () => JSX.Element,
  fill: () => Promise<unknown> | unknown,
  chosen: () => Promise<unknown> | unknown,
): Promise<{ readonly before: unknown; readonly filled: unknown; readonly after: unknown }> {
  sessionStorage.clear();
  const kept = (): JSX.Element => <DraftForm form="left half way">{form()}</DraftForm>;
  await show(kept);
  const before = await chosen();
  await fill();
  const filled = await chosen();
  cleanup();
  await show(kept);
  const after = await chosen();
  sessionStorage.clear();
  return { before, filled, after };
}
