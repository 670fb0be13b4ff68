/** Changes that players write themselves, in an amendment: read as an order's arguments are, before any of them is made. */
import * as v from 'valibot';
import { parse } from './args.ts';
import type { Json } from './json.ts';
import type { AnyRuleset, Remark } from './ruleset.ts';
import type { Shape } from './shapes.ts';
import { say } from './text.ts';

/** The changes as the rule set understands them, or what is wrong with the first that it does not. */
export type ReadChanges =
  | { readonly ok: true; readonly changes: readonly Json[] }
  | ({ readonly ok: false } & Remark);

export function readChanges({ shapes }: AnyRuleset, changes: readonly Json[]): ReadChanges {
  const read: Json[] = [];
  for (const change of changes) {
    const { type } = (change ?? {}) as { readonly type?: unknown };
    const shape =
      typeof type === 'string' && Object.hasOwn(shapes, type) ? (shapes[type] as Shape) : undefined;
    if (!shape) {
      const why = say('It contains a change of an unknown kind.');
      return { ok: false, rule: 'change.unknown', why };
    }
    const fields = parse(v.object(shape), change);
    if (!fields.ok) {
      const why = say('A change is not filled in correctly: {where}', {
        where: `${type} ${fields.where}`.trim(),
      });
      return { ok: false, rule: 'change.form', why };
    }
    read.push({ type: type as string, ...(fields.value as { readonly [field: string]: Json }) });
  }
  return { ok: true, changes: read };
}
