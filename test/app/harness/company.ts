/** Names and troops of the harness's campaign: what players would have called and mustered. */
import type { Json } from '../../../src/kernel/json.ts';
import type { Seat } from '../../../src/kernel/question.ts';

/** Their ids are the tinctures they take. */
export const players: readonly { readonly id: Seat; readonly name: string }[] = [
  { id: 'azure', name: 'Anna' },
  { id: 'gules', name: 'Tom' },
  { id: 'or', name: 'Ines' },
];

export const names: {
  readonly realms: { readonly [seat: Seat]: string };
  readonly banners: { readonly [seat: Seat]: string };
  readonly places: readonly string[];
} = {
  realms: { azure: 'Harrowmere', gules: 'The Red March', or: 'Saltmark' },
  banners: { azure: 'The Heron Guard', gules: 'Black Oxen', or: 'The Salt Road' },
  places: [
    'Harrow',
    'Marl',
    'Thornford',
    'Pell',
    'Ashby-on-the-Water',
    'Lammas',
    'Greyholt',
    'Orle',
    'Sedge',
    'Vann',
    'Saltby',
    'Kestrel Keep',
    'Wick',
    'Dunmere',
    'Quarrel',
    'Hollin',
  ],
};

interface Kind {
  readonly name: string;
  readonly each: number;
  readonly note: string;
}
const troops: readonly (readonly Kind[])[] = [
  [
    { name: 'Heron Guard', each: 15, note: 'spears, shields' },
    { name: 'Marsh Bows', each: 12, note: 'longbows' },
    { name: 'Knights of the Mere', each: 36, note: 'lances, barding' },
    { name: 'Pell Crossbows', each: 13, note: 'mercenary, this year only' },
  ],
  [
    { name: 'Fen Archers', each: 12, note: 'longbows' },
    { name: 'Levy of Marl', each: 6, note: 'clubs, mostly' },
    { name: 'Halberdiers', each: 10, note: 'light armour' },
  ],
  [
    { name: 'River Horse', each: 24, note: 'javelins' },
    { name: 'Swordsmen of Orle', each: 9, note: 'shields' },
  ],
];
const heroes = [
  ['Aldric Venn', 'Osanne of Pell'],
  ['Berengar the Tall', ''],
  ['Mother Ysolde', ''],
] as const;

/** Units and characters that come to so many points beside the bots' captain of 150. */
export function roster(seat: Seat, number: number, total: number): { readonly [key: string]: Json } {
  const kinds = troops[(number - 1) % troops.length] ?? [];
  const [lord, mage] = heroes[(number + seat.length) % heroes.length] ?? ['Captain', ''];
  let left = total - (mage ? 64 : 0);
  const units = kinds.map(({ name, each, note }, index) => {
    const last = index === kinds.length - 1;
    const models = Math.floor((last ? left : total / (kinds.length + 0.5)) / each);
    const points = last ? left : models * each;
    left -= points;
    return { id: `b${number}u${index + 1}`, name, models, points, note };
  });
  const characters = [
    { id: `b${number}c1`, name: lord, level: 10, points: 150, note: '' },
    ...(mage ? [{ id: `b${number}c2`, name: mage, level: 5, points: 64, note: 'wizard' }] : []),
  ];
  return { units, characters };
}
