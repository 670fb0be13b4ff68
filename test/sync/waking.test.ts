import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchWaking } from '../../src/sync/waking.ts';

const page = new EventTarget();
let heard: string[] = [];
let stop: () => void = () => undefined;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  heard = [];
  stop = watchWaking({
    leaving: () => void heard.push('leaving'),
    awake: () => void heard.push('awake'),
    online: () => void heard.push('online'),
  });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
const fire = (name: string): void => void page.dispatchEvent(new Event(name));

describe('a phone that goes away and comes back', () => {
  test('says goodbye as the page is hidden for good, and is awake when it is shown again', () => {
    fire('pagehide');
    fire('pageshow');
    expect(heard).toEqual(['leaving', 'awake']);
  });
  test('is awake after its clock has jumped', () => {
    vi.setSystemTime(Date.now() + 60_000);
    vi.advanceTimersByTime(5_000);
    expect(heard).toEqual(['awake']);
  });
  test('says when the network comes back', () => {
    fire('online');
    expect(heard).toEqual(['online']);
  });
  test('is not disturbed by a glance at something else', () => {
    vi.advanceTimersByTime(60_000);
    fire('pageshow');
    expect(heard).toEqual([]);
  });
  test('hears nothing more once stopped', () => {
    stop();
    fire('pagehide');
    vi.setSystemTime(Date.now() + 60_000);
    vi.advanceTimersByTime(10_000);
    expect(heard).toEqual([]);
  });
});
