/** The colours of the theme in force, read from its custom properties so that the map never has colours of its own. */
import { type Theme, type Tincture, tinctures } from './model.ts';

export interface Dye {
  readonly field: string;
  readonly on: string;
  readonly line: string;
  readonly hatch: string;
  readonly wash: string;
}

const properties = {
  paper: '--paper',
  sunk: '--sunk',
  land: '--m-land',
  lowland: '--m-lowland',
  wood: '--m-wood',
  hills: '--m-hills',
  highland: '--m-highland',
  river: '--m-river',
  swamp: '--m-swamp',
  sea: '--m-sea',
  seaDeep: '--m-sea-deep',
  seaInk: '--m-sea-ink',
  riverInk: '--m-river-ink',
  ink: '--m-ink',
  veil: '--m-veil',
  peak: '--m-peak',
  shade: '--m-shade',
  hill: '--m-hill',
  leaf: '--m-leaf',
  fir: '--m-fir',
  firShade: '--m-fir-shade',
  field: '--m-field',
  wallLit: '--m-wall-lit',
  wall: '--m-wall',
  wallShade: '--m-wall-shade',
  rock: '--m-rock',
  danger: '--danger',
} as const;

export type Palette = Readonly<Record<keyof typeof properties, string>> & {
  readonly candle: boolean;
  readonly dyes: Readonly<Record<Tincture, Dye>>;
};

/** @param element any element inside the theme */
export function readPalette(element: Element, theme: Theme): Palette {
  const style = getComputedStyle(element);
  const read = (property: string): string => style.getPropertyValue(property).trim() || '#808080';
  const colours = Object.fromEntries(Object.entries(properties).map(([name, key]) => [name, read(key)]));
  const dye = (name: Tincture): Dye => ({
    field: read(`--${name}`),
    on: read(`--${name}-on`),
    line: read(`--${name}-line`),
    hatch: read(`--${name}-hatch`),
    wash: read(`--${name}-wash`),
  });
  return {
    ...(colours as Record<keyof typeof properties, string>),
    candle: theme === 'candle',
    dyes: Object.fromEntries(tinctures.map((name) => [name, dye(name)])) as Record<Tincture, Dye>,
  };
}

/** A hex colour with another opacity, 0 to 1. */
export const thin = (colour: string, alpha: number): string =>
  /^#[0-9a-f]{6}/i.test(colour)
    ? `${colour.slice(0, 7)}${Math.round(alpha * 255)
        .toString(16)
        .padStart(2, '0')}`
    : colour;
