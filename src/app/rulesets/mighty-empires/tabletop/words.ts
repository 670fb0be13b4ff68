/** Words of battles on the table: terrain, ends, wounds. */

import { lookUp } from '../../../../kernel/chart.ts';
import type { Penalty } from '../../../../rules/mighty-empires/charts/wounds.ts';
import { wounds as woundChart } from '../../../../rules/mighty-empires/charts/wounds.ts';
import type { Owner } from '../../../../rules/mighty-empires/state.ts';
import type { woundsOf } from '../../../../rules/mighty-empires/tabletop/ledger/losses.ts';
import type { Barrier, Contingent, Spoil } from '../../../../rules/mighty-empires/tabletop/state.ts';
import { t, tn } from '../../../i18n/index.ts';

export const sideName = (owner: Owner, player: (seat: string) => string): string =>
  owner === 'independent' ? t('the townsfolk') : player(owner);

export const barrierWords = (barrier: Barrier): string => {
  switch (barrier) {
    case 'none':
      return t('Open field');
    case 'river':
      return t('A river between');
    case 'mountain':
      return t('In a mountain pass');
    case 'coast':
      return t('The sea at one edge');
  }
};
export const barrierHelp = (barrier: Barrier): string => {
  switch (barrier) {
    case 'none':
      return t('You roll and place the terrain.');
    case 'river':
      return t('A river runs across the table; settle its crossings.');
    case 'mountain':
      return t('Steep hills on both flanks; no unit leaves by the sides.');
    case 'coast':
      return t('One edge is the shore: no unit crosses it.');
  }
};
export const spoilWords = (kind: Spoil['kind']): string =>
  kind === 'engine' ? t('War engine') : kind === 'altar' ? t('War altar') : t('Standard');

/** How a force of a pincer comes on. */
export function arrivalWords({ comes, due, units, flank }: Contingent): string {
  const many = units === null ? t('all of it') : tn(units, '{n} unit at first', '{n} units at first');
  switch (comes) {
    case 'start':
      return t('on the table from the start');
    case null:
      return t('due in hour {n}', { n: due });
    case 'late':
      return t('delayed: own edge in hour {n}, all of it', { n: due });
    case 'own-edge':
      return t('own edge, {many}', { many });
    case 'random-flank':
      return flank === 'left' ? t('left flank, {many}', { many }) : t('right flank, {many}', { many });
    case 'any-of-three':
      return t('own edge or either flank, all of it');
  }
}

const stats: readonly (readonly [keyof Penalty, string])[] = [
  ['ws', 'WS'],
  ['bs', 'BS'],
  ['s', 'S'],
  ['t', 'T'],
  ['w', 'W'],
  ['int', 'Int'],
  ['cl', 'Cl'],
  ['ld', 'Ld'],
];
/** "WS −3, S −2". */
export const penaltyWords = (penalty: Penalty): string =>
  [
    ...stats.flatMap(([key, name]) =>
      penalty[key] === undefined ? [] : [`${name} ${String(penalty[key]).replace('-', '−')}`],
    ),
    ...(penalty.m ? [t('half movement')] : []),
    ...(penalty.noShield ? [t('no shield')] : []),
  ].join(', ');

/** What a wound says of its bearer now: "Severe head wound: out of action, 2 months more". */
export function woundLine({ wound, months, out }: ReturnType<typeof woundsOf>[number]): string {
  const at = woundChart.rows[lookUp(woundChart, wound).row];
  const what = at?.text.split(':')[0] ?? '';
  const { meanwhile, permanent } = lookUp(woundChart, wound).is;
  const left = tn(months, '{n} month more', '{n} months more');
  if (out) return t('{what}: out of action, {left}', { what, left });
  if (months > 0 && meanwhile !== 'out')
    return t('{what}: {penalty}, {left}', { what, penalty: penaltyWords(meanwhile), left });
  return t('{what}, healed: {penalty} for good', { what, penalty: penaltyWords(permanent) });
}
