/** An answer in words: what the rules keep as data, read aloud with names for the pieces in it. */
import type { Json } from '../../../../kernel/json.ts';
import { number, t } from '../../../i18n/index.ts';

/** `called` gives the name of a piece or place by its id, or the word itself. */
export function spelled(value: Json, called: (id: string) => string): string {
  if (typeof value === 'number') return number(value);
  if (typeof value === 'string') return called(value);
  if (typeof value === 'boolean') return value ? t('yes') : t('no');
  if (value === null) return t('none');
  const many = Array.isArray(value)
    ? value.map((each: Json) => spelled(each, called))
    : 'name' in value && typeof value.name === 'string'
      ? [value.name]
      : Object.entries(value)
          .filter(([, each]) => !isEmpty(each))
          .map(([id, each]) => pair(called(id), id, each, called));
  return many.join(', ') || t('none');
}

/** What is called nothing in particular is left to its contents: they say what it is. */
const pair = (name: string, id: string, value: Json, called: (id: string) => string): string =>
  name === id && typeof value === 'object'
    ? spelled(value, called)
    : t('{name} {value}', { name, value: spelled(value, called) });

const isEmpty = (value: Json): boolean =>
  value !== null && typeof value === 'object' && Object.keys(value).length === 0;
