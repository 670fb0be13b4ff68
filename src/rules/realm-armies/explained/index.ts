/** Every rule of the Realm Armies campaign in our own words. Its document shows no pages. */
import { explain } from '../../../kernel/explained.ts';
import { type RuleId, rules } from '../rules.ts';
import { battle } from './battle.ts';
import { night } from './night.ts';
import { realm } from './realm.ts';
import { words } from './words.ts';

export const explanations = explain<RuleId>({
  document: 'Realm Armies',
  texts: { ...realm, ...night, ...battle },
  sections: rules,
  pages: {},
  words,
  charts: {
    'ra.maintenance': ['maintenance'],
    'ra.maintenance.fleets': ['maintenance'],
    'ra.recruit.upkeep': ['maintenance'],
    'ra.income': ['empire-points'],
    'ra.income.mines': ['empire-points'],
    'ra.upgrade': ['upgrades'],
    'ra.upgrade.cost': ['upgrades'],
    'ra.raid': ['raid'],
    'ra.battle': ['battle-dice'],
    'ra.field': ['battle-dice', 'modifiers-open-field', 'aftermath'],
    'ra.field.dice': ['battle-dice', 'modifiers-open-field'],
    'ra.field.withdraw': ['aftermath'],
    'ra.field.mine': ['aftermath'],
    'ra.siege': ['battle-dice', 'modifiers-siege', 'aftermath'],
    'ra.siege.dice': ['battle-dice', 'modifiers-siege'],
    'ra.siege.garrison': ['modifiers-siege'],
    'ra.siege.destroyed': ['aftermath'],
    'ra.siege.downgrade': ['aftermath'],
    'ra.sea': ['battle-dice', 'modifiers-sea-battle', 'fleets'],
    'ra.sea.dice': ['battle-dice', 'modifiers-sea-battle'],
    'ra.sea.idle': ['fleets'],
    'ra.sea.lost': ['fleets'],
    'ra.assault': ['battle-dice', 'modifiers-sea-assault', 'aftermath'],
    'ra.assault.dice': ['battle-dice', 'modifiers-sea-assault'],
    'ra.assault.garrison': ['modifiers-sea-assault'],
    'ra.assault.downgrade': ['aftermath'],
  },
  options: {
    'ra.field.dice': 'dice',
    'ra.siege.dice': 'dice',
    'ra.sea.dice': 'dice',
    'ra.assault.dice': 'dice',
    'ra.general.fielded': 'general',
    'ra.tactics': 'games',
    'ra.field.mine': 'mines',
    'ra.siege.mine': 'mines',
    'ra.income.interdicted': 'interdiction',
    'ra.raid': 'raids',
    'ra.night.order': 'first',
    'ra.sea.sailed': 'sailing',
    'ra.night.first': 'order',
    'ra.hero.order': 'draft',
    'ra.over.nights': 'nights',
    'ra.recruit.cost': 'costs',
    'ra.home.tiles': 'start',
    'ra.home.chosen': 'start',
  },
});
