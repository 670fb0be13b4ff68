/** What a book holds against an entry. */
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { against } from '../define.ts';

export const no = (why: string, rule = 'me.ledger.write'): Remark => against(rule, say(why));
