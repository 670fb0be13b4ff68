/**
 * PNG pictures in a few dozen colours: a quarter of the bytes, and on a page of flat inks nobody sees the difference.
 * Colours are chosen by median cut over those the picture has, weighed by how often.
 */
import { deflateSync, inflateSync } from 'node:zlib';

type Colour = readonly [r: number, g: number, b: number, a: number];
type Channel = 0 | 1 | 2 | 3;
interface Bin {
  readonly colour: Colour;
  readonly count: number;
}

/**
 * @param png eight bits a channel, true colour with or without alpha, as browsers write it
 * @param most colours kept, 256 at most
 */
export function inPalette(png: Buffer, most: number): Buffer {
  const { width, height, channels, pixels } = decode(png);
  const counts = new Map<number, number>();
  for (let i = 0; i < pixels.length; i += channels) {
    const key = keyOf(colourAt(pixels, i, channels));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const bins = [...counts].map(
    ([key, count]): Bin => ({ colour: [key >>> 24, (key >> 16) & 255, (key >> 8) & 255, key & 255], count }),
  );
  const boxes = cut(bins, most);
  const index = new Map<number, number>();
  for (const [i, box] of boxes.entries()) for (const { colour } of box) index.set(keyOf(colour), i);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += channels) {
      rows[y * (width + 1) + 1 + x] = index.get(keyOf(colourAt(pixels, at, channels))) ?? 0;
    }
  const colours = boxes.map(mean);
  const clear = colours.some(([, , , a]) => a !== 255);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    png.subarray(0, 8),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(colours.flatMap((colour) => colour.slice(0, 3)))),
    ...(clear ? [chunk('tRNS', Buffer.from(colours.map(([, , , a = 255]) => a)))] : []),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const colourAt = (pixels: Uint8Array, at: number, channels: number): Colour => [
  pixels[at] ?? 0,
  pixels[at + 1] ?? 0,
  pixels[at + 2] ?? 0,
  channels === 4 ? (pixels[at + 3] ?? 0) : 255,
];
const keyOf = ([r, g, b, a]: Colour): number => ((r << 24) | (g << 16) | (b << 8) | a) >>> 0;

function decode(png: Buffer): { width: number; height: number; channels: number; pixels: Uint8Array } {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const channels = png[25] === 6 ? 4 : 3;
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const raw = inflateSync(Buffer.concat(parts));
  const stride = width * channels;
  const pixels = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)] ?? 0;
    for (let x = 0; x < stride; x++) {
      const left = x >= channels ? (pixels[y * stride + x - channels] ?? 0) : 0;
      const up = y > 0 ? (pixels[(y - 1) * stride + x] ?? 0) : 0;
      const corner = y > 0 && x >= channels ? (pixels[(y - 1) * stride + x - channels] ?? 0) : 0;
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0;
      pixels[y * stride + x] = (raw[y * (stride + 1) + 1 + x] ?? 0) + guess;
    }
  }
  return { width, height, channels, pixels };
}

function paeth(a: number, b: number, c: number): number {
  const [pa, pb, pc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
}

/** Halves the box that spreads widest, weighed by its pixels, until there are enough. */
function cut(bins: readonly Bin[], most: number): readonly (readonly Bin[])[] {
  const boxes = [measured(bins)];
  while (boxes.length < most) {
    const widest = boxes.reduce((best, box) => (box.weight > best.weight ? box : best));
    if (widest.weight === 0) break;
    const sorted = widest.bins.toSorted((a, b) => a.colour[widest.channel] - b.colour[widest.channel]);
    const middle = half(sorted);
    boxes.splice(boxes.indexOf(widest), 1, measured(sorted.slice(0, middle)), measured(sorted.slice(middle)));
  }
  return boxes.map((box) => box.bins);
}

function measured(bins: readonly Bin[]): { bins: readonly Bin[]; channel: Channel; weight: number } {
  const spread = ([0, 1, 2, 3] as const).map((channel) => {
    let [low, high] = [255, 0];
    for (const { colour } of bins) {
      low = Math.min(low, colour[channel]);
      high = Math.max(high, colour[channel]);
    }
    return high - low;
  });
  const widest = Math.max(...spread);
  const pixels = bins.reduce((sum, { count }) => sum + count, 0);
  // A wide box of few pixels still matters: a thin accent line must keep its colour.
  return {
    bins,
    channel: spread.indexOf(widest) as Channel,
    weight: bins.length > 1 ? widest ** 2 * Math.sqrt(pixels) : 0,
  };
}

function half(sorted: readonly Bin[]): number {
  const total = sorted.reduce((sum, { count }) => sum + count, 0);
  let sum = 0;
  const at = sorted.findIndex(({ count }) => {
    sum += count;
    return sum >= total / 2;
  });
  return Math.min(sorted.length - 1, Math.max(1, at));
}

function mean(bins: readonly Bin[]): number[] {
  const total = bins.reduce((sum, { count }) => sum + count, 0);
  return ([0, 1, 2, 3] as const).map((channel) =>
    Math.round(bins.reduce((sum, { colour, count }) => sum + colour[channel] * count, 0) / total),
  );
}

const table = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

function chunk(type: string, data: Buffer): Buffer {
  const made = Buffer.alloc(data.length + 12);
  made.writeUInt32BE(data.length, 0);
  made.write(type, 4, 'latin1');
  data.copy(made, 8);
  let crc = 0xffffffff;
  for (const byte of made.subarray(4, data.length + 8)) crc = (table[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  made.writeUInt32BE((crc ^ 0xffffffff) >>> 0, data.length + 8);
  return made;
}
