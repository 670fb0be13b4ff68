/** What a question of an order is about: the piece or place it asks of, so that nobody has to remember. */
import type { OpenOrder, View } from '../../../campaign/view.ts';
import { lookUp } from '../../../kernel/chart.ts';
import { isTileId, type TileId } from '../../../kernel/hex.ts';
import type { Question } from '../../../kernel/question.ts';
import { type Crossing, perilousRoute } from '../../../rules/mighty-empires/charts/routes.ts';
import { flownSoFar } from '../../../rules/mighty-empires/dragons/fly.ts';
import { peopleIn } from '../../../rules/mighty-empires/map/talents.ts';
import { worstShortfall } from '../../../rules/mighty-empires/provisions/shortfall.ts';
import type { State } from '../../../rules/mighty-empires/state.ts';
import { t, tn } from '../../i18n/index.ts';
import { percents } from '../../ui/percents.ts';
import type { About } from '../contract.ts';
import { aboutBattle } from './battle/about.ts';
import { drawnAmong } from './drawn.ts';
import { placeName, stateOf } from './names.ts';
import { bannerName, groundName, kindName, kindOf, placeLine } from './words.ts';

const sieges: readonly string[] = ['assault', 'starve-out', 'offer-terms'];
/** What walls and hardship make of an assault. */
function siegeNote(
  state: State,
  {
    tile = '',
    multiplier,
    hardship = 0,
  }: { readonly tile?: string; readonly multiplier?: number; readonly hardship?: number },
): string {
  const ground = groundName(state, tile as TileId);
  if (multiplier === undefined) return ground;
  return hardship > 0
    ? t('walls × {times}, +{hardship} for hardship', { times: multiplier, hardship })
    : t('walls × {times}', { times: multiplier });
}

/** What a perilous way may cost, from its chart. */
function perils(): string {
  const [free, load] = [
    ({ eachLoses, baggage }: Crossing) => eachLoses === null && baggage === null,
    ({ baggage }: Crossing) => baggage !== null && baggage !== 'all' && 'force' in baggage,
  ].map((fits) => oddsOf(fits));
  const [safe, one, each] = percents([free ?? 0, load ?? 0, 1 - (free ?? 0) - (load ?? 0)]);
  return t('perilous: {safe} no loss, {one} one baggage point of the force, {each} every banner pays', {
    safe: safe ?? '',
    one: one ?? '',
    each: each ?? '',
  });
}
const oddsOf = (fits: (is: Crossing) => boolean): number =>
  [1, 2, 3, 4, 5, 6].filter((face) => fits(lookUp(perilousRoute, face).is)).length / 6;

/** A banner that goes hungry: the faces that cost it troops, and the most that they cost. */
function hunger(state: State, banner: string): string {
  const devours = peopleIn(state, banner) === 'goblinoids';
  const { upTo, points } = worstShortfall(devours ? { doubled: true } : {});
  return t('it goes hungry; on 1 to {upTo} it loses troops, at worst {points} points', { upTo, points });
}

export function about(view: View, order: OpenOrder, question: Question): About | undefined {
  const { open } = order;
  const { label } = question;
  const state = stateOf(view);
  const brief = open.brief as {
    readonly banner?: string;
    readonly from?: string;
    readonly to?: string;
    readonly tile?: string;
    readonly multiplier?: number;
    readonly hardship?: number;
    readonly movers?: readonly { readonly banner: string }[];
  };
  const called = (id: string): string => {
    const banner = state.banners[id];
    return banner ? bannerName(banner) : t('a banner');
  };
  const place = (tile: string): string => placeName(state, tile);
  const [first = ''] = label.split('/');
  const among = drawnAmong(view, order, question);
  if (among !== undefined) return { title: t('The die says which'), note: among };
  if (['turn-operative', 'hold-audience', 'heed-orders'].includes(open.id)) {
    const at = (open.brief as { readonly tile?: TileId }).tile;
    if (at) return { title: place(at), note: groundName(state, at) };
  }
  if (open.id === 'scout' && brief.banner && brief.from && brief.to) {
    const title = t('{banner} scouts {place}', { banner: called(brief.banner), place: place(brief.to) });
    const ground = groundName(state, brief.to as TileId);
    return { title, note: t('from {from} into the {ground}', { from: place(brief.from), ground }) };
  }
  if (open.id === 'fight' || open.id === 'fall-back') return aboutBattle(state, order);
  if (open.id === 'move' && brief.to && brief.movers) {
    const who = brief.movers.map(({ banner }) => called(banner)).join(', ');
    return {
      title: t('{who} on the way to {place}', { who, place: place(brief.to) }),
      note:
        question.ask === 'choose' && question.rule === 'me.movement.perilous' && 'go' in question.from
          ? perils()
          : t('the way is barred'),
    };
  }
  if (sieges.includes(open.id) && brief.tile) {
    return { title: t('The siege of {place}', { place: place(brief.tile) }), note: siegeNote(state, brief) };
  }
  if (open.id === 'fly-dragons' && first.startsWith('flight')) {
    const { way, left } = flownSoFar(open.brief as Parameters<typeof flownSoFar>[0], open.answers);
    return {
      title: t('The dragons over {place}', { place: place(way.at(-1) ?? '') }),
      note: tn(left, 'one flies on; the map shows their way', '{n} fly on; the map shows their way'),
    };
  }
  if (state.banners[first]) {
    const at = state.banners[first].tile;
    const place = at === null ? undefined : placeLine(state, at);
    const starves = question.rule === 'me.subsistence.shortfall' && label === `${first}/shortfall`;
    const stake = starves ? hunger(state, first) : undefined;
    const note = [place, stake].filter((each) => each !== undefined).join('; ') || undefined;
    return note === undefined ? { title: called(first) } : { title: called(first), note };
  }
  if (isTileId(first)) {
    const holding = state.tiles[first];
    const ground = groundName(state, first);
    return {
      title: place(first),
      note: holding ? t('{kind}, {ground}', { kind: kindName(kindOf(holding)), ground }) : ground,
    };
  }
  return undefined;
}
