/** A row of chips that slides begins where the chosen one is in sight. */
import '../screens/browser.ts';
import { cleanup, render, screen } from '@solidjs/testing-library';
import { For } from 'solid-js';
import { afterEach, expect, test, vi } from 'vitest';
import { Chip, Chips } from '../../../src/app/ui/chips.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Chips of 100 pixels in a row of 300. */
function laid(chosen: number): number {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(1000);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'LI' ? [...(this.parentElement?.children ?? [])].indexOf(this) * 100 : 0;
  });
  render(() => (
    <Chips label="Army lists">
      <For each={Array.from({ length: 10 }, (_, n) => n)}>
        {(n) => <Chip on={n === chosen}>{`List ${n}`}</Chip>}
      </For>
    </Chips>
  ));
  return screen.getByRole('list').scrollLeft;
}

test('the chosen chip stands in the middle of the row', () => {
  // Its middle, 750, less half of the row.
  expect(laid(7)).toBe(600);
});
test('where none is chosen the row begins at its first', () => expect(laid(-1)).toBe(0));
