/** What the adapters of the smaller books share: reading `given` by a form, and figures that follow from a state. */
import * as v from 'valibot';
import type { AnyRuleset } from '../../src/kernel/ruleset.ts';

export const seat = v.picklist(['azure', 'gules', 'or', 'vert', 'purpure', 'sable']);
export const seats = v.pipe(v.array(seat), v.minLength(2), v.maxLength(6));
export const whole = v.pipe(v.number(), v.integer());
export const flag = v.boolean();
export const names = v.array(v.string());
/** Rows by a name of the writer's own. */
export const rows = <const S extends v.GenericSchema>(row: S) => v.record(v.string(), row);

/** What a case gives, by its form. @throws Error naming each field that is none, or has a value it cannot have */
export function read<const S extends v.GenericSchema>(form: S, given: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(form, given);
  if (parsed.success) return parsed.output;
  const wrong = parsed.issues.map(
    (issue) => `${issue.path?.map(({ key }) => String(key)).join('.') ?? 'given'}: ${issue.message}`,
  );
  throw new Error(`given is not in the form: ${wrong.join('; ')}`);
}

/** Options a case chooses, laid against those a campaign has. @throws Error naming one that no campaign has */
export function known(given: object, all: object, where = 'options'): void {
  for (const [key, value] of Object.entries(given)) {
    const one = (all as { readonly [key: string]: unknown })[key];
    if (one === undefined) throw new Error(`there is no ${where}.${key}, but ${Object.keys(all).join(', ')}`);
    if (value !== null && typeof value === 'object' && one !== null && typeof one === 'object')
      known(value, one, `${where}.${key}`);
  }
}

/** The rule set with figures that follow from its state standing in it as data: at the start, and after every change. */
export function figured<S extends object>(
  ruleset: AnyRuleset,
  figures: (state: S) => object,
): { readonly ruleset: AnyRuleset; begin(state: S): S } {
  const changes = Object.entries(ruleset.changes).map(([type, change]) => [
    type,
    (draft: S, with_: unknown) => {
      const remarks = change(draft, with_);
      Object.assign(draft, figures(draft));
      return remarks;
    },
  ]);
  return {
    ruleset: { ...ruleset, changes: Object.fromEntries(changes) },
    begin(state) {
      const faults = ruleset.invariants(state);
      if (faults.length > 0) throw new Error(`such a table cannot be: ${faults.join('; ')}`);
      return { ...state, ...figures(state) };
    },
  };
}
