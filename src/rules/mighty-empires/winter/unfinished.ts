/** What a seat has to have done before a phase of its winter can end. */

import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { counted, say, type Text } from '../../../kernel/text.ts';
import { pending, undeclared } from '../court/embassies.ts';
import { against } from '../define.ts';
import { operativesWait } from '../espionage/queries.ts';
import type { State } from '../state.ts';
import { publicCrowns } from '../winter-now.ts';
import type { WinterPhase } from '../winter-phases.ts';
import { deployable, postsOf } from './deployment.ts';
import { revenueOf } from './revenue.ts';
import { homebound } from './room.ts';
import { toRoll } from './ruins.ts';
import { toDecide, toSupply } from './sieges.ts';

/** Whether a seat has nobody to send home. */
const atHome = (state: State, seat: Seat): boolean =>
  homebound(state, seat).length === 0 && !Object.values(state.ships).some(({ owner }) => owner === seat);

export function unfinished(state: State, seat: Seat, phase: WinterPhase): Remark | undefined {
  const { winter } = state;
  switch (phase) {
    case 'quarters':
      if (toDecide(state, seat).length > 0)
        return against('me.quarters.siege', say('First say whether you keep up the siege over the winter.'));
      return winter.quartered.includes(seat) || atHome(state, seat)
        ? undefined
        : against('me.quarters', say('Your army is not in its winter quarters yet.'));
    case 'events':
      if (winter.events[seat] === undefined)
        return against('me.events', say('You have not rolled for the winter event yet.'));
      return Object.keys(state.wakings).length > 0
        ? against('me.dragons', say('Dragons are awake: let them fly first.'))
        : undefined;
    case 'revenue':
      return winter.purses[seat]?.revenue === null && revenueOf(state, seat).crowns > 0
        ? against('me.revenue', say('You have not collected your revenue yet.'))
        : undefined;
    case 'recovery':
      return winter.recovery === null && toRoll(state).length > 0
        ? against('me.recovery', say('Nobody has rolled for the razed settlements yet.'))
        : undefined;
    case 'baggage':
      return toSupply(state, seat).length > 0
        ? against('me.stores.siege', say('One of your sieges still needs its baggage.'))
        : undefined;
    case 'deployment':
      return homeless(state, seat);
    default:
      return undefined;
  }
}

function homeless(state: State, seat: Seat): Remark | undefined {
  const posts = postsOf(state, seat);
  // A player with no settlement left has nowhere to send anybody.
  const astray = deployable(state, seat).find(({ tile }) => tile === null || !posts.includes(tile));
  return astray && posts.length > 0
    ? against(
        'me.deployment.place',
        say('Banner {banner} is not in one of your settlements.', { banner: astray.id }),
      )
    : undefined;
}

/** Why a mission has not been heard. @param late who has still to say where their missions go */
function unheard([first, second, ...more]: readonly Seat[]): Text {
  if (first === undefined) return say('The king has not heard one of your missions yet.');
  if (second === undefined)
    return say('You can hear your missions once {seat} has said where theirs go.', { seat: first });
  return more.length === 0
    ? say('You can hear your missions once {firstSeat} and {secondSeat} have said where theirs go.', {
        firstSeat: first,
        secondSeat: second,
      })
    : say('You can hear your missions once {firstSeat} and {others} others have said where theirs go.', {
        firstSeat: first,
        others: more.length + 1,
      });
}

/** What is left of a chest: the table knows of no secret spending, its owner does. */
function unspent(crowns: number, last: boolean, known: boolean): Text {
  if (known)
    return last
      ? counted(
          crowns,
          'You have one crown left: you lose it if you go on.',
          'You have {n} crowns left: you lose them if you go on.',
        )
      : counted(
          crowns,
          'You have one crown left. Crowns you have not spent by spring are lost.',
          'You have {n} crowns left. Crowns you have not spent by spring are lost.',
        );
  return last
    ? counted(
        crowns,
        'You have one crown left, less what you spent in secret: you lose the rest if you go on.',
        'You have {n} crowns left, less what you spent in secret: you lose the rest if you go on.',
      )
    : counted(
        crowns,
        'You have one crown left, less what you spent in secret. Crowns you have not spent by spring are lost.',
        'You have {n} crowns left, less what you spent in secret. Crowns you have not spent by spring are lost.',
      );
}

/** What lies by and is lost if a seat goes on. @param chest crowns left, where their owner reckons: secret spending is off them */
export function goingToWaste(
  state: State,
  seat: Seat,
  phase: WinterPhase,
  chest?: number,
): readonly Remark[] {
  const crowns = chest ?? publicCrowns(state, seat);
  const loads = state.winter.stores[seat] ?? 0;
  const waits = phase === 'espionage' ? operativesWait(state, seat) : undefined;
  const last = state.options.parts.espionage ? 'espionage' : 'deployment';
  return [
    ...(phase === 'diplomacy' && pending(state).some((mission) => mission.seat === seat)
      ? [against('me.diplomacy.audience', unheard(undeclared(state)))]
      : []),
    ...(phase === 'baggage' && crowns > 0
      ? [against('me.revenue.lost', unspent(crowns, false, chest !== undefined))]
      : []),
    ...(waits ? [waits] : []),
    ...(phase === last && crowns > 0
      ? [against('me.revenue.lost', unspent(crowns, true, chest !== undefined))]
      : []),
    ...(phase === 'deployment' && loads > 0
      ? [
          against(
            'me.deployment.baggage',
            counted(
              loads,
              'One baggage point is in no banner or stockpile: you lose it if you go on.',
              '{n} baggage points are in no banner or stockpile: you lose them if you go on.',
            ),
          ),
        ]
      : []),
  ];
}
