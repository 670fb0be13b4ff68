/** What a seat's own book asks of it: banners to muster, losses to strike off, troops to enter, banners that are gone. */
import type { Rule } from '../../../../kernel/question.ts';
import type { Remark, Task } from '../../../../kernel/ruleset.ts';
import { counted, say, type Text } from '../../../../kernel/text.ts';
import { pointsOf } from '../../court/book.ts';
import { blank, booked, type Contents, type Ledger, unassigned, worth } from '../../ledger/book.ts';
import { isHost } from '../../map/spells.ts';
import { needsNoFood } from '../../map/talents.ts';
import { bannersOf, isTurn, type PlacedBanner } from '../../queries.ts';
import { bannerPoints } from '../../setup/banners.ts';
import type { State } from '../../state.ts';
import { partners } from '../force.ts';

/** Units a banner may hold: what can live off the land together. */
const unitsOf = { least: 1, most: 5 } as const;

export function armyTasks(ledger: Ledger, state: State): readonly Task[] {
  const mine = bannersOf(state, ledger.seat).map((banner) => ({
    banner,
    contents: ledger.banners[banner.id] ?? blank,
  }));
  return [
    ...mourning(ledger, state),
    ...mine.flatMap(({ banner, contents }) => overdue(ledger, state, banner, contents)),
    ...mine.flatMap(({ banner, contents }) => warnings(ledger, state, banner, contents)),
    ...sums(ledger, state),
  ];
}

/** While the army is divided a list that was emptied again is one still to be filled. */
const isBare = (contents: Contents = blank, { stage }: State): boolean =>
  !contents.mustered || (stage === 'armies' && worth(contents) === 0);

/** Banners of a size that none may have as a season begins; empty ones are spoken of by themselves. */
function missized({ seat, banners }: Ledger, state: State): readonly Remark[] {
  return bannersOf(state, seat).flatMap(({ id }): readonly Remark[] => {
    const points = isHost(state, id) ? 0 : worth(banners[id] ?? blank);
    if (points > bannerPoints.most) return [{ rule: 'me.banners.points', why: tooLarge(id, points) }];
    return isSmall(points) ? [{ rule: 'me.banners.points', why: tooSmall(id, points) }] : [];
  });
}
const isSmall = (points: number): boolean => points > 0 && points < bannerPoints.least;
const tooSmall = (theBanner: string, points: number): Text =>
  say('{theBanner} holds only {points} points: the least is 500', { theBanner, points });
const tooLarge = (theBanner: string, points: number): Text =>
  say('{theBanner} holds {points} points: the most is 1500', { theBanner, points });

const unmustered = ({ court }: Ledger): readonly Remark[] => {
  const points = pointsOf(court.reserve);
  const why = say('{points} points are in no banner: they stay at home until next winter.', { points });
  return points > 0 ? [{ rule: 'me.recruitment.mustered', why }] : [];
};

/** A player who begins the season with empty banners has an army that is nowhere. */
export function minds(ledger: Ledger, order: string, state: State): readonly Remark[] {
  const { seat, banners } = ledger;
  if (order === 'begin-season') return missized(ledger, state);
  // Once deployment is over nobody can be put under another banner until next winter.
  if (order === 'end-winter-phase') return state.winter.at[seat] === 'deployment' ? unmustered(ledger) : [];
  if (order !== 'end-stage' || state.stage !== 'armies') return [];
  const empty = bannersOf(state, seat).filter(({ id }) => isBare(banners[id], state));
  if (empty.length === 0) return [];
  const why = counted(
    empty.length,
    'One of {seat}’s banners is empty. They can fill it in the season too.',
    '{n} of {seat}’s banners are empty. They can fill them in the season too.',
    { seat },
  );
  return [{ rule: 'me.ledger.muster', why }];
}

