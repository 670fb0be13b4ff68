/** What the rules keep as data, read aloud with names for the pieces in it. What has no name is left out, never shown as code. */
import type { Json } from '../../../../kernel/json.ts';
import { number, t } from '../../../i18n/index.ts';

/** @param called the name of a piece or place by its id */
type Called = (id: string) => string | undefined;

/** Empty where nothing in it has a name. */
export const spelled = (value: Json, called: Called): string =>
  isNothing(value) ? t('none') : read(value, called);

function read(value: Json, called: Called): string {
  if (typeof value === 'number') return number(value);
  if (typeof value === 'string') return called(value) ?? '';
  if (typeof value === 'boolean') return value ? t('yes') : t('no');
  if (isNothing(value)) return '';
  const many = Array.isArray(value)
    ? value.map((each: Json) => read(each, called))
    : 'name' in value && typeof value.name === 'string'
      ? [value.name]
      : Object.entries(value).map(([id, each]) => pair(called(id), each, called));
  return many.filter(Boolean).join(', ');
}

/** Under a key without a name only what has a name of its own is told: a bare number or a yes would be said of nothing. */
function pair(name: string | undefined, value: Json, called: Called): string {
  if (name === undefined)
    return typeof value === 'string' || typeof value === 'object' ? read(value, called) : '';
  const words = read(value, called);
  return words && t('{name}: {value}', { name, value: words });
}

const isNothing = (value: Json): value is null =>
  value === null || (typeof value === 'object' && Object.keys(value).length === 0);
