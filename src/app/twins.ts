/** Two of one name could not be told apart: neither by those who sit down, nor in the chronicle. */
import { plainName, sameName } from '../kernel/same-name.ts';
import { t } from './i18n/index.ts';

/** The names that are given more than once. */
export const twins = (names: readonly string[]): readonly string[] =>
  names
    .filter((name, at) => plainName(name) !== '' && names.findIndex((one) => sameName(one, name)) < at)
    .map((name) => name.trim());

export const twinned = (name: string): string =>
  t('Two players are called {name}. Add something to tell them apart.', { name: name.trim() });

/** Why a piece cannot be called so, with others that bear a name already. `must`: it cannot do without. */
export function nameFault(name: string, others: readonly string[], must = false): string | undefined {
  if (plainName(name) === '') return must ? t('Enter a name.') : undefined;
  return others.some((one) => sameName(one, name))
    ? t('{name} is taken. Add something to tell them apart.', { name: name.trim() })
    : undefined;
}

/** How a field says what is at fault: what was left empty is no error yet. */
export const faultShown = (
  name: string,
  fault: string | undefined,
): { readonly hint: string } | { readonly error: string | undefined } =>
  fault && plainName(name) === '' ? { hint: fault } : { error: fault };
