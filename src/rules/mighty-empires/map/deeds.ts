/** What the deeds of operatives in winter mean for the first months of the season: which forces obey, and what holds banners up. */
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import type { Orders } from '../charts/assassins.ts';
import { against } from '../define.ts';
import type { BannerId, State } from '../state.ts';

const worst: readonly Orders[] = ['freely', 'on-4', 'not'];
/** How a seat's forces move this month, after what assassins have done to its king. */
export function ordersFor({ espionage, season, stage }: State, seat: Seat): Orders {
  if (stage !== 'season' || season.month > 2) return 'freely';
  const when = season.month === 1 ? 'first' : 'second';
  const all = (espionage.shaken[seat] ?? [])
    .filter(({ year }) => year === season.year)
    .map((shaken) => worst.indexOf(shaken[when]));
  return worst[Math.max(0, ...all)] ?? 'freely';
}
/** Whether a banner's force still has to roll whether it heeds its orders this month. */
export function unheeded(state: State, banner: BannerId): boolean {
  const seat = state.banners[banner]?.seat;
  if (seat === undefined || ordersFor(state, seat) !== 'on-4') return false;
  const { year, month } = state.season;
  const rolled = state.espionage.heeded[banner];
  return rolled?.year !== year || rolled.month !== month;
}

/** Why a banner stays in its tile this month for what operatives did in winter. */
export function heldByDeeds(state: State, banner: BannerId): Remark | undefined {
  const seat = state.banners[banner]?.seat;
  if (seat === undefined || state.stage !== 'season') return undefined;
  const { year, month } = state.season;
  if (month === 1 && state.espionage.mending[banner] === year)
    return against(
      'me.espionage.mending',
      say('Banner {banner} is repairing what a saboteur broke.', { banner }),
    );
  switch (ordersFor(state, seat)) {
    case 'freely':
      return undefined;
    case 'not':
      return against(
        'me.espionage.confusion',
        say('The king is wounded or dead: no force moves this month.'),
      );
    case 'on-4':
      if (unheeded(state, banner))
        return against(
          'me.espionage.confusion',
          say('Rumours about the king: first roll to see whether this force obeys its orders.'),
        );
      return state.espionage.heeded[banner]?.moves
        ? undefined
        : against('me.espionage.confusion', say('Rumours about the king: this force stays where it is.'));
  }
}
