/** The press in its own thread: keeps the scene it was last given and prints pieces of it. */
import { layChart } from '../chart.ts';
import { bake, type Scene, sceneOf } from '../paint/bake.ts';
import { type Reply, type Request, sizeOf } from './press.ts';

let scene: Scene | undefined;

const answer = (reply: Reply, transfer: Transferable[] = []): void =>
  globalThis.postMessage(reply, { transfer });

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  if ('set' in data) {
    scene = sceneOf(layChart(data.set.seed, data.set.tiles), data.set.palette);
    return;
  }
  const { id, piece } = data;
  try {
    if (!scene) throw new Error('nothing to bake');
    const surface = new OffscreenCanvas(...sizeOf(piece));
    for (const _ of bake(scene, piece, surface));
    const print = surface.transferToImageBitmap();
    answer({ id, print }, [print]);
  } catch (why) {
    answer({ id, failed: String(why) });
  }
});
