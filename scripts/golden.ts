/**
 * `npm run golden`: writes the golden files of the format and the database shape that this app writes, where there are none yet.
 * What is there is never written over: books on phones were written so, and must be read for ever.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { LEVEL } from '../src/log/levels.ts';
import { SCHEMA } from '../src/store/schema.ts';
import { type Golden, played, readingOf, rowsOf, runsOf, stored } from '../test/golden/made.ts';

const folder = 'test/golden/files';

function set(name: string, value: unknown): void {
  const file = `${folder}/${name}.json`;
  const stands = existsSync(file);
  if (!stands) writeFileSync(file, `${JSON.stringify(value, null, 1)}\n`);
  console.log(`${file} ${stands ? 'stands as it is' : 'written'}.`);
}

export default async function golden(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const phone = played();
  const { campaign, chains } = phone;
  const lines: Golden = { campaign, runs: runsOf(chains), reading: readingOf({ campaign, chains }) };
  set(`lines-of-level-${LEVEL}`, lines);
  set(`database-of-schema-${SCHEMA}`, await rowsOf(await stored(phone)));
}
