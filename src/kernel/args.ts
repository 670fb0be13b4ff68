/** Arguments from an entry, checked against the schema an order declares. */
import { type GenericSchema, type InferOutput, safeParse } from 'valibot';

export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly where: string };

/** The arguments as the schema understands them, or the path of the first that is wrong. */
export function parse<S extends GenericSchema>(schema: S, value: unknown): Parsed<InferOutput<S>> {
  const result = safeParse(schema, value);
  if (result.success) return { ok: true, value: result.output };
  const [issue] = result.issues;
  return { ok: false, where: issue.path?.map(({ key }) => String(key)).join('.') ?? '' };
}
