/** The switches of a founding that bear on rules: parts of the book, and readings of it, by their names in the options. */
import type { Options } from '../options.ts';
import type { AnyRule } from './chapter.ts';

export type Switch =
  | keyof Options['rulings']
  | keyof Options['parts']
  | 'strength'
  | 'unusedCapitals'
  | 'pieces';

export const options: { readonly [R in AnyRule]?: Switch } = {
  'me.movement.scouted': 'follows',
  'me.movement.own-scouts': 'follows',
  'me.movement.force': 'follows',
  'me.scouting.event': 'eventsStrike',
  'me.scouting.event.desertion': 'eventsStrike',
  'me.scouting.event.mutiny': 'eventsStrike',
  'me.scouting.event.rot': 'eventsStrike',
  'me.scouting.event.sickness': 'eventsStrike',
  'me.scouting.event.storms': 'eventsStrike',
  'me.scouting.event.astray.nowhere': 'nowhere',
  'me.scouting.event.astray': 'nowhere',
  'me.scouting.event.lair': 'lairOn11',
  'me.scouting.pieces': 'pieces',
  'me.construction.pieces': 'pieces',
  'me.subsistence.fed': 'conqueredCapital',
  'me.subsistence.value': 'conqueredCapital',
  'me.stockpile.start': 'startingStockpiles',
  'me.baggage.start': 'startingStockpiles',
  'me.magic.caster': 'wizards',
  'me.strength': 'strength',
  'me.realm.unused-capital': 'unusedCapitals',
  'me.dragons': 'dragons',
  'me.events.dragonrage': 'dragons',
  'me.sea.left-out': 'ships',
  'me.espionage.off': 'espionage',
  'me.magic.turn': 'magic',
  'me.tabletop.part': 'tabletop',
  'me.peoples.chosen': 'peoples',
};
