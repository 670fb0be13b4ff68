/**
 * One tab at a time holds the campaigns: it alone writes and meets. Another tab is told that it is not the one, and may
 * take over: the first is asked to let go, and after a moment no longer asked.
 */
export type Hold =
  | { readonly here: true; release(): void }
  | {
      readonly here: false;
      readonly why: 'elsewhere';
      takeOver(): Promise<Extract<Hold, { here: true }>>;
      /** Calls back once the other tab has let go by itself. Returns what stops it. */
      whenFree(callback: () => void): () => void;
    };

export interface HoldOptions {
  readonly name?: string;
  readonly locks?: LockManager | undefined;
  readonly channel?: (name: string) => BroadcastChannel;
  /** How long the other tab may take to finish what it is writing, in milliseconds. */
  readonly patience?: number;
}

/**
 * @param onLost another tab has taken over: write nothing more. What is being written may still be finished before the
 * promise it returns resolves.
 */
export async function holdCampaigns(
  onLost: () => void | Promise<void>,
  options: HoldOptions = {},
): Promise<Hold> {
  const { name = 'realmbook campaigns', patience = 1_500 } = options;
  const locks = 'locks' in options ? options.locks : globalThis.navigator?.locks;
  const channelOf = options.channel ?? ((named: string) => new BroadcastChannel(named));
  // Without locks (an insecure address, an old browser) nobody can tell tabs apart; the store refuses what does not follow.
  if (!locks) return { here: true, release: () => undefined };

  const held = await hold({ ifAvailable: true });
  return held ?? { here: false, why: 'elsewhere', takeOver, whenFree };

  function hold(request: LockOptions): Promise<Extract<Hold, { here: true }> | undefined> {
    return new Promise((resolve, reject) => {
      const channel = channelOf(name);
      let mine = false;
      let letGo: () => void = () => undefined;
      let lost = false;
      const lose = async (): Promise<void> => {
        if (lost) return;
        lost = true;
        channel.close();
        await onLost();
        letGo();
      };
      locks
        ?.request(name, request, (lock) => {
          if (!lock) {
            channel.close();
            resolve(undefined);
            return undefined;
          }
          mine = true;
          channel.onmessage = ({ data }) => {
            if (data === 'let go') void lose();
          };
          const released = new Promise<void>((done) => {
            letGo = done;
          });
          resolve({
            here: true,
            release: () => {
              lost = true;
              channel.close();
              letGo();
            },
          });
          return released;
        })
        .catch((error: unknown) => {
          channel.close();
          // Stolen: the lock is another tab's already.
          if (mine) void lose();
          else reject(error);
        });
    });
  }

  async function takeOver(): Promise<Extract<Hold, { here: true }>> {
    const channel = channelOf(name);
    channel.postMessage('let go');
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), patience);
    try {
      const asked = await hold({ signal: waiting.signal }).catch(() => undefined);
      const taken = asked ?? (await hold({ steal: true }));
      if (!taken) throw new Error('a stolen lock was refused');
      return taken;
    } finally {
      clearTimeout(timer);
      channel.close();
    }
  }

  function whenFree(callback: () => void): () => void {
    const waiting = new AbortController();
    locks
      ?.request(name, { mode: 'shared', signal: waiting.signal }, () => undefined)
      // Only now is the lock given back: asked for sooner it would not be free.
      .then(callback, () => undefined);
    return () => waiting.abort();
  }
}
