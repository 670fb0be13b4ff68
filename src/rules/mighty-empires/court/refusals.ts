/** What a book holds against an entry. */
import type { Rule } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { against } from '../define.ts';

export const no = (why: string, rule: Rule = 'me.ledger.write'): Remark => against(rule, say(why));
