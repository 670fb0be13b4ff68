/** What a people puts before its seat. */
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { counted, say } from '../../../kernel/text.ts';
import { forces, isTurn } from '../queries.ts';
import type { State } from '../state.ts';
import { untested } from './instability.ts';
import { marchers, secondMeal } from './march.ts';
import { raisers } from './summon.ts';

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
  raisers(state, seat).map((banner) => ({
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

const marches = (state: State, seat: Seat): readonly Task[] =>
  isTurn(state, seat, 'movement')
    ? [...forces(state, seat).keys()].flatMap((tile): Task[] => {
        const banners = marchers(state, seat, tile);
        const fed = !Object.values(secondMeal(state, seat, banners)).includes('hunger');
        return banners.length === 0 || !fed
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
      })
    : [];
