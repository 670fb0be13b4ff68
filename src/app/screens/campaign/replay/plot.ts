/** Where the lines of a plot run. Pixels of a drawing `width` × `height`; rows are values of each realm, moment by moment. */
export interface Line {
  readonly points: readonly { readonly x: number; readonly y: number }[];
  /** As an svg path; broken where nothing is known. */
  readonly path: string;
}
export interface Plot {
  readonly lines: readonly Line[];
  /** Round values up the side, with their heights. */
  readonly marks: readonly { readonly value: number; readonly y: number }[];
}

export function plotOf(
  rows: readonly (readonly (number | undefined)[])[],
  { width, height }: { readonly width: number; readonly height: number },
): Plot {
  const most = Math.max(1, ...rows.flat().map((value) => value ?? 0));
  const step = roundStep(most);
  const top = Math.ceil(most / step) * step;
  const steps = Math.max(1, ...rows.map(({ length }) => length - 1));
  const y = (value: number): number => Math.round((height - (value / top) * height) * 10) / 10;
  const lines = rows.map((values): Line => {
    const all = values.map((value, i) =>
      value === undefined ? undefined : { x: Math.round((i / steps) * width * 10) / 10, y: y(value) },
    );
    const path = all.map((at, i) => (at ? `${all[i - 1] ? 'L' : 'M'}${at.x} ${at.y}` : '')).join('');
    return { path, points: all.filter((at) => at !== undefined) };
  });
  const marks = Array.from({ length: Math.round(top / step) + 1 }, (_, i) => ({
    value: i * step,
    y: y(i * step),
  }));
  return { lines, marks };
}

/** 1, 2 or 5 of some power of ten, so that three to six marks reach the top. */
function roundStep(most: number): number {
  const rough = most / 4;
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
  return [1, 2, 5, 10].map((n) => n * power).find((step) => step >= rough) ?? 10 * power;
}
