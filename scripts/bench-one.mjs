/** Runs one built benchmark, and sends what it measured to the process that started it. */
import { pathToFileURL } from 'node:url';

const [, , file, size] = process.argv;
if (file === undefined) throw new Error('Name the benchmark to run.');
const module = await import(pathToFileURL(file).href);
process.send?.(await module.default(size));
process.disconnect?.();
