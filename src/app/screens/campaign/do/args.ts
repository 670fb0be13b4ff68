/** What an address says an order's arguments are. An address may be typed, cut or old: what is no object is no argument. */
import type { Json } from '../../../../kernel/json.ts';

/** The arguments, `{}` where the address names none, undefined where they cannot be read. */
export function argsOf(said: unknown): Json | undefined {
  if (said === undefined || said === '') return {};
  if (typeof said === 'object' && said !== null && !Array.isArray(said)) return said as Json;
  if (typeof said !== 'string') return undefined;
  try {
    const read: unknown = JSON.parse(said);
    return typeof read === 'object' ? argsOf(read ?? 0) : undefined;
  } catch {
    return undefined;
  }
}
