/** How long something takes, as a machine of one speed would take for it: those that test are of many speeds, and have neighbours. */
import { sha256 } from '@noble/hashes/sha2.js';

/** Work of the kind that reading a book is: words in maps, and hashes. */
function yardstick(): number {
  const began = process.cpuUsage();
  const places = new Map<string, number>();
  for (let i = 0; i < 60_000; i++) places.set(`${(i * 2_654_435_761) % 1_000_003} of the book`, i);
  let found = 0;
  for (let i = 0; i < 200_000; i++)
    found += places.get(`${(i * 2_654_435_761) % 1_000_003} of the book`) ?? 0;
  const bytes = new Uint8Array(1_000);
  for (let i = 0; i < 1_000; i++) bytes[i % 1_000] = sha256(bytes)[0] ?? found;
  return process.cpuUsage(began).user / 1_000;
}
/** What it takes on the machine for which bounds were set. */
const YARD = 120;

/** @returns milliseconds of processor time that the work takes on that machine */
export function processorTime(work: () => unknown): number {
  yardstick();
  const before = yardstick();
  const began = process.cpuUsage();
  work();
  const { user } = process.cpuUsage(began);
  return ((user / 1_000) * YARD * 2) / (before + yardstick());
}
export { yardstick };
