/** The winter but for its courts, spies and spells, in our words. */
import { explained, within } from '../../../kernel/explained.ts';

export const winterExplained = explained(
  {
    'me.winter.phase': [
      'The steps of winter',
      'Spells, quarters and events; then revenue, missions, recruits, ruins, building and baggage; finally deployment, espionage and spells again. Once you end a step it does not come back this winter.',
      'The winter season',
    ],
    'me.winter.together': [
      'Waiting for the others',
      'You take recruits, building, baggage and deployment at your own pace. Spells, quarters, events, revenue, diplomacy, recovery and espionage begin when everybody has reached them.',
      'The winter season',
    ],
    'me.winter.purse': [
      'Not enough crowns',
      'You can spend only the crowns that this winter’s revenue brought.',
      'Spending revenue',
    ],
    'me.quarters': [
      'Winter quarters',
      'After the sixth month every banner goes home to a settlement of its realm that can house it: capital 4, city 2, fortress or village 1.',
      'Winter quarters',
    ],
    'me.quarters.way': [
      'The way home',
      'A banner needs a clear way over known tiles, without mountains or unbridged rivers, to a tile of the realm with a free bed. Besieged tiles bar the way; rivals’ bridges and passes are no use.',
      'Winter quarters',
    ],
    'me.quarters.room': [
      'Beds',
      'A capital can house 4 banners, a city 2, a fortress or village 1; razed or besieged places can take none from outside.',
      'Winter quarters: subsistence',
    ],
    'me.quarters.unsupported': [
      'No bed left',
      'Banners for which there is no room are lost. You say which, but you must house as many as there is room for.',
      'Winter quarters: subsistence',
    ],
    'me.quarters.baggage': [
      'Stockpiles used up',
      'Your troops eat all baggage and stockpiles left from the season over the winter.',
      'Winter quarters: baggage',
    ],
    'me.quarters.ships': [
      'Ships in winter',
      'Every ship winters in a harbour of yours that it can reach along the coast. One that reaches none is lost.',
      'Winter quarters: ships',
    ],
    'me.quarters.siege': [
      'Winter before the walls',
      'Besiegers go home or stay, a whole force together. A force that stays must buy baggage for the winter.',
      'Winter quarters: sieges',
    ],
    'me.quarters.retreat': [
      'Home through the snow',
      'Roll a D6 for a banner without a clear way home: on 1 it is lost; on 2 it loses D6 × 200 points, 3 D6 × 100, 4 D6 × 70, 5 D6 × 50, 6 D6 × 30.',
      'Winter retreat',
    ],
    'me.quarters.battle': [
      'A battle left behind',
      'A banner that goes into winter quarters leaves any battle that was not fought.',
    ],
    'me.events': [
      'What winter brings',
      'Each player rolls 2D6 once on the winter events: from dragons (2 and 12) to trade and good harvests.',
      'Winter events',
    ],
    ...within('Winter events table', {
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
      'me.events.harvest': [
        'Rich harvest',
        'Winter event 8: one crown more for every three villages of yours.',
      ],
      'me.events.tribute': ['Tribute', 'Winter event 9: D6 crowns more this year.'],
      'me.events.famine': [
        'Famine',
        'Winter event 10: you do not roll for razed tiles beside your empire, and no one can rebuild them this winter.',
      ],
      'me.events.treachery': [
        'Treachery',
        'Winter event 11: each city and fortress of yours that borders a rival or independents rolls a D6; on 6 it goes over to a neighbour and its troops are lost.',
      ],
      'me.recovery.famine': [
        'No recovery',
        'After a famine, you do not roll for razed tiles beside the empire it struck, and no one can rebuild them this winter.',
      ],
    }),
    'me.events.dragonrage': [
      'Dragonrage',
      'Winter event 2 or 12: 2D6 + 3 dragons fly from an all-mountain tile drawn by lot. Without dragons in your campaign nothing happens.',
      'Triggering dragonrage',
    ],
    'me.revenue': [
      'Revenue',
      'A settlement pays one crown for each banner it can feed: capital 4, other cities 2, fortress and village 1. Razed ones pay nothing.',
      'Gathering revenue',
    ],
    'me.revenue.capital': [
      'Without a capital',
      'If your capital has fallen or is razed, you collect nothing this winter.',
      'Gathering revenue',
    ],
    'me.revenue.isolated': [
      'Cut off from the capital',
      'A settlement pays only if a chain of your own unrazed tiles joins it to your capital.',
      'Isolated settlements',
    ],
    'me.revenue.ships': [
      'Trading ships',
      'Each ship wintering in a city’s harbour adds one crown, unless the city itself pays nothing.',
      'Revenue: ships',
    ],
    'me.revenue.lost': ['Crowns do not keep', 'Crowns you have not spent by spring are lost.', 'Revenue'],
    'me.recovery': [
      'Razed settlements recover',
      'A D6 for each razed tile on the map: 1 to 3 it stays waste, 4 and 5 a village recovers, 6 anything does.',
      'Recovery: razed settlements',
    ],
    'me.recovery.claims': [
      'Who gets it',
      'A recovered settlement joins the empire it borders. Between several, a city beside it outweighs a fortress, a fortress a village, a village bare land; with equal claims or none it is independent.',
      'Recovery: razed settlements',
    ],
    'me.recovery.ashes': [
      'Ashes of the dragonrage',
      'You do not roll for tiles that dragons razed in winter until the next winter.',
      'The Dragonrage: duration',
    ],
    'me.recovery.rebuild': [
      'Rebuilding',
      'Each crown adds 1 to the recovery die of a razed settlement beside your empire: 4 brings back a village, 6 a fortress or city.',
      'Recovery: rebuilding',
    ],
    'me.recovery.rivals': [
      'A rival borders it too',
      'You cannot pay for ruins that also border a rival’s empire.',
      'Recovery: rebuilding',
    ],
    'me.construction': [
      'Building',
      'A ship costs 2 crowns, a fortress 5 on a village or 10 on barren land, a city 15 on a village.',
      'Construction',
    ],
    'me.construction.place': [
      'Where to build',
      'You can build in your own tiles that are not under siege: fortresses on villages or barren land, cities only on villages.',
      'Construction: fortresses and cities',
    ],
    'me.construction.ship': [
      'Building ships',
      'Each of your cities with a harbour can build one ship a winter.',
      'Construction: ships',
    ],
    'me.construction.timber': [
      'Timber',
      'In one winter you can build as many ships and fortresses together as your empire has tiles with forest. Burnt forest gives no timber in the following winter.',
      'Construction limits',
    ],
    'me.construction.pieces': [
      'No pieces left',
      'If you play with only the pieces in the box, you cannot build a piece that has run out.',
      'Construction',
    ],
    'me.stores': ['Buying baggage', 'Every baggage point for the coming season costs one crown.', 'Baggage'],
    ...within('Sustaining sieges', {
      'me.stores.siege': [
        'Sustaining a siege',
        'For each banner that winters before walls, roll a D6 and pay that many crowns. If you do not, the whole force is lost and the siege is over.',
      ],
      'me.stores.starvation': [
        'The besieged in winter',
        'If you sustain the siege, test hunger once for the town, with −1 on the die.',
      ],
      'me.stores.homeward': [
        'After a winter siege',
        'When the town falls or surrenders, both sides go home by a clear way to a free bed, or are lost.',
      ],
    }),
    ...within('Deployment', {
      'me.deployment': [
        'Deployment',
        'Before spring you regroup your army into banners and place them in settlements of your empire, not on barren land.',
      ],
      'me.deployment.raised': [
        'A new banner',
        'Recruits and old troops may form new banners of 500 to 1,500 points.',
      ],
      'me.deployment.rolled-up': [
        'Disbanding a banner in winter',
        'A banner that you no longer need leaves the map. Its troops stay on your list, and you can muster them elsewhere.',
      ],
      'me.deployment.place': [
        'Open settlements only',
        'You can place banners only in your own settlements that are neither razed nor under siege.',
      ],
      'me.deployment.ships': ['Ships in their ports', 'You can place ships in any harbour of your empire.'],
      'me.deployment.overseas': [
        'Over the water',
        'A banner in a settlement that no chain of your tiles joins to your realm needs a ship of yours there or beside it.',
      ],
      'me.deployment.baggage': [
        'Placing baggage',
        'Baggage that you bought goes to banners, six each, or into cities and fortresses, six each. The rest is lost.',
      ],
    }),
    'me.deployment.siege': [
      'Held by a siege',
      'Banners in a siege stay where they are. You may give besiegers baggage, but not a garrison behind its walls.',
    ],
  },
  {
    'me.quarters': ['winter-quarters'],
    'me.quarters.room': ['winter-quarters'],
    'me.quarters.retreat': ['winter-retreat'],
    'me.events': ['winter-events'],
    'me.events.revolt': ['winter-events'],
    'me.events.rebellion': ['winter-events'],
    'me.events.plague': ['winter-events'],
    'me.events.raids': ['winter-events'],
    'me.events.trade': ['winter-events'],
    'me.events.harvest': ['winter-events'],
    'me.events.tribute': ['winter-events'],
    'me.events.famine': ['winter-events'],
    'me.events.treachery': ['winter-events'],
    'me.events.dragonrage': ['winter-events', 'dragon-numbers'],
    'me.revenue': ['revenue-values'],
    'me.revenue.ships': ['revenue-values'],
    'me.recovery': ['recovery'],
    'me.recovery.claims': ['recovery-claims'],
    'me.recovery.rebuild': ['recovery'],
    'me.construction': ['construction'],
    'me.construction.place': ['construction'],
    'me.construction.ship': ['construction'],
    'me.stores.starvation': ['starvation'],
  },
);