/** Characters who fell and have no name yet; where nobody of name is left, nobody is asked for one. */
const mourning = ({ mourned, banners }: Ledger, state: State): readonly Task[] =>
  mourned.flatMap(({ tile, banners: force }): readonly Task[] => {
    const about = force.find((id) => state.banners[id] && (banners[id]?.characters.length ?? 0) > 0);
    return about === undefined
      ? []
      : [
          {
            kind: 'asked',
            rule: 'me.battle.character',
            icon: 'visored-helm',
            title: say('One of your leaders fell in {tile}: say who', { tile }),
            about,
            write: { write: 'mourn', banner: about },
          },
        ];
  });

const mind = (rule: Rule, icon: string, title: Text, about: string, together?: Text): Task => ({
  kind: 'mind',
  rule,
  icon,
  title,
  about,
  ...(together && { together }),
});

/** An empty banner. While the army is divided the first of them comes next, and says what is meant for it. */
function toMuster(ledger: Ledger, state: State, banner: string): Task {
  const empty = bannersOf(state, ledger.seat).filter(({ id }) => isBare(ledger.banners[id], state));
  const first = state.stage === 'armies' && empty[0]?.id === banner;
  const points = Math.floor((spare(ledger, state) ?? 0) / Math.max(1, empty.length) / 10) * 10;
  return {
    kind: 'asked',
    rule: 'me.ledger.muster',
    icon: 'rally-the-troops',
    title: say('Muster {theBanner}', { theBanner: banner }),
    deed: say('Muster {theBanner}', { theBanner: banner }),
    about: banner,
    write: { write: 'muster', banner },
    ...(first && { first }),
    ...(first &&
      points > 0 && {
        why: say(
          'It is still empty. About {points} points are set aside for it until you enter its troops.',
          {
            points,
          },
        ),
      }),
  };
}

function overdue(
  ledger: Ledger,
  state: State,
  { id, charged }: PlacedBanner,
  contents: Contents,
): readonly Task[] {
  if (!contents.mustered && state.stage === 'winter' && unassigned(ledger, state) === 0)
    return [
      {
        kind: 'asked',
        rule: 'me.recruitment.mustered',
        icon: 'rally-the-troops',
        title: say('Muster {theBanner}', { theBanner: id }),
        why: say('Its troops come from your other banners and your recruits.'),
        about: 'desk-muster',
        write: { write: 'deploy' },
      },
    ];
  if (isBare(contents, state)) return [toMuster(ledger, state, id)];
  if (worth(contents) === 0)
    return [
      {
        kind: 'asked',
        rule: 'me.losses.disband',
        icon: 'cracked-shield',
        title: say('{theBanner} is gone: disband it', { theBanner: id }),
        why: say('It lost {charged} points.', { charged }),
        about: id,
        order: { id: 'disband', args: { banner: id } },
      },
    ];
  const found: Task[] = [];
  if (contents.owed > 0)
    found.push({
      kind: 'asked',
      rule: 'me.losses.charge',
      icon: 'cracked-shield',
      title: say('{theBanner} has {owed} points to strike off', { theBanner: id, owed: contents.owed }),
      together: say('Losses to strike off'),
      about: id,
      write: { write: 'settle', banner: id },
    });
  if (contents.due > 0)
    found.push({
      kind: 'asked',
      rule: 'me.ledger.enlist',
      icon: 'rally-the-troops',
      title: say('Enter {due} points of new troops in {theBanner}', { theBanner: id, due: contents.due }),
      together: say('New troops to enter'),
      about: id,
      write: { write: 'enlist', banner: id },
    });
  return found;
}

/** When banners must be as a season begins with them: at the start, and from deployment to the end of a winter. */
const beforeTheRoads = ({ stage, winter }: State, seat: string): boolean =>
  stage === 'armies' ||
  (stage === 'winter' && ['deployment', 'espionage', 'spring', 'ready'].includes(winter.at[seat] ?? ''));

/** Without one of its dark masters an Undead banner falls to dust at once (Undead). */
const leaderless = (about: string, starting: boolean): Task => ({
  kind: starting ? 'mind' : 'asked',
  rule: 'me.peoples.undead.leader',
  icon: 'tombstone',
  title: starting
    ? say('Nothing holds {theBanner} together: it needs a liche, necromancer or vampire', {
        theBanner: about,
      })
    : say('No liche, necromancer or vampire holds {theBanner} together: it falls to dust', {
        theBanner: about,
      }),
  about,
  ...(starting ? {} : { order: { id: 'disband', args: { banner: about } } }),
});

