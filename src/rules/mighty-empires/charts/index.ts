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

const section = (id: string, title: string, icon: string, ...charts: readonly AnyChart[]) => ({
  id,
  title,
  icon,
  charts,
});

export const sections: ChartBook['sections'] = [
  section('realms', 'Realms', 'castle', realmSettlements, realmShips, militaryStrength),
  section('subsistence', 'Subsistence', 'wheat', subsistenceValues, subsistenceShortfall),
  section(
    'scouting',
    'Scouting',
    'spyglass',
    scoutingLowlandCoastal,
    scoutingHighland,
    scoutingRiverValley,
    harbours,
    scoutingEvents,
    mercenaryBand,
    dragonLair,
    scoutSkirmish,
  ),
  section('movement', 'Movement', 'walking-boot', route, perilousRoute),
  section(
    'battles',
    'Battles',
    'crossed-swords',
    combatTable,
    strategicCards,
    battleResult,
    pursuit,
    characterCasualty,
    independentDefenders,
  ),
  section('sieges', 'Sieges', 'siege-tower', fortification, assaultResult, battery, starvation),
  section('sea', 'War at sea', 'caravel', navalEngagement),
  section('magic', 'Equinox magic', 'wizard-staff', springSpells, autumnSpells, forgedItem),
  section(
    'winter',
    'Winter',
    'snowflake-1',
    winterQuarters,
    winterRetreat,
    winterEvents,
    dragonNumbers,
    dragons,
  ),
  section(
    'crowns',
    'Crowns',
    'coins',
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
    'hooded-assassin',
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
    'spears',
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
  section('peoples', 'Peoples', 'visored-helm', undeadInstability, dwarfRoute, dwarfBattery, forcedMarch),
  section(
    'names',
    'Names',
    'treasure-map',
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
