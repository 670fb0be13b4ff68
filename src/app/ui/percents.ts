/** Chances as whole percents that a player reads: what can happen is never 0%, and what can fail is never 100%. */

const within = (p: number, whole: number): string => {
  if (whole <= 0 && p > 0) return '<1%';
  return whole >= 100 && p < 1 - 1e-9 ? '>99%' : `${whole}%`;
};

export const percent = (p: number): string => within(p, Math.round(p * 100));

/** Of chances that are all there is: they add up to 100, those cut most rounded up first. */
export function percents(all: readonly number[]): readonly string[] {
  const small = (p: number): boolean => p > 0 && p < 0.005;
  const sum = all.reduce((one, p) => one + p, 0);
  if (Math.abs(sum - 1) > 1e-6) return all.map(percent);
  const floors = all.map((p) => Math.floor(p * 100 + 1e-9));
  const missing = 100 - floors.reduce((one, n) => one + n, 0);
  const first = all
    .map((p, at) => ({ at, cut: small(p) ? -1 : p * 100 - (floors[at] ?? 0) }))
    .sort((a, b) => b.cut - a.cut || a.at - b.at)
    .slice(0, missing)
    .map(({ at }) => at);
  return all.map((p, at) => within(p, (floors[at] ?? 0) + (first.includes(at) && !small(p) ? 1 : 0)));
}
