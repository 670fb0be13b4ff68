/** How tasks are put. */
import type { Rule } from '../../kernel/question.ts';
import type { Task } from '../../kernel/ruleset.ts';
import type { Text } from '../../kernel/text.ts';

type Given = NonNullable<Task['order']>;
const kind =
  (what: 'asked' | 'may') =>
  (rule: Rule, title: Text, icon: string, order: Given): Task => ({ kind: what, rule, title, icon, order });
export const asked = kind('asked');
export const may = kind('may');
export const onward = (rule: Rule, title: Text, icon: string, order: Given): Task => ({
  ...may(rule, title, icon, order),
  onward: true,
});
export const mind = (rule: Rule, title: Text, icon: string): Task => ({ kind: 'mind', rule, title, icon });
