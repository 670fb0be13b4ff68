/** Everything on a form is touched once, the form is built anew, and what it shows is compared: whatever it loses is named. */
import { cleanup, fireEvent, waitFor } from '@solidjs/testing-library';
import type { JSX } from 'solid-js';
import { expect } from 'vitest';
import { DraftForm } from '../../../src/app/draft-form.tsx';

const all = <E extends Element>(selector: string): readonly E[] => [
  ...document.querySelectorAll<E>(selector),
];
const fields = 'input, textarea, select';

/** What stands on the page, with what its fields hold; what names parts of a page differs from one to the next. */
function shown(): readonly string[] {
  const copy = document.body.cloneNode(true) as HTMLElement;
  const live = all<HTMLInputElement>(fields);
  for (const [n, field] of copy.querySelectorAll(fields).entries()) {
    const { type, checked, value } = live[n] as HTMLInputElement;
    field.setAttribute('data-held', type === 'radio' || type === 'checkbox' ? String(checked) : value);
  }
  for (const line of copy.querySelectorAll('p'))
    if (/^Your earlier draft/.test(line.textContent)) line.remove();
  for (const one of copy.querySelectorAll('*'))
    for (const name of ['id', 'for', 'name', 'aria-describedby', 'aria-labelledby', 'data-focus'])
      one.removeAttribute(name);
  for (const drawing of copy.querySelectorAll('svg')) drawing.remove();
  return copy.innerHTML.split(/(?=<)/);
}

/** What is looked at, and no part of what is given. */
const looks = new Set(['Which banner', 'Which banner or ship', 'Whose troops are shown']);

/** Words and numbers into every field, every stepper up, every switch over, the last of each choice. */
function enterAll(): void {
  for (const field of all<HTMLInputElement>('input, textarea')) {
    if (['radio', 'checkbox'].includes(field.type)) continue;
    const value = field.inputMode === 'numeric' || field.type === 'number' ? '3' : 'Typed by hand';
    fireEvent.input(field, { target: { value } });
  }
  for (const more of all<HTMLButtonElement>('[aria-label^="More: "]')) fireEvent.click(more);
  for (const slider of all('[role="slider"]')) {
    fireEvent.keyDown(slider, { key: 'Home' });
    fireEvent.keyDown(slider, { key: 'ArrowRight' });
  }
  for (const one of all('[role="switch"], input[type="checkbox"]')) fireEvent.click(one);
  const names = new Set(all<HTMLInputElement>('input[type="radio"]').map(({ name }) => name));
  for (const name of names) {
    const last = all<HTMLInputElement>('input[type="radio"]').findLast((one) => one.name === name);
    if (last) fireEvent.click(last);
  }
  for (const list of all('ul').filter((one) => !looks.has(one.getAttribute('aria-label') ?? ''))) {
    const chip = [...list.querySelectorAll('[aria-pressed="false"]')].at(-1);
    const rows = ':scope > li > button:not([aria-pressed]):not([aria-expanded])';
    const row = chip ?? [...list.querySelectorAll(rows)].at(-1);
    if (row) fireEvent.click(row);
  }
}

/**
 * @param show puts a form on the page @param ready resolves once it first stands there
 * @returns what was shown when everything was entered, and is not shown any more
 */
export async function forgets(
  show: (what: () => JSX.Element) => Promise<unknown>,
  form: () => JSX.Element,
  ready: () => Promise<unknown>,
): Promise<readonly string[]> {
  const draft = (): JSX.Element => <DraftForm form="swept">{form()}</DraftForm>;
  const open = async (): Promise<void> => {
    cleanup();
    await show(draft);
  };
  sessionStorage.clear();
  await open();
  await ready();
  enterAll();
  const filled = shown();
  await open();
  const missing = (): readonly string[] => {
    const now = [...shown()];
    return filled.filter((part) => {
      const at = now.indexOf(part);
      if (at >= 0) now.splice(at, 1);
      return at < 0;
    });
  };
  await waitFor(() => expect(missing()).toEqual([]), { timeout: 2000 }).catch(() => undefined);
  sessionStorage.clear();
  return missing();
}
