/** What battles leave behind: who was beaten this month, and neither scouts nor moves before it ends. */
import type { BannerId, Month } from '../pieces.ts';

export type Battles = { readonly beaten: { readonly [banner: BannerId]: Month } };
/** Whether a banner was defeated in the month that is being played. */
export function isBeaten(
  { battles, season }: { readonly battles: Battles; readonly season: Month },
  banner: BannerId,
): boolean {
  const when = battles.beaten[banner];
  return when?.year === season.year && when.month === season.month;
}
