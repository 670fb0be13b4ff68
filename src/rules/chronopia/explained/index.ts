/** Every rule of the Chronopia campaign in our own words. Its document shows no pages. */
import { explain } from '../../../kernel/explained.ts';
import { type RuleId, rules } from '../rules.ts';
import { after } from './after.ts';
import { battle } from './battle.ts';
import { force } from './force.ts';
import { words } from './words.ts';

export const explanations = explain<RuleId>({
  document: 'Chronopia',
  texts: { ...force, ...after, ...battle },
  sections: rules,
  pages: {},
  words,
  charts: {
    'ch.sequence': ['sequence'],
    'ch.territory.start': ['territories'],
    'ch.force.field': ['territories', 'force-limits'],
    'ch.force.missile': ['force-limits'],
    'ch.force.individuals': ['force-limits'],
    'ch.force.magic': ['force-limits'],
    'ch.force.fortress': ['force-limits'],
    'ch.garrison.most': ['territories'],
    'ch.experience': ['experience'],
    'ch.experience.hits': ['experience'],
    'ch.experience.leader': ['experience'],
    'ch.experience.underdog': ['experience'],
    'ch.advance': ['advances'],
    'ch.advance.maximum': ['maxima'],
    'ch.income': ['territories'],
    'ch.income.underdog': ['underdog-income'],
    'ch.maintenance': ['maintenance'],
    'ch.upgrade': ['territories'],
    'ch.casualties': ['casualty-recovery'],
    'ch.captives': ['captives'],
    'ch.captives.rescue': ['captives', 'rescue'],
    'ch.captives.ransom': ['captives'],
    'ch.captives.slavers': ['captives'],
    'ch.devout.refund': ['summoned-refund'],
    'ch.battle.two': ['stakes', 'territories'],
    'ch.battle.stake': ['stakes'],
    'ch.battle.many': ['stakes', 'territories'],
    'ch.climate': ['climate'],
    'ch.rescue': ['rescue'],
    'ch.challenge': ['stakes'],
    'ch.challenge.staked': ['stakes'],
  },
  options: {
    'ch.battle.stake': 'stakes',
    'ch.hospital': 'hospital',
    'ch.force.magic': 'magicUsers',
    'ch.maintenance': 'maintained',
    'ch.experience': 'captives',
    'ch.advance.maximum': 'topFace',
    'ch.alchemist': 'alchemists',
    'ch.experience.underdog': 'underdog',
    'ch.income.underdog': 'underdog',
    'ch.initial': 'points',
    'ch.end': 'end',
  },
});
