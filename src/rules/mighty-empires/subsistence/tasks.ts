/** What the subsistence of a month puts before a seat: banners to feed, and those that nothing feeds. */
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { counted, say } from '../../../kernel/text.ts';
import { forecast, wholePlan } from '../provisions/forecast.ts';
import { isTurn } from '../queries.ts';
import type { State } from '../state.ts';

export const subsistenceTasks = (state: State, seat: Seat): readonly Task[] =>
  state.stage === 'season'
    ? [...(isTurn(state, seat, 'subsistence') ? provide(state, seat) : []), ...hunger(state, seat)]
    : [];

function provide(state: State, seat: Seat): readonly Task[] {
  const plan = wholePlan(state, seat);
  const banners = Object.keys(plan).length;
  if (banners === 0) return [];
  const all = !Object.values(plan).includes('hunger');
  return [
    {
      kind: 'asked',
      rule: 'me.subsistence',
      title: counted(banners, 'Feed your banner', 'Feed your {n} banners'),
      icon: 'wheat',
      order: { id: 'subsist', args: { plan } },
      ...(all && { ready: counted(banners, 'Feed one banner', 'Feed {n} banners') }),
    },
  ];
}

/** Banners that will starve, or starve now: a warning to their owner. */
function hunger(state: State, seat: Seat): readonly Task[] {
  const mine = state.season.done.includes(seat) ? [] : forecast(state, seat);
  return mine
    .filter(({ by, settled }) => by === 'hunger' && !settled)
    .map(({ banner, tile }) => ({
      kind: 'mind',
      rule: 'me.subsistence.shortfall',
      title: say('You cannot feed {theBanner} in {tile}', { theBanner: banner, tile }),
      icon: 'wheat',
      about: banner,
    }));
}
