/** What a phase of the winter puts before a seat: most urgent first. */
import { openOf } from '../../../kernel/ahead.ts';
import type { Rule, Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { counted, say, type Text } from '../../../kernel/text.ts';
import { phases } from '../phases.ts';
import type { State } from '../state.ts';
import { lateFor, unaffordable } from '../winter-now.ts';
import type { WinterPhase } from '../winter-phases.ts';
import { build, timberLeft } from './construction.ts';
import { deployable, toPlace } from './deployment.ts';
import { tollHome } from './quarters.ts';
import { rebuildable } from './recovery.ts';
import { revenueOf } from './revenue.ts';
import { homebound } from './room.ts';
import { toRoll } from './ruins.ts';
import { toDecide, toSupply } from './sieges.ts';
import { goingToWaste } from './unfinished.ts';

const icons = new Map(phases.map(({ id, icon }) => [id, icon]));
type Given = NonNullable<Task['order']>;

export function winterTasks(state: State, seat: Seat): readonly Task[] {
  const at = state.winter.at[seat];
  if (state.stage !== 'winter') return [];
  if (at === undefined || at === 'ready' || lateFor(state, seat).length > 0) return [];
  const icon = icons.get(at) ?? 'snowflake-1';
  const lost = goingToWaste(state, seat, at)
    // The way on names the missions that were not heard, and nothing lies by.
    .filter(({ rule }) => rule !== 'me.diplomacy.audience')
    .map(({ rule, why }): Task => ({ kind: 'mind', rule, title: why, icon: 'coins' }));
  return [...(steps[at]?.(state, seat, icon) ?? []), ...lost];
}

const asked = (rule: Rule, title: Text, icon: string, order: Given): Task => ({
  kind: 'asked',
  rule,
  title,
  icon,
  order,
});
const may = (rule: Rule, title: Text, icon: string, order: Given): Task => ({
  kind: 'may',
  rule,
  title,
  icon,
  order,
});

type Step = (state: State, seat: Seat, icon: string) => readonly Task[];
const steps: { readonly [phase in WinterPhase]?: Step } = {
  quarters(state, seat, icon) {
    const sieges = toDecide(state, seat).map(({ id, tile }) =>
      asked(
        'me.quarters.siege',
        say('The siege of {tile}: do you stay or go home?', { tile }),
        'siege-tower',
        {
          id: 'keep-siege',
          args: { encounter: id },
        },
      ),
    );
    const ships = Object.values(state.ships).some(({ owner }) => owner === seat);
    const banners = homebound(state, seat).length;
    const toll = tollHome(state, seat);
    return state.winter.quartered.includes(seat) || (banners === 0 && !ships)
      ? sieges
      : [
          ...sieges,
          {
            ...asked(
              'me.quarters',
              counted(banners, 'Bring your banner home', 'Bring {n} banners home'),
              icon,
              {
                id: 'take-quarters',
                args: {},
              },
            ),
            ...(toll && { why: toll }),
            ready: counted(banners, 'Send it home', 'Send them home'),
          },
        ];
  },
  events: (state, seat, icon) =>
    state.winter.events[seat] === undefined
      ? [asked('me.events', say('What does the winter bring?'), icon, { id: 'winter-event', args: {} })]
      : [],
  revenue: (state, seat, icon) =>
    state.winter.purses[seat]?.revenue === null && revenueOf(state, seat).crowns > 0
      ? [
          {
            ...asked(
              'me.revenue',
              counted(revenueOf(state, seat).crowns, 'Collect one crown', 'Collect {n} crowns'),
              icon,
              { id: 'collect-revenue', args: {} },
            ),
            ready: say('Collect'),
            look: say('See what pays'),
          },
        ]
      : [],
  recovery(state, seat, icon) {
    const tiles = toRoll(state).length;
    if (state.winter.recovery === null)
      return tiles > 0
        ? [
            {
              ...asked(
                'me.recovery',
                counted(tiles, 'Roll for the razed settlement', 'Roll for {n} razed settlements'),
                icon,
                { id: 'roll-recovery', args: {} },
              ),
              ready: say('Roll the dice'),
              look: say('See what may recover'),
              anyone: true as const,
            },
          ]
        : [];
    const all = rebuildable(state, seat);
    const open = all.length;
    return open > 0
      ? [
          {
            ...may(
              'me.recovery.rebuild',
              counted(open, 'Rebuild a razed settlement', 'Rebuild razed settlements: {n} places'),
              icon,
              { id: 'rebuild' },
            ),
            ...unaffordable(state, seat, Math.min(...all.map(({ crowns }) => crowns))),
          },
        ]
      : [];
  },
  construction(state, seat, icon) {
    const sites = openOf(build, state, seat, 'tile').length;
    return sites > 0
      ? [
          may(
            'me.construction',
            counted(
              sites,
              'Build: one place, timber for {timber}',
              'Build: {n} places, timber for {timber}',
              { timber: timberLeft(state, seat) },
            ),
            icon,
            { id: 'build' },
          ),
        ]
      : [];
  },
  baggage(state, seat, icon) {
    const sieges = toSupply(state, seat).map(({ id, tile }) =>
      asked('me.stores.siege', say('Sustain the siege of {tile}', { tile }), 'siege-tower', {
        id: 'supply-siege',
        args: { encounter: id },
      }),
    );
    return [
      ...sieges,
      {
        ...may('me.stores', say('Buy baggage for the spring'), icon, { id: 'buy-baggage' }),
        ...unaffordable(state, seat),
      },
    ];
  },
  deployment(state, seat, icon) {
    const banners = deployable(state, seat);
    const astray = banners.some(({ tile }) => tile === null);
    const kind = astray ? asked : may;
    return [
      ...(banners.length > 0
        ? [
            kind(
              'me.deployment',
              counted(banners.length, 'Send your banner to its post', 'Send {n} banners to their posts'),
              icon,
              { id: 'deploy' },
            ),
          ]
        : []),
      ...(toPlace(state, seat) > 0
        ? [
            may(
              'me.deployment.baggage',
              counted(toPlace(state, seat), 'Place a baggage point', 'Share out {n} baggage points'),
              'scales',
              { id: 'store-baggage' },
            ),
          ]
        : []),
      may('me.deployment.raised', say('Raise a new banner'), 'tower-flag', { id: 'new-banner', args: {} }),
    ];
  },
};
