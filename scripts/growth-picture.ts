/** A picture of how costs grow: lines over a ground, both scales logarithmic where the figures span more than a decade. */

export interface Line {
  readonly name: string;
  /** How far along, and what it costs there. */
  readonly points: readonly (readonly [at: number, value: number])[];
}

const [WIDTH, HEIGHT] = [640, 320];
const EDGE = { left: 64, right: 150, top: 40, bottom: 36 };
const COLOURS = ['#8a1c1c', '#48627c'];
const [PAPER, INK, FAINT] = ['#f6efdd', '#2b2118', '#cbbfa3'];

interface Scale {
  /** From 0 to 1. */
  readonly of: (value: number) => number;
  readonly marks: readonly number[];
}
const decades = (low: number, high: number): readonly number[] =>
  Array.from({ length: Math.ceil(Math.log10(high)) - Math.floor(Math.log10(low)) + 1 }, (_, i) =>
    Number(`1e${Math.floor(Math.log10(low)) + i}`),
  );
function scaleOf(values: readonly number[], from: number): Scale {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (low > 0 && high / low > 10) {
    const marks = decades(low, high);
    const [first, last] = [Math.log10(marks[0] ?? 1), Math.log10(marks.at(-1) ?? 10)];
    return { of: (value) => (Math.log10(value) - first) / (last - first), marks };
  }
  const step = 10 ** Math.floor(Math.log10(high - from || 1));
  const top = Math.ceil(high / step) * step;
  const marks = Array.from({ length: Math.round((top - from) / step) + 1 }, (_, i) => from + i * step);
  return { of: (value) => (value - from) / (top - from || 1), marks };
}

const short = (value: number): string =>
  value >= 1 ? value.toLocaleString('en-GB') : String(Number(value.toPrecision(2)));
const escaped = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const text = (x: number, y: number, words: string, more = ''): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${more}>${escaped(words)}</text>`;

/** @param lines at least one, with at least one point @returns an SVG document */
export function drawn(title: string, lines: readonly Line[]): string {
  const points = lines.flatMap((line) => line.points);
  const ats = points.map(([at]) => at);
  const across = scaleOf(ats, Math.min(...ats));
  const up = scaleOf(
    points.map(([, value]) => value),
    0,
  );
  const x = (at: number): number => EDGE.left + across.of(at) * (WIDTH - EDGE.left - EDGE.right);
  const y = (value: number): number =>
    HEIGHT - EDGE.bottom - up.of(value) * (HEIGHT - EDGE.top - EDGE.bottom);
  const ground = [
    ...up.marks.flatMap((mark) => [
      `<path d="M${EDGE.left} ${y(mark).toFixed(1)}H${WIDTH - EDGE.right}" stroke="${FAINT}"/>`,
      text(EDGE.left - 8, y(mark) + 4, short(mark), 'text-anchor="end"'),
    ]),
    ...across.marks.map((mark) =>
      text(x(mark), HEIGHT - EDGE.bottom + 20, short(mark), 'text-anchor="middle"'),
    ),
  ];
  const drawnLines = lines.flatMap(({ name, points: own }, i) => {
    const colour = COLOURS[i % COLOURS.length] ?? INK;
    const way = own.map(([at, value]) => `${x(at).toFixed(1)} ${y(value).toFixed(1)}`);
    const [endAt, endValue] = own.at(-1) ?? [0, 0];
    return [
      `<path d="M${way.join('L')}" fill="none" stroke="${colour}" stroke-width="2"/>`,
      ...way.map(
        (at) => `<circle cx="${at.split(' ')[0]}" cy="${at.split(' ')[1]}" r="3" fill="${colour}"/>`,
      ),
      text(x(endAt) + 8, y(endValue) + 4 + i * 2, name, `fill="${colour}"`),
    ];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12" fill="${INK}">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>`,
    text(EDGE.left, 22, title, 'font-size="14"'),
    ...ground,
    ...drawnLines,
    '</svg>\n',
  ].join('\n');
}
