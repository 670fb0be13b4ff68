/** What somebody is asked, for the eyes of others: what speaks to its player in the second person goes by its order's title. */
import type { View } from '../../campaign/view.ts';
import type { Question } from '../../kernel/question.ts';
import type { Text } from '../../kernel/text.ts';
import { t } from '../i18n/index.ts';

const toThem = /\b(you|your|yours)\b/i;

export function askedOfOthers(view: View, order: string, { text }: Question): Text {
  const title = view.ruleset.orders[order]?.title;
  return title && toThem.test(text.say) ? title : text;
}

/** The same to be read under a name: a title alone would seem to bid the reader do it. */
export function askedInWords(
  { view, say }: { readonly view: () => View; readonly say: (text: Text) => string },
  order: string,
  question: Question,
): string {
  const text = askedOfOthers(view(), order, question);
  return text === question.text ? say(text) : t('Part of “{what}”', { what: say(text) });
}
