import { createRoot } from 'solid-js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeReloader } from '../../../src/app/pwa/reload.ts';
import { makeUpdates } from '../../../src/app/pwa/updates.ts';

function table({ online = true } = {}) {
  const reload = vi.fn();
  let controlled: (() => void) | undefined;
  const reloader = makeReloader({ storage: sessionStorage, now: Date.now, reload });
  const updates = createRoot(() =>
    makeUpdates({
      reloader,
      isOnline: () => online,
      onceControlled: (then) => {
        controlled = then;
      },
    }),
  );
  return { updates, reload, takeControl: () => controlled?.() };
}

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a new version', () => {
  test('is offered when it waits, and does nothing before it is accepted', () => {
    const { updates, reload } = table();
    expect(updates.updateReady()).toBe(false);
    expect(updates.applyUpdate()).toBe(false);
    const begin = vi.fn();
    updates.waiting(begin);
    expect(updates.updateReady()).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(begin).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  test('takes over with one reload, however many signs of it come', () => {
    const { updates, reload, takeControl } = table();
    const begin = vi.fn();
    updates.waiting(begin);
    expect(updates.applyUpdate()).toBe(true);
    expect(updates.applyUpdate()).toBe(false);
    expect(begin).toHaveBeenCalledTimes(1);
    expect(reload).not.toHaveBeenCalled();
    takeControl();
    takeControl();
    updates.replaced();
    vi.advanceTimersByTime(10_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('is reloaded into after 4 seconds even if no sign comes', () => {
    const { updates, reload } = table();
    updates.waiting(() => undefined);
    updates.applyUpdate();
    vi.advanceTimersByTime(3_999);
    expect(reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('installed from another tab only needs the reload', () => {
    const { updates, reload, takeControl } = table();
    updates.replaced();
    expect(updates.updateReady()).toBe(true);
    updates.applyUpdate();
    takeControl();
    expect(reload).toHaveBeenCalled();
  });
});

describe('a hold', () => {
  test('keeps a new version away until the last one is released', () => {
    const { updates, reload } = table();
    updates.waiting(() => undefined);
    const meeting = updates.holdUpdates('meeting');
    const roll = updates.holdUpdates('a roll is open');
    expect(updates.heldBy()).toEqual(['meeting', 'a roll is open']);
    expect(updates.updateReady()).toBe(false);
    expect(updates.applyUpdate()).toBe(false);
    meeting();
    meeting();
    expect(updates.updateReady()).toBe(false);
    roll();
    expect(updates.updateReady()).toBe(true);
    vi.advanceTimersByTime(10_000);
    expect(reload).not.toHaveBeenCalled();
  });

  test('also keeps a missing part from reloading', () => {
    const { updates, reload } = table();
    const release = updates.holdUpdates('meeting');
    expect(updates.partMissing()).toBe(false);
    release();
    expect(updates.partMissing()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('a part that stays missing', () => {
  test('reloads nothing without a network: it is on its way, and a reload would not bring it', () => {
    const { updates, reload } = table({ online: false });
    expect(updates.partMissing()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  test('does not reload in a circle', () => {
    const { updates, reload } = table();
    expect(updates.partMissing()).toBe(true);
    vi.advanceTimersByTime(5_000);
    // The page came back, with the same session storage and the same part missing.
    const again = table();
    expect(again.updates.partMissing()).toBe(false);
    expect(again.reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_000);
    expect(again.updates.partMissing()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('does not reload where the session has no memory', () => {
    const reload = vi.fn();
    const storage = {
      getItem: () => {
        throw new DOMException('forbidden');
      },
      setItem: () => undefined,
    };
    const reloader = makeReloader({ storage, now: Date.now, reload });
    expect(reloader.unasked()).toBe(false);
    reloader.asked();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
