/**
 * What went wrong on this phone since the app was opened, for a report that its player reads before they pass it on. It is
 * made so that nothing of a book can be in it: no quoted words, no long numbers, no keys, no addresses.
 */

export interface Mishap {
  /** Seconds since the app was opened. */
  readonly after: number;
  /** The page, without the name of the campaign. */
  readonly page: string;
  readonly what: string;
  /** Where in the code, innermost first. */
  readonly trail: readonly string[];
}
const MOST = 10;
const LONGEST = 160;
const kept: Mishap[] = [];

/** Words of an error without whatever a player could have written. The names of fields in the code stay. */
const bare = (words: string): string =>
  words
    .replace(/\(reading '\w+'\)|"[^"]*"|'[^']*'|‘[^’]*’|“[^”]*”|`[^`]*`/g, (quoted) =>
      quoted.startsWith('(') ? quoted : '…',
    )
    .replace(/\S*[\da-f]{8,}\S*|\d{3,}/gi, '#')
    .slice(0, LONGEST);

const frames = (stack: string | undefined): readonly string[] =>
  [...(stack ?? '').matchAll(/([\w.$]+) ?[(@].*\/([\w.-]+:\d+:\d+)\)?/g)]
    .slice(0, 8)
    .map(([, call = '', at = '']) => `${call} ${at}`);

/** Notes what the app did not expect. */
export function noteMishap(problem: unknown): void {
  const { name, message, stack } = problem instanceof Error ? problem : new Error(typeof problem);
  const page = location.pathname.replace(/[\da-f]{8,}/g, '#');
  const what = `${bare(name)}: ${bare(message)}`;
  kept.push({ after: Math.round(performance.now() / 1000), page, what, trail: frames(stack) });
  kept.splice(0, kept.length - MOST);
}

/** The report as it is passed on. In English, for those who read it. */
export function report(): string {
  const { userAgent, language, onLine } = navigator;
  const phone = [
    `Realmbook ${__APP_VERSION__}`,
    userAgent,
    `${language}, ${innerWidth} by ${innerHeight}, ${onLine ? 'with' : 'without'} a network`,
  ];
  const told = kept.flatMap(({ after, page, what, trail }) => [
    '',
    `After ${after} s on ${page}`,
    what,
    ...trail.map((at) => `  ${at}`),
  ]);
  return [...phone, ...(told.length > 0 ? told : ['', 'Nothing unexpected has happened.'])].join('\n');
}
