/**
 * A module that is fetched when it is wanted, and that lies in a room with others, leaves a file of its own that does nothing but hand on
 * what the room has: one more file to ask a server for and to keep. Whoever fetches it is led to the room itself instead.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, Plugin } from 'vite';

/** "export{x as default,y as b}from"./house-abc.js";" and nothing else. */
const handing = /^export\{([^{}]+)\}from"\.\/([\w-]+\.js)";?\s*$/;

interface Door {
  readonly room: string;
  /** What a module is called, by its name in the room. */
  readonly names: readonly (readonly [inRoom: string, name: string])[];
}

/** The room a file leads to; undefined where it does anything else. */
export function doorOf(code: string): Door | undefined {
  const [, names, room] = handing.exec(code) ?? [];
  if (names === undefined || room === undefined) return undefined;
  const pairs = names.split(',').map((one): [string, string] => {
    const [inRoom = '', name = inRoom] = one.split(' as ');
    return [inRoom, name];
  });
  return { room, names: pairs };
}

/** Code that fetches the room where it fetched a door to it. */
export function throughDoors(code: string, doors: ReadonlyMap<string, Door>): string {
  const led = code.replace(/import\((["'`])\.\/([\w-]+\.js)\1\)/g, (whole, _quote, file: string) => {
    const door = doors.get(file);
    if (!door) return whole;
    const handed = door.names.map(([inRoom, name]) => `${name}:n.${inRoom}`);
    return `import(\`./${door.room}\`).then(n=>({${handed.join()}}))`;
  });
  // Lists of what is fetched along with it.
  return led.replace(/"assets\/([\w-]+\.js)"/g, (whole, file: string) => {
    const door = doors.get(file);
    return door ? `"assets/${door.room}"` : whole;
  });
}

export function withoutDoors(): Plugin {
  return {
    name: 'realmbook:doors',
    apply: 'build',
    enforce: 'post',
    writeBundle({ dir = 'dist' }) {
      const folder = join(dir, 'assets');
      const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
      const code = new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
      const doors = new Map<string, Door>();
      for (const [file, words] of code) {
        const door = doorOf(words);
        if (door) doors.set(file, door);
      }
      for (const [file, words] of code) {
        if (doors.has(file)) {
          rmSync(join(folder, file));
          continue;
        }
        const led = throughDoors(words, doors);
        if (led !== words) writeFileSync(join(folder, file), led);
      }
      const list = join(dir, '.vite', 'manifest.json');
      const manifest: Manifest = JSON.parse(readFileSync(list, 'utf8'));
      for (const chunk of Object.values(manifest)) {
        const door = doors.get(chunk.file.replace(/^assets\//, ''));
        if (door) chunk.file = `assets/${door.room}`;
      }
      writeFileSync(list, JSON.stringify(manifest, null, 2));
    },
  };
}
