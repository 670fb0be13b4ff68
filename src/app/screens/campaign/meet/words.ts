/** A fingerprint as three words that can be said across a table. Enough to notice a difference, not to keep out a forger. */
const words = [
  'acorn', 'anchor', 'apple', 'arrow', 'badger', 'barley', 'beacon', 'bell',
  'birch', 'bread', 'bridge', 'candle', 'cedar', 'cider', 'clover', 'comet',
  'copper', 'crane', 'crown', 'dagger', 'ember', 'falcon', 'feather', 'fern',
  'ferry', 'flint', 'forge', 'fox', 'garden', 'goose', 'granite', 'hammer',
  'harp', 'hawk', 'hazel', 'heron', 'honey', 'horn', 'iron', 'ivy',
  'kettle', 'lantern', 'larch', 'linen', 'marble', 'meadow', 'mill', 'moss',
  'oak', 'otter', 'owl', 'pearl', 'quill', 'raven', 'ribbon', 'river',
  'salt', 'silver', 'sparrow', 'thistle', 'tower', 'velvet', 'walnut', 'willow',
] as const; // biome-ignore format: eight to a row, as printed

/** The three words of a fingerprint of hex digits. */
export const threeWords = (print: string): readonly string[] =>
  [0, 2, 4].map((at) => words[Number.parseInt(print.slice(at, at + 2), 16) % words.length] ?? 'acorn');
