/** The winter but for its courts, spies and spells. */
import type { Chapter } from './chapter.ts';

export const winter = {
  'me.winter.phase': [
    'The steps of winter',
    'Spells, quarters and events; then revenue, missions, recruits, ruins, building and baggage; at last the posts, the spies and spells again. A step that is ended does not come back this winter.',
  ],
  'me.winter.together': [
    'Waiting for the others',
    'Recruits, building, baggage and deployment go at your own pace. Spells, quarters, events, revenue, diplomacy, recovery and espionage begin when everybody has come to them.',
  ],
  'me.winter.purse': ['Not enough crowns', 'You spend what this winter’s revenue brought, and no more.'],
  'me.quarters': [
    'Winter quarters',
    'After the sixth month every banner goes home to a settlement of its realm that can house it: capital 4, city 2, fortress or village 1.',
  ],
  'me.quarters.way': [
    'The way home',
    'It needs a clear way over known tiles, no mountains or unbridged rivers in between, to a tile of the realm with a bed free. Besieged tiles bar the way; rivals’ bridges and passes are no use.',
  ],
  'me.quarters.room': [
    'Beds',
    'A capital houses 4 banners, a city 2, a fortress or village 1; razed or besieged places none from outside.',
  ],
  'me.quarters.unsupported': [
    'No bed left',
    'Banners for which there is no room are lost. You say which; as many as there is room for must be housed.',
  ],
  'me.quarters.baggage': [
    'Stockpiles used up',
    'All baggage and stockpiles left from the season are eaten over the winter.',
  ],
  'me.quarters.ships': [
    'Ships in winter',
    'Every ship winters in a harbour of yours that it can reach along the coast. One that reaches none is lost.',
  ],
  'me.quarters.siege': [
    'Winter before the walls',
    'Besiegers go home or stay, all of a force alike. Who stays must buy baggage for the winter.',
  ],
  'me.quarters.retreat': [
    'Home through the snow',
    'A banner without a clear way home rolls a D6: 1 it is lost, 2 D6 × 200 points, 3 D6 × 100, 4 D6 × 70, 5 D6 × 50, 6 D6 × 30.',
  ],
  'me.quarters.battle': [
    'A battle left behind',
    'A banner that goes into quarters leaves a battle that was not fought.',
  ],
  'me.events': [
    'What winter brings',
    'Each player rolls 2D6 once on the winter events: from dragons (2 and 12) to trade and good harvests.',
  ],
  'me.events.revolt': ['Peasant revolt', 'Winter event 3: you lose D6 crowns of revenue this year.'],
  'me.events.rebellion': [
    'Rebellion',
    'Winter event 4: one of your fortresses, drawn by lot, turns independent. Troops in it are lost. Besieged ones are passed over.',
  ],
  'me.events.plague': [
    'Plague',
    'Winter event 5: in one garrisoned settlement, drawn by lot and never the capital, all troops die. It pays nothing this year.',
  ],
  'me.events.raids': [
    'Raids',
    'Winter event 6: each of your settlements beside a rival’s tile or an independent settlement rolls a D6; on 4 or more it pays nothing this year.',
  ],
  'me.events.trade': [
    'Trade',
    'Winter event 7: one crown more for every city of yours that is not razed, the capital included.',
  ],
  'me.events.harvest': ['Rich harvest', 'Winter event 8: one crown more for every three villages of yours.'],
  'me.events.tribute': ['Tribute', 'Winter event 9: D6 crowns more this year.'],
  'me.events.famine': [
    'Famine',
    'Winter event 10: razed tiles beside your empire are not rolled for, and nobody rebuilds them this winter.',
  ],
  'me.events.treachery': [
    'Treachery',
    'Winter event 11: each city and fortress of yours that borders a rival or independents rolls a D6; on 6 it goes over to a neighbour and its troops are lost.',
  ],
  'me.events.dragonrage': [
    'Dragonrage',
    'Winter event 2 or 12: 2D6 + 3 dragons fly from an all-mountain tile drawn by lot. Without dragons in your campaign nothing happens.',
  ],
  'me.revenue': [
    'Revenue',
    'Settlements pay as many crowns as they feed banners: capital 4, other city 2, fortress and village 1. Razed ones pay nothing.',
  ],
  'me.revenue.capital': [
    'Without a capital',
    'If your capital has fallen or is razed, you collect nothing this winter.',
  ],
  'me.revenue.isolated': [
    'Cut off from the capital',
    'A settlement pays only if a chain of your own unrazed tiles joins it to your capital.',
  ],
  'me.revenue.ships': [
    'Trading ships',
    'Each ship wintering in a city’s harbour adds one crown, unless the city itself pays nothing.',
  ],
  'me.revenue.lost': ['Crowns do not keep', 'What is not spent before spring is lost.'],
  'me.recovery': [
    'Razed settlements recover',
    'A D6 for each razed tile on the map: 1 to 3 it stays waste, 4 and 5 a village recovers, 6 anything does.',
  ],
  'me.recovery.claims': [
    'Whose it becomes',
    'A recovered settlement joins the empire it borders. Between several, a city beside it outweighs a fortress, that a village, that bare land; equal claims or none make it independent.',
  ],
  'me.recovery.ashes': [
    'Ashes of the dragonrage',
    'What dragons razed in winter is not rolled for until the next winter.',
  ],
  'me.recovery.famine': [
    'Nobody returns',
    'Famine: razed tiles beside the empire it struck are not rolled for and cannot be rebuilt this winter.',
  ],
  'me.recovery.rebuild': [
    'Rebuilding',
    'Each crown adds 1 to the recovery die of a razed settlement beside your empire: 4 brings back a village, 6 a fortress or city.',
  ],
  'me.recovery.rivals': [
    'A rival borders it too',
    'You cannot pay for ruins that also border a rival’s empire.',
  ],
  'me.construction': [
    'Building',
    'A ship costs 2 crowns, a fortress 5 on a village or 10 on barren land, a city 15 on a village.',
  ],
  'me.construction.place': [
    'Where to build',
    'In your own tiles that are not under siege. Fortresses rise on villages or barren land, cities on villages only.',
  ],
  'me.construction.ship': ['Building ships', 'Each of your cities with a harbour builds one ship a winter.'],
  'me.construction.timber': [
    'Timber',
    'Ships and fortresses together: as many a winter as your empire has tiles with forest. Burnt forest gives none in the winter that follows.',
  ],
  'me.construction.pieces': [
    'No models left',
    'Where models limit the game, nothing is built once the box has none of its kind left.',
  ],
  'me.stores': ['Buying baggage', 'Every baggage point for the coming season costs one crown.'],
  'me.stores.siege': [
    'Sustaining a siege',
    'For each banner that winters before walls roll a D6 and pay as many crowns. If you do not, the whole force is lost and the siege is over.',
  ],
  'me.stores.starvation': [
    'The besieged in winter',
    'If the siege is sustained, hunger is tested once for the town with −1 on the die.',
  ],
  'me.stores.homeward': [
    'After a winter siege',
    'When the town falls or surrenders, both sides go home by a clear way to a bed that is free, or are lost.',
  ],
  'me.deployment': [
    'Deployment',
    'Before spring you regroup your army into banners and place them in settlements of your empire, not on barren land.',
  ],
  'me.deployment.raised': [
    'A new banner',
    'Recruits and old troops may form new banners of 500 to 1,500 points.',
  ],
  'me.deployment.rolled-up': [
    'Rolling up a banner',
    'A banner you no longer need leaves the map. Its troops stay in your list to be mustered elsewhere.',
  ],
  'me.deployment.place': [
    'Open settlements only',
    'Banners are placed in your own settlements that are neither razed nor under siege.',
  ],
  'me.deployment.siege': [
    'Held by a siege',
    'Banners in a siege stay where they are. Besiegers may be given baggage; a garrison shut in may not.',
  ],
  'me.deployment.ships': ['Ships in their ports', 'Ships are placed in any harbour of your empire.'],
  'me.deployment.overseas': [
    'Over the water',
    'A banner in a settlement that no chain of your tiles joins to your realm needs a ship of yours there or beside it.',
  ],
  'me.deployment.baggage': [
    'Placing baggage',
    'What you bought goes to banners, six each, or into cities and fortresses, six each. The rest is lost.',
  ],
} satisfies Chapter<
  | 'me.winter'
  | 'me.quarters'
  | 'me.events'
  | 'me.revenue'
  | 'me.recovery'
  | 'me.construction'
  | 'me.stores'
  | 'me.deployment'
>;
