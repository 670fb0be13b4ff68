/** All charts of Mighty Empires in the book's order, in sections to browse. */
import type { AnyChart, ChartBook } from '../../../kernel/chart.ts';
import { assassinOnBanner, assassinOnCapital, espionageCosts } from './assassins.ts';
import { autumnSpells, forgedItem } from './autumn-spells.ts';
import { battleResult, characterCasualty, pursuit } from './battles.ts';
import { yearNames } from './calendar.ts';
import { casualtyRecovery, casualtyRecoveryModifiers, characterFate, execution } from './casualties.ts';
import { combatTable, independentDefenders, strategicCards } from './combat.ts';
import { eliteReinforcement, revenueValues } from './crowns.ts';
import { diplomacyRivals, diplomacySingle } from './diplomacy.ts';
import { dragonNumbers, dragons } from './dragonrage.ts';
import { agents, sabotage, spies } from './espionage.ts';
import { namesBlackSpeech, namesDwarf, namesElven } from './names-elder.ts';
import { namesBretonnian, namesEmpire } from './names-human.ts';
import { nameEndings, nameLengthLong, nameLengthNormal, nameLengthShort } from './names-personal.ts';
import { dwarfBattery, dwarfRoute, forcedMarch, undeadInstability } from './peoples.ts';
import { militaryStrength, realmSettlements, realmShips } from './realms.ts';
import { construction, recovery, recoveryClaims } from './rebuilding.ts';
import { perilousRoute, route } from './routes.ts';
import { scoutingHighland, scoutingLowlandCoastal, scoutingRiverValley } from './scouting.ts';
import { dragonLair, mercenaryBand, scoutingEvents } from './scouting-events.ts';
import { harbours, scoutSkirmish } from './scouting-ground.ts';
import { navalEngagement } from './sea.ts';
import { assaultResult, battery, fortification, starvation } from './sieges.ts';
import { springSpells } from './spring-spells.ts';
import { subsistenceShortfall, subsistenceValues } from './subsistence.ts';
import { pincerArrival, pincerStart, victoryPoints, victoryThresholds } from './tabletop.ts';
import { tabletopTerrain } from './terrain.ts';
import { winterEvents, winterQuarters, winterRetreat } from './winter.ts';
import { wounds } from './wounds.ts';

const section = (id: string, title: string, ...charts: readonly AnyChart[]) => ({ id, title, charts });

export const sections: ChartBook['sections'] = [
  section('realms', 'Realms', realmSettlements, realmShips, militaryStrength),
  section('subsistence', 'Subsistence', subsistenceValues, subsistenceShortfall),
  section(
    'scouting',
    'Scouting',
    scoutingLowlandCoastal,
    scoutingHighland,
    scoutingRiverValley,
    harbours,
    scoutingEvents,
    mercenaryBand,
    dragonLair,
    scoutSkirmish,
  ),
  section('movement', 'Movement', route, perilousRoute),
  section(
    'battles',
    'Battles',
    combatTable,
    strategicCards,
    battleResult,
    pursuit,
    characterCasualty,
    independentDefenders,
  ),
  section('sieges', 'Sieges', fortification, assaultResult, battery, starvation),
  section('sea', 'War at sea', navalEngagement),
  section('magic', 'Equinox magic', springSpells, autumnSpells, forgedItem),
  section('winter', 'Winter', winterQuarters, winterRetreat, winterEvents, dragonNumbers, dragons),
  section(
    'crowns',
    'Crowns',
    revenueValues,
    diplomacySingle,
    diplomacyRivals,
    eliteReinforcement,
    recovery,
    recoveryClaims,
    construction,
  ),
  section(
    'espionage',
    'Espionage',
    espionageCosts,
    assassinOnBanner,
    assassinOnCapital,
    spies,
    sabotage,
    agents,
  ),
  section(
    'tabletop',
    'Tabletop battles',
    tabletopTerrain,
    pincerStart,
    pincerArrival,
    victoryPoints,
    victoryThresholds,
    casualtyRecovery,
    casualtyRecoveryModifiers,
    characterFate,
    wounds,
    execution,
  ),
  section('peoples', 'Peoples', undeadInstability, dwarfRoute, dwarfBattery, forcedMarch),
  section(
    'names',
    'Names',
    namesBretonnian,
    namesEmpire,
    namesDwarf,
    namesElven,
    namesBlackSpeech,
    nameEndings,
    nameLengthNormal,
    nameLengthShort,
    nameLengthLong,
    yearNames,
  ),
];
export const charts: readonly AnyChart[] = sections.flatMap((section) => section.charts);
