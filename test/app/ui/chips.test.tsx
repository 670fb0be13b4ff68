/** A row of chips that slides begins where the chosen one is in sight. */
import '../screens/browser.ts';
import { cleanup, render, screen } from '@solidjs/testing-library';
import { For } from 'solid-js';
import { afterEach, expect, test } from 'vitest';
import { Chip, Chips } from '../../../src/app/ui/chips.tsx';

/** What was there before; a page that draws nothing may not know a size at all. */
const before: (() => void)[] = [];
function measures(of: object, name: string, get: (this: HTMLElement) => number): void {
  const had = Object.getOwnPropertyDescriptor(of, name);
  Object.defineProperty(of, name, { configurable: true, get });
  before.push(() => {
    if (had) Object.defineProperty(of, name, had);
    else Reflect.deleteProperty(of, name);
  });
}
afterEach(() => {
  cleanup();
  for (const back of before.splice(0)) back();
});

/** Chips of 100 pixels in a row of 300. */
async function laid(chosen: number): Promise<number> {
  measures(HTMLElement.prototype, 'offsetWidth', () => 100);
  measures(HTMLElement.prototype, 'clientWidth', () => 300);
  measures(HTMLElement.prototype, 'scrollWidth', () => 1000);
  measures(HTMLElement.prototype, 'offsetLeft', function () {
    return this.tagName === 'LI' ? [...(this.parentElement?.children ?? [])].indexOf(this) * 100 : 0;
  });
  render(() => (
    <Chips label="Army lists">
      <For each={Array.from({ length: 10 }, (_, n) => n)}>
        {(n) => <Chip on={n === chosen}>{`List ${n}`}</Chip>}
      </For>
    </Chips>
  ));
  // It is drawn along with the next frame.
  await new Promise(requestAnimationFrame);
  return screen.getByRole('list').scrollLeft;
}

test('the chosen chip stands in the middle of the row', async () => {
  // Its middle, 750, less half of the row.
  expect(await laid(7)).toBe(600);
});
test('where none is chosen the row begins at its first', async () => expect(await laid(-1)).toBe(0));
