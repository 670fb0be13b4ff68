import { dirname } from 'node:path';
import { builtApp } from '../../server/build.mjs';

/** Builds the app once before all tests, if the build is older than the sources. */
export default async function setup(): Promise<void> {
  await builtApp(dirname(dirname(import.meta.dirname)));
}
