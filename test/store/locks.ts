/** Web Locks and BroadcastChannel of one imagined browser. */

interface Waiting {
  readonly grant: () => void;
}

export function fakeLocks(): LockManager {
  let holder: { steal(): void } | undefined;
  const queue: Waiting[] = [];

  function request(
    name: string,
    options: LockOptions,
    work: (lock: Lock | null) => unknown,
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const grant = (): void => {
        let mine = true;
        holder = {
          steal: () => {
            mine = false;
            reject(new DOMException('stolen', 'AbortError'));
          },
        };
        Promise.resolve(work({ name, mode: 'exclusive' })).then((value) => {
          if (!mine) return;
          holder = undefined;
          resolve(value);
          queue.shift()?.grant();
        }, reject);
      };
      if (options.steal) {
        holder?.steal();
        grant();
      } else if (!holder) grant();
      else if (options.ifAvailable) Promise.resolve(work(null)).then(resolve, reject);
      else {
        const waiting = { grant };
        queue.push(waiting);
        options.signal?.addEventListener('abort', () => {
          const at = queue.indexOf(waiting);
          if (at < 0) return;
          queue.splice(at, 1);
          reject(new DOMException('aborted', 'AbortError'));
        });
      }
    });
  }
  return { request } as unknown as LockManager;
}

/** @param options.deaf nobody hears anything, as when a tab is frozen */
export function fakeWire({ deaf = false } = {}): (name: string) => BroadcastChannel {
  const open = new Set<{ onmessage: ((event: { data: unknown }) => void) | null }>();
  return () => {
    const end = {
      onmessage: null as ((event: { data: unknown }) => void) | null,
      postMessage(data: unknown) {
        if (!deaf)
          for (const other of open) if (other !== end) queueMicrotask(() => other.onmessage?.({ data }));
      },
      close: () => void open.delete(end),
    };
    open.add(end);
    return end as unknown as BroadcastChannel;
  };
}
