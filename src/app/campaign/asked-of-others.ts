/** What somebody is asked, for the eyes of others: what speaks to its player in the second person goes by its order's title. */
import type { View } from '../../campaign/view.ts';
import type { Question } from '../../kernel/question.ts';
import type { Text } from '../../kernel/text.ts';

const toThem = /\b(you|your|yours)\b/i;

export function askedOfOthers(view: View, order: string, { text }: Question): Text {
  const title = view.ruleset.orders[order]?.title;
  return title && toThem.test(text.say) ? title : text;
}
