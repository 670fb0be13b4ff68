/** Pages come onto the screen a few lines at a time: a winter of a hundred and sixty at a stretch holds an old phone up. */
import type { Telling } from '../../../../campaign/telling.ts';

export interface ChroniclePage {
  readonly page: number;
  readonly tellings: readonly Telling[];
}

/** Lines that are drawn at a stretch: a screenful. */
export const FEW = 12;
/** Lines that are drawn with the screen itself, which is as much work again: as many as show below its head on a phone. */
export const AT_FIRST = 4;

/**
 * What is shown one after the other until all pages are: what stood there already changes at once, what is new grows from there, downwards
 * first. Where nothing of it stood there it grows from the top.
 * @param pages newest first @param had those that are shown
 */
export function unfolding(
  pages: readonly ChroniclePage[],
  had: readonly ChroniclePage[],
): readonly (readonly ChroniclePage[])[] {
  const known = new Set(had.map(({ page }) => page));
  const first = pages.findIndex(({ page }) => known.has(page));
  const start = Math.max(first, 0);
  const last = pages.findLastIndex(({ page }) => known.has(page)) + 1;
  const stood = pages.slice(start, last);
  const below = pages.slice(last).flatMap((page) => parts(page, (lines, from) => lines.slice(-from)));
  const above = pages
    .slice(0, start)
    .reverse()
    .flatMap((page) => parts(page, (lines, upTo) => lines.slice(0, upTo)));
  const steps: (readonly ChroniclePage[])[] = last > 0 ? [stood] : [];
  let [over, under] = [[] as readonly ChroniclePage[], [] as readonly ChroniclePage[]];
  for (const part of below) {
    under = [...under.filter(({ page }) => page !== part.page), part];
    steps.push([...stood, ...under]);
  }
  for (const part of above) {
    over = [part, ...over.filter(({ page }) => page !== part.page)];
    steps.push([...over, ...stood, ...under]);
  }
  return steps.length > 0 ? steps : [[]];
}

/** A page with more and more of its lines; at last itself. */
function parts(
  whole: ChroniclePage,
  some: (tellings: ChroniclePage['tellings'], lines: number) => ChroniclePage['tellings'],
): readonly ChroniclePage[] {
  const { page, tellings } = whole;
  const few: ChroniclePage[] = [];
  for (let lines = FEW; lines < tellings.length; lines += FEW)
    few.push({ page, tellings: some(tellings, lines) });
  return [...few, whole];
}

/**
 * Lines that read as they did are the same objects: an early order undone has all that came after it told again, and a phone would draw
 * all of it anew.
 */
export function asBefore(was: readonly Telling[] | undefined, now: readonly Telling[]): readonly Telling[] {
  if (!was || was === now) return now;
  const known = new Map(was.map((telling) => [telling.entry, telling]));
  return now.map((telling) => {
    const old = known.get(telling.entry);
    return old && (old === telling || JSON.stringify(old) === JSON.stringify(telling)) ? old : telling;
  });
}
