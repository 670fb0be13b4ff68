/** Choices in words, in their order: `worded({ die: t('By the die'), box: t('Out of the box') })` as segments to pick from. */
export const worded = <K extends string>(words: { readonly [each in K]: string }) =>
  (Object.entries(words) as [K, string][]).map(([value, label]) => ({ value, label }));