function warnings(
  { banners }: Ledger,
  state: State,
  { id, seat }: PlacedBanner,
  contents: Contents,
): readonly Task[] {
  // A host is as large as the call was loud.
  if (isBare(contents, state) || isHost(state, id)) return [];
  const points = worth(contents);
  const found: Task[] = [];
  const add = (rule: Rule, title: Text, together?: Text): void =>
    void found.push(mind(rule, 'tower-flag', title, id, together));
  const starting = beforeTheRoads(state, seat);
  const reordered = isTurn(state, seat, 'reorganisation');
  const comrade = reordered ? partners(state, id)[0] : undefined;
  const few = isSmall(points);
  /** The two would be combined with one another, and the other says so. */
  const told =
    comrade &&
    comrade.id < id &&
    partners(state, comrade.id)[0]?.id === id &&
    isSmall(worth(banners[comrade.id] ?? blank)) &&
    !isHost(state, comrade.id);
  if (few && comrade && !told)
    found.push({
      kind: 'asked',
      rule: 'me.reorganisation.combine',
      icon: 'tower-flag',
      title: say('{theBanner} holds only {points} points: combine it with {otherBanner}', {
        theBanner: id,
        points,
        otherBanner: comrade.id,
      }),
      about: id,
      order: { id: 'reorganise', args: { tile: comrade.tile, banner: id } },
    });
  else if (few && starting)
    add('me.banners.points', tooSmall(id, points), say('Banners of less than 500 points'));
  if ((starting || reordered) && points > bannerPoints.most) add('me.banners.points', tooLarge(id, points));
  if (state.options.armies !== 'units') return found;
  if (contents.characters.length === 0 && needsNoFood(state, id)) found.push(leaderless(id, starting));
  if ((starting || comrade) && contents.characters.length === 0)
    add(
      'me.banners.character',
      say('{theBanner} has no character to lead it', { theBanner: id }),
      say('Banners without a character'),
    );
  const units = contents.units.length;
  const many = starting || reordered || needsNoFood(state, id);
  if (((starting || comrade) && units < unitsOf.least) || (many && units > unitsOf.most))
    add(
      'me.banners.units',
      say('{theBanner} has {units} units: one to five can live off the land', { theBanner: id, units }),
    );
  return found;
}

/** Points of the strength that no banner holds yet; undefined where there is no strength to divide. */
function spare(ledger: Ledger, state: State): number | undefined {
  const strength = state.realms[ledger.seat]?.strength;
  const books = Object.values(ledger.banners);
  if (strength == null) return undefined;
  const begun = state.stage !== 'armies';
  if (begun && books.every(({ mustered }) => mustered)) return undefined;
  return begun
    ? unassigned(ledger, state)
    : strength - books.reduce((sum, contents) => sum + booked(contents), 0);
}

const tooMany = (over: number, strength: number): Text =>
  say('{over} points more than the strength of {strength}', { over, strength });

/** What speaks against so many points more in the banners: they come to more than the strength. */
export function overStrength(ledger: Ledger, state: State, more: number): Text | undefined {
  const left = spare(ledger, state);
  const strength = state.realms[ledger.seat]?.strength;
  return left === undefined || strength == null || more <= 0 || more <= left
    ? undefined
    : tooMany(more - left, strength);
}

function sums(ledger: Ledger, state: State): readonly Task[] {
  const left = spare(ledger, state);
  const strength = state.realms[ledger.seat]?.strength;
  if (!left || strength == null || Object.keys(ledger.banners).length === 0) return [];
  const title =
    left > 0
      ? counted(left, 'One point still to assign', '{n} points still to assign')
      : tooMany(-left, strength);
  return [mind('me.banners.total', 'scales', title, ledger.seat)];
}
