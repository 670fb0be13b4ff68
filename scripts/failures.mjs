/** What failed, out of the reports of the two test runners: the title of each failed test and what it said, uncoloured. */

/** @typedef {{ title: string, messages: string[] }} Failure */

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal begin with one.
const COLOURS = /\u001b\[[0-9;]*m/g;

/** @param {string} words */
const plain = (words) => words.replace(COLOURS, '');

/**
 * @param {{ testResults: { name: string, message?: string, assertionResults: { status: string, fullName: string, failureMessages?: string[] }[] }[] }} report of vitest
 * @returns {Failure[]} a file that could not be loaded stands for itself
 */
export const unitFailures = ({ testResults }) =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && message) return [{ title: name, messages: [plain(message)] }];
    return failed.map(({ fullName, failureMessages }) => ({
      title: `${name}: ${fullName}`,
      messages: (failureMessages ?? []).map(plain),
    }));
  });

/**
 * @typedef {{ title: string, file?: string, specs?: { title: string, ok: boolean, file: string, tests: { results: { errors?: { message?: string }[] }[] }[] }[], suites?: Suite[] }} Suite
 * @param {{ suites: Suite[], errors?: { message?: string }[] }} report of Playwright
 * @returns {Failure[]} what stopped the whole run stands before the tests
 */
export function e2eFailures({ suites, errors }) {
  const whole = (errors ?? []).map(({ message }) => ({ title: 'the run', messages: [plain(message ?? '')] }));
  return [...whole, ...suites.flatMap(ofSuite)];
}

/**
 * @param {Suite} suite
 * @returns {Failure[]}
 */
function ofSuite({ specs, suites }) {
  const failed = (specs ?? []).filter(({ ok }) => !ok);
  return [
    ...failed.map(({ file, title, tests }) => ({
      title: `${file}: ${title}`,
      messages: tests
        .flatMap(({ results }) => results)
        .flatMap((result) => result.errors ?? [])
        .map(({ message }) => plain(message ?? '')),
    })),
    ...(suites ?? []).flatMap(ofSuite),
  ];
}
