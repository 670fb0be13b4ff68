/**
 * When a new version of the app takes over: never by itself, never while something holds it off (a meeting, a
 * roll on the table), and then with exactly one reload.
 */
import { createSignal } from 'solid-js';
import type { Reloader } from './reload.ts';

/** Milliseconds to wait for the new version to take control before reloading all the same. */
const PATIENCE = 4_000;

export interface UpdatePorts {
  readonly reloader: Reloader;
  /** Without a network a reload brings nothing that is not here. */
  readonly isOnline: () => boolean;
  /** Calls back once, when another service worker takes control of this page. */
  readonly onceControlled: (then: () => void) => void;
}

export interface Updates {
  /** Whether to offer the new version now. Reactive. */
  updateReady(): boolean;
  /** Why updates are held off, the oldest reason first. Reactive. */
  heldBy(): readonly string[];
  /** Lets the new version take over and reloads. False, and nothing happens, where there is none or it is held. */
  applyUpdate(): boolean;
  /** Holds updates off until the returned function is called. */
  holdUpdates(reason: string): () => void;
  /** A new version waits; `takeOver` tells it to begin. */
  waiting(takeOver: () => void): void;
  /** The version under this page was replaced, from another tab: only a reload is missing. */
  replaced(): void;
  /** A part of the app could not be loaded, as happens when its version is gone. True if it reloads. */
  partMissing(): boolean;
}

export function makeUpdates({ reloader, isOnline, onceControlled }: UpdatePorts): Updates {
  const [takeOver, setTakeOver] = createSignal<() => void>();
  const [holds, setHolds] = createSignal<readonly { readonly reason: string }[]>([]);
  const free = (): boolean => holds().length === 0;
  let applying = false;

  return {
    updateReady: () => takeOver() !== undefined && free(),
    heldBy: () => holds().map(({ reason }) => reason),
    applyUpdate() {
      const begin = takeOver();
      if (!begin || !free() || applying) return false;
      applying = true;
      let reloaded = false;
      const reload = (): void => {
        if (reloaded) return;
        reloaded = true;
        reloader.asked();
      };
      onceControlled(reload);
      setTimeout(reload, PATIENCE);
      begin();
      return true;
    },
    holdUpdates(reason) {
      const hold = { reason };
      setHolds((all) => [...all, hold]);
      return () => void setHolds((all) => all.filter((other) => other !== hold));
    },
    waiting: (begin) => void setTakeOver(() => begin),
    replaced() {
      if (!applying) setTakeOver(() => () => reloader.asked());
    },
    partMissing: () => isOnline() && free() && reloader.unasked(),
  };
}
