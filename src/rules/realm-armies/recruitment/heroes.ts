/** Named heroes: whom a seat may draft, and putting those of one's court at the head of armies. */
import * as v from 'valibot';
import { type Asking, pick, unlessAny, words } from '../../../kernel/asks.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, nameArg, pieceArg, rowOf } from '../define.ts';
import { armiesOf, armyOf, freeHeroes, heroesOf } from '../queries.ts';
import type { ArmyId, HeroId, State } from '../state.ts';

/** Whom one drafts: a hero who is free, or one of whom nobody has heard yet, by name. */
export const drafted = {
  hero: v.optional(v.nullable(pieceArg), null),
  name: v.optional(nameArg, ''),
};
export type Drafted = { readonly hero: HeroId | null; readonly name: string };

const sameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();
/** A hero of that name, alive or not. */
export const namesake = (state: State, name: string): HeroId | undefined =>
  Object.keys(state.heroes).find((id) => sameName(state.heroes[id]?.name ?? '', name));

/** The hero a name or an id means: known already, or to be entered under a new id. */
export function whom(state: State, { hero, name }: Drafted, fresh: string): { id: HeroId; name: string } {
  const known = hero ?? namesake(state, name);
  const row = known === undefined ? undefined : rowOf(state.heroes, known);
  return known !== undefined && row ? { id: known, name: row.name } : { id: fresh, name: name.trim() };
}

export function undraftable(state: State, given: Drafted): Remark | undefined {
  const known = given.hero ?? namesake(state, given.name);
  const hero = known === undefined ? undefined : rowOf(state.heroes, known);
  if (given.hero !== null && !hero)
    return against('ra.piece.hero', say('{hero} is not in this campaign.', { hero: given.hero }));
  if (hero?.lost) return against('ra.hero.lost', say('{hero} is lost to the game.', { hero: hero.name }));
  if (hero && hero.seat !== null)
    return against(
      'ra.hero.taken',
      say('{hero} already serves {seat}.', { hero: hero.name, seat: hero.seat }),
    );
  return !hero && given.name.trim() === ''
    ? against('ra.hero.name', say('The hero who leads an army must have a name.'))
    : undefined;
}

/** The hero who is drafted: one who is free, or one by a name. */
export function* draftee(state: State): Asking<Drafted> {
  const hero = yield* pick<HeroId | null>('hero', {
    text: say('Who do you draft?'),
    among: () => [null, ...freeHeroes(state).map(({ id }) => id)],
    against: (one) => (one === null ? undefined : undraftable(state, { hero: one, name: '' })),
    none: against('ra.hero.draft', say('There is no hero to draft.')),
  });
  if (hero !== null) return { hero, name: '' };
  const name = yield* words('name', {
    text: say('What is the hero called?'),
    against: (one) => undraftable(state, { hero, name: one }),
  });
  return { hero, name };
}

/** Heroes of a seat who lead no army. */
export const court = (state: State, seat: Seat): readonly HeroId[] =>
  heroesOf(state, seat).flatMap(({ id }) => (armyOf(state, id) === undefined ? [id] : []));

/** Between battles: while missions are written, and once the night's dust has settled. */
const atLeisure = (state: State): boolean =>
  state.stage === 'season' && ['missions', 'recruitment', 'income', 'upgrades'].includes(state.turn.phase);

export const assignHero = define({
  id: 'assign-hero',
  rule: 'ra.hero.assigned',
  title: say('Give an army a general'),
  args: v.object({ hero: pieceArg, army: v.optional(v.nullable(pieceArg), null) }),
  *asks(state, seat) {
    yield* unlessAny(
      !atLeisure(state) && against('ra.hero.assigned', say('You can change generals only between battles.')),
    );
    const hero = yield* pick('hero', {
      text: say('Which hero?'),
      among: () => heroesOf(state, seat).map(({ id }) => id),
      against: (one) =>
        state.heroes[one]?.seat === seat
          ? undefined
          : against('ra.hero.assigned', say('That hero does not serve you.')),
      none: against('ra.hero.assigned', say('You have no heroes.')),
    });
    const army = yield* pick<ArmyId | null>('army', {
      text: say('Which army do they lead?'),
      among: () => [...armiesOf(state, seat).map(({ id }) => id), null],
      against(one) {
        if (one !== null && state.armies[one]?.seat !== seat)
          return against('ra.hero.assigned', say('That army is not yours.'));
        return one === (armyOf(state, hero) ?? null)
          ? against('ra.hero.assigned', say('Nothing would change.'))
          : undefined;
      },
      none: against('ra.hero.assigned', say('You have no army.')),
    });
    return { hero, army };
  },
  applies: (state, { hero, army }) =>
    (Object.hasOwn(state.heroes, hero) && (army === null || Object.hasOwn(state.armies, army))) ||
    against('ra.piece.hero', say('{hero} is not in this campaign.', { hero })),
  brief: (state, { hero, army }, { seat }) => ({ seat, hero, army, name: state.heroes[hero]?.name ?? '' }),
  *run({ seat, hero, army, name }) {
    yield* change({ type: 'heroAssigned', hero, army });
    yield* note(army === null ? 'at-court' : 'leads', 'ra.hero.assigned', { seat, name, army: army ?? '' });
  },
});
