/** The sources the checks look at: read from disk, or handed in by a test that plants a fault. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Source {
  /** From the project's folder, with forward slashes: "src/kernel/dice.ts". */
  readonly path: string;
  readonly code: string;
}

/** What a check found: where, and what is wrong there. */
export interface Finding {
  readonly path: string;
  readonly line: number;
  readonly problem: string;
}

const CODE = /\.(ts|tsx|mjs)$/;

/** Every TypeScript or JavaScript source in the given folders, in a stable order. */
export function readSources(...folders: readonly string[]): Source[] {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, name).replaceAll('\\', '/'),
      ),
    )
    .filter((path) => CODE.test(path) && !path.endsWith('.d.ts'))
    .sort()
    .map((path) => ({ path, code: readFileSync(path, 'utf8') }));
}

/** The 1-based line of an offset. */
export const lineAt = (code: string, offset: number): number => code.slice(0, offset).split('\n').length;

/** Prints findings one a line, or that there are none. Returns whether the check holds. */
export function report(check: string, findings: readonly Finding[], looked: number): boolean {
  for (const { path, line, problem } of findings) console.log(`${path}:${line}: ${problem}`);
  console.log(
    findings.length === 0
      ? `${check}: ${looked} files, nothing found.`
      : `${check}: ${findings.length} found.`,
  );
  return findings.length === 0;
}
