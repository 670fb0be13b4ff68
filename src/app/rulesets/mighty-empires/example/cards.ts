/** What the guide says, card by card, and which of them a moment of the first month calls for. */
import type { Seat } from '../../../../kernel/question.ts';
import type { State, TurnPhase } from '../../../../rules/mighty-empires/state.ts';
import { t } from '../../../i18n/index.ts';
import type { IconName } from '../../../ui/icons/icon.tsx';

interface Lesson {
  readonly title: string;
  readonly about: string;
  /** What to do now. */
  readonly tap: string;
  readonly way?: { readonly to: string; readonly icon: IconName; readonly words: string };
}

/** @param over whether the newcomer’s turn is: nothing of it is asked any more then */
export const lessons = (over: boolean): readonly Lesson[] => [
  {
    title: t('Your realm and its banners'),
    about: t(
      'The map is made of six-sided tiles: you know those of your realm, and scouts find the others. A banner is one of your armies. You have three, of 1,000 points each.',
    ),
    tap: t('Look at the map, then come back for the next card.'),
  },
  {
    title: t('Every banner eats'),
    about: t(
      'A village or fortress feeds one banner, a city two, your capital four, barren land none. A banner that finds no food in its tile eats one point of its baggage: it carries six at most.',
    ),
    tap: t('Feed your banners, then go on to scouting.'),
  },
  {
    title: t('Send scouts ahead'),
    about: t(
      'Each banner may send scouts into one tile next to it. Two dice say what they find: a settlement, barren land, or an event that may harm you.',
    ),
    tap: t('Choose a banner and a tile, then send the scouts. Go on when you have seen enough.'),
  },
  {
    title: t('March'),
    about: t(
      'A banner marches one tile, to where your scouts found a way this month. It takes its baggage along. A banner that stays guards its tile.',
    ),
    tap: t('Choose who marches, and where. Or stay, and go on.'),
  },
  {
    title: t('Battles and sieges'),
    about: t(
      'Two forces that meet in a tile fight: both lay a card face down, then dice decide. Behind the walls of a city or fortress a force may wait: then it is besieged.',
    ),
    tap: over
      ? t('No battle waited for you this month. Turn to the next card.')
      : t('Where a battle waits, tap it and choose your card. If none waits, go on.'),
  },
  {
    title: t('The end of your month'),
    about: t(
      'Last, banners in one tile may share their baggage. Then the other realms have their turns. The Chronicle tells what everybody did.',
    ),
    tap: over
      ? t('Your turn is over: let the app play Tom and Ines.')
      : t('End your turn, and let the app play Tom and Ines.'),
  },
  {
    title: t('That was a month'),
    about: t(
      'Six of them make a season. Then winter comes, with crowns from your settlements and new troops. Play on here as long as you like.',
    ),
    tap: t('Or found your own campaign: all it needs is a name and your players.'),
    way: { to: '/found', icon: 'plus', words: t('Found your own campaign') },
  },
];

const at: { readonly [phase in TurnPhase]: number } = {
  subsistence: 0,
  scouting: 2,
  movement: 3,
  battle: 4,
  siege: 4,
  raze: 4,
  reorganisation: 5,
};

/** The last card of a month, and the one before it: that tells of battles, which may not come. */
const END = 5;
const BATTLES = 4;

/**
 * The card of this moment: food is told of once the map was, or the banners have eaten; battles once somebody has marched.
 * @param ends whether the way on from here ends the turn
 */
export function cardAt({ stage, season }: State, seat: Seat, ends: boolean): number {
  const { year, month, turn, phase, turns } = season;
  if (stage !== 'season' || year > 1 || month > 1) return 6;
  if (turn !== seat || phase === 'initiative') return END;
  const { fed = {}, moved = [] } = turns[seat] ?? {};
  if (phase === 'subsistence' && Object.keys(fed).length > 0) return 1;
  if (phase === 'movement' && moved.length > 0) return ends ? END : BATTLES;
  return at[phase];
}

/** No month ends before its battles were told of. @param read the last card that was shown */
export const cardFor = (due: number, read: number): number => (due === END && read < BATTLES ? BATTLES : due);

/** A moment has a card of its own: turning to another holds until the next one. */
export const momentOf = ({ season }: State, seat: Seat, due: number): string =>
  [due, season.turn ?? '', season.turns[seat]?.moved.length ?? 0].join(' ');
