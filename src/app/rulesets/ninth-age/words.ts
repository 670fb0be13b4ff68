/** Kinds, improvements and events in words. */
import { spell } from '../../../kernel/dice.ts';
import type { BattleKind, Outcome } from '../../../rules/ninth-age/charts/battles.ts';
import type { EventId } from '../../../rules/ninth-age/charts/events.ts';
import { mines } from '../../../rules/ninth-age/charts/gold.ts';
import type { Kind } from '../../../rules/ninth-age/charts/hexes.ts';
import type { Hex, Improvement } from '../../../rules/ninth-age/state.ts';
import { t } from '../../i18n/index.ts';
import type { GameIconName } from '../../ui/icons/game-icon.tsx';

export const kindName = (kind: Kind): string =>
  ({
    plain: t('plain'),
    forest: t('forest'),
    hills: t('hills'),
    river: t('river'),
    swamp: t('swamp'),
    mountain: t('mountain'),
  })[kind];

export const kindTitle = (kind: Kind): string =>
  ({
    plain: t('Plain'),
    forest: t('Forest'),
    hills: t('Hills'),
    river: t('River'),
    swamp: t('Swamp'),
    mountain: t('Mountain'),
  })[kind];

export const improvementName = (what: Improvement): string =>
  ({ city: t('city'), fortress: t('fortress'), mine: t('mine') })[what];

export const improvementIcons: { readonly [what in Improvement]: GameIconName } = {
  city: 'castle',
  fortress: 'stone-tower',
  mine: 'gold-mine',
};

/** All that stands on a hex, and what it lies on: "capital and mine, mountain". */
export function hexLine({ kind, walls, mine, capitalOf, flag }: Hex): string {
  const stands = [
    ...(walls === null
      ? []
      : [capitalOf !== null && capitalOf === flag ? t('capital') : improvementName(walls)]),
    ...(mine ? [t('mine')] : []),
  ];
  return stands.length > 0
    ? t('{what}, {ground}', { what: stands.join(' + '), ground: kindName(kind) })
    : kindName(kind);
}
/** The dice of a mine on such ground, as they are spoken of; undefined where none can be dug. */
export const minedWith = (kind: Kind): string | undefined => {
  const found = mines.rows.find(({ is }) => is.on === kind)?.is.dice;
  return found && spell(found);
};
export const hexIcon = ({ kind, walls, mine }: Hex): GameIconName =>
  walls !== null
    ? improvementIcons[walls]
    : mine
      ? 'gold-mine'
      : kind === 'mountain'
        ? 'mountains'
        : kind === 'forest'
          ? 'oak'
          : 'flying-flag';

interface EventWords {
  readonly title: () => string;
  readonly why: () => string;
  readonly icon: GameIconName;
}
export const eventWords: { readonly [event in EventId]: EventWords } = {
  'poisoned-mines': {
    title: () => t('Poisoned Mines'),
    why: () => t('One player gets no gold from mines this turn.'),
    icon: 'gold-mine',
  },
  'construction-project': {
    title: () => t('Construction Project'),
    why: () => t('Build a fortress or mine at once, or make a fortress a city.'),
    icon: 'castle',
  },
  catastrophe: {
    title: () => t('Catastrophe!'),
    why: () => t('One player rolls for everything built: on a 1 it falls.'),
    icon: 'tombstone',
  },
  'brash-attack': {
    title: () => t('Brash Attack'),
    why: () => t('Win, and earn 2 Conquest Points more. Lose or draw, and earn none.'),
    icon: 'mounted-knight',
  },
  reconnaissance: {
    title: () => t('Reconnaissance'),
    why: () => t('In your first battle the enemy deploys first, and you have the first turn.'),
    icon: 'spyglass',
  },
  emissary: {
    title: () => t('Emissary'),
    why: () => t('One player may not challenge you this turn.'),
    icon: 'shaking-hands',
  },
  'rapid-expansion': {
    title: () => t('Rapid Expansion'),
    why: () => t('Your first hex costs 1 Conquest Point less.'),
    icon: 'flying-flag',
  },
  'veteran-troops': {
    title: () => t('Veteran Troops'),
    why: () => t('First battle: Core from 15%, Rare to 50%, no limit on Special and Rare units.'),
    icon: 'visored-helm',
  },
};

export const outcomeName = (outcome: Outcome): string =>
  ({
    lose: t('lost'),
    draw: t('a draw'),
    narrow: t('a narrow victory'),
    solid: t('a solid victory'),
    massacre: t('a massacre'),
  })[outcome];

export const battleKindName = (kind: BattleKind): string =>
  ({ '1v1': t('one against one'), '2v1': t('two against one'), '2v2': t('two against two') })[kind];

export const teamTitle = (team: string): string =>
  ({
    dawn: t('The Dawn'),
    dusk: t('The Dusk'),
    storm: t('The Storm'),
    frost: t('The Frost'),
    ember: t('The Ember'),
    tide: t('The Tide'),
  })[team] ?? team;
