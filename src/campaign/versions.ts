/** By which version of the rules each page is read: the founding's, until the table goes over to another (R20). */
import type { AnyRuleset } from '../kernel/ruleset.ts';
import type { Book } from '../log/book.ts';
import type { Version } from '../log/raises.ts';

type Raised = Pick<Book, 'founding' | 'raises'>;

/** What a page (index) is read by. */
export function versionAt({ founding: { body }, raises }: Raised, page: number): Version {
  const { rules, level } = raises.inForce.findLast((one) => one.page <= page) ?? body;
  return { rules, level };
}
/** Rules of just that version; undefined where this app does not have them, or not any more. */
export function rulesOf(newest: AnyRuleset, version: number): AnyRuleset | undefined {
  let rules: AnyRuleset | undefined = newest;
  while (rules && rules.version !== version) rules = rules.before;
  return rules;
}
/** The rules by which the table is read as it lies here: those of the last page that this app can read. */
export function latestRules(newest: AnyRuleset, book: Book): AnyRuleset {
  const known = [book.founding.body, ...book.raises.inForce].findLast(({ rules }) => rulesOf(newest, rules));
  return (known && rulesOf(newest, known.rules)) ?? newest;
}
