/** What a people puts before its seat. */
import { openBy, openOf, questionOf } from '../../../kernel/ahead.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { counted, say } from '../../../kernel/text.ts';
import { forces, isTurn } from '../queries.ts';
import type { State } from '../state.ts';
import { untested } from './instability.ts';
import { forceMarch } from './march.ts';
import { enterSummoned } from './summon.ts';

export function tasks(state: State, seat: Seat): readonly Task[] {
  if (!state.options.parts.peoples) return [];
  return [...unchosen(state, seat), ...ebbing(state, seat), ...marches(state, seat), ...raised(state, seat)];
}

const unchosen = ({ stage, realms }: State, seat: Seat): readonly Task[] =>
  stage !== 'map' && realms[seat]?.people === null
    ? [
        {
          kind: 'asked',
          rule: 'me.peoples.chosen',
          title: say('Choose your people'),
          icon: 'crown',
          order: { id: 'choose-people' },
        },
      ]
    : [];

const raised = (state: State, seat: Seat): readonly Task[] =>
  openOf(enterSummoned, state, seat, 'banner').map((banner) => ({
    kind: 'may',
    rule: 'me.peoples.undead.summoned',
    title: say('Enter the dead that banner {banner} raised', { banner }),
    icon: 'tombstone',
    order: { id: 'enter-summoned', args: { banner } },
    about: banner,
  }));

const ebbing = (state: State, seat: Seat): readonly Task[] => {
  const banners = isTurn(state, seat, 'subsistence') ? untested(state, seat) : [];
  return banners.length === 0
    ? []
    : [
        {
          kind: 'asked',
          rule: 'me.peoples.undead.instability',
          title: counted(
            banners.length,
            'See whether the magic holds in your banner',
            'See whether the magic holds in {n} banners',
          ),
          icon: 'tombstone',
          order: { id: 'test-instability', args: { banners } },
        },
      ];
};

/** Whole forces that can march on; one that finds no second meal for all is left to its form. */
function marches(state: State, seat: Seat): readonly Task[] {
  if (!isTurn(state, seat, 'movement')) return [];
  const able = openBy(questionOf(() => forceMarch.asks(state, seat), 'banners'));
  return [...forces(state, seat)].flatMap(([tile, force]): readonly Task[] => {
    const banners = force.flatMap(({ id }) => (able.includes(id) ? [id] : []));
    return banners.length === 0 || !forceMarch.offered(state, seat, { banners }).open
      ? []
      : [
          {
            kind: 'may',
            rule: 'me.peoples.goblinoids.march',
            title: say('March on from {tile}', { tile }),
            icon: 'walking-boot',
            order: { id: 'force-march', args: { banners } },
            about: tile,
          },
        ];
  });
}
