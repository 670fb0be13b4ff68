/** Long work lets others have their turn: taps, frames, whatever else waits. */

/** Milliseconds for which a frame is waited for. */
const PATIENCE = 100;

const waiting: (() => void)[] = [];
/** One for all: a channel for each turn is left to the collector, which clears a thousand of them away at a stretch. */
let channel: MessagePort | undefined;
function opened(): MessagePort {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => waiting.shift()?.();
  return port2;
}

/** Resolves once all that waits has had its turn: taps and frames come before the answer to a message. */
export const others = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    channel ??= opened();
    channel.postMessage(undefined);
  });

/** Resolves once what has changed is painted. Where no page is looked at nothing is, and nobody waits for it. */
export async function painted(): Promise<void> {
  if (!document.hidden)
    await new Promise<void>((resolve) => {
      requestAnimationFrame(() => resolve());
      setTimeout(resolve, PATIENCE);
    });
  await others();
}
