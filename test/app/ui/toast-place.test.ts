/** Toasts lie where they cover neither titles nor what is to be tapped first. */
import { expect, test } from 'vitest';
import { gapFor, type Span } from '../../../src/app/ui/toast-place.ts';

const span = (top: number, bottom: number): Span => ({ top, bottom });
const covers = (y: number, height: number, taken: readonly Span[]): boolean =>
  taken.some(({ top, bottom }) => y < bottom && y + height > top);

test.each<[string, number, number, readonly Span[], number]>([
  ['beneath a strip and a title', 48, 844, [span(60, 130), span(0, 52), span(780, 844)], 138],
  ['beneath a filled button that leaves no room above it', 48, 844, [span(0, 100), span(120, 168)], 176],
  ['above one that leaves room', 48, 844, [span(0, 100), span(170, 218)], 108],
  ['at the top, where the title has scrolled away', 48, 844, [span(-90, -10), span(780, 844)], 8],
  ['on a phone lying down, between bar and foot', 48, 390, [span(0, 52), span(330, 390)], 60],
])('%s', (_, height, screen, taken, y) => {
  expect(gapFor(height, taken, screen)).toBe(y);
  expect(covers(y, height, taken)).toBe(false);
});

test('where nothing is free it takes the widest gap', () =>
  expect(gapFor(200, [span(0, 100), span(160, 210), span(330, 390)], 390)).toBe(218));
