/** Habits this project keeps: nothing unfinished, no skipped tests, no sleeps, no way round the type checker. */
import { type Finding, readSources, report, type Source } from './sources.ts';

const HABITS: readonly { readonly where: RegExp; readonly pattern: RegExp; readonly problem: string }[] = [
  { where: /./, pattern: /\b(TODO|FIXME|XXX|HACK)\b/, problem: 'unfinished by its own words' },
  { where: /./, pattern: /@ts-(ignore|expect-error|nocheck)/, problem: 'a way round the type checker' },
  {
    where: /^test\//,
    pattern: /\.(only|skip|todo|fixme)\(/,
    problem: 'a test that does not run, or runs alone',
  },
  { where: /^test\//, pattern: /waitForTimeout\(/, problem: 'a sleep: wait for what should happen' },
  {
    // A phone opens the shelf, and the link by which a table is joined; all else is come to by thumb.
    where: /^test\/e2e\/(?!(?:phone|profile)\.ts$|play\/join\.ts$)/,
    pattern: /\.goto\(|\.(open|takeOut)\(\s*['"`]\/(?!['"`])/,
    problem: 'a page opened by its address: go there by tapping',
  },
  {
    where: /^(src|server)\//,
    pattern: /\bdebugger\b|\balert\(/,
    problem: 'left over from looking for a fault',
  },
  {
    where: /^src\//,
    pattern: /\bconsole\.(log|debug|info)\(/,
    problem: 'left over from looking for a fault',
  },
];

/** Every line that breaks a habit. */
export function habitFindings({ path, code }: Source): Finding[] {
  const rules = HABITS.filter(({ where }) => where.test(path));
  return code
    .split('\n')
    .flatMap((text, index) =>
      rules
        .filter(({ pattern }) => pattern.test(text))
        .map(({ problem }) => ({ path, line: index + 1, problem })),
    );
}

export default function main(): boolean {
  const sources = readSources('src', 'test', 'server').filter(
    ({ path }) => path !== 'test/faults/habits.test.ts',
  );
  return report('Habits', sources.flatMap(habitFindings), sources.length);
}
