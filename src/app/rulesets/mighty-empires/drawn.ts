/** What a die draws one of: each face with what it stands for, where the question only counts them. */
import type { OpenOrder, View } from '../../../campaign/view.ts';
import type { TileId } from '../../../kernel/hex.ts';
import type { Question } from '../../../kernel/question.ts';
import type { Fleet } from '../../../rules/mighty-empires/sea/fleets.ts';
import type { Owner, State } from '../../../rules/mighty-empires/state.ts';
import { t, tn } from '../../i18n/index.ts';
import { bannerName, name, placeName, stateOf } from './names.ts';
import { shipName } from './ship-words.ts';

interface Town {
  readonly tile: TileId;
  readonly banners: readonly string[];
}
interface Brief {
  readonly fortresses?: readonly Town[];
  readonly garrisons?: readonly Town[];
  readonly waverers?: readonly (Town & { readonly to: readonly Owner[] })[];
  readonly lairs?: readonly TileId[];
  readonly mine?: Fleet;
  readonly others?: readonly Fleet[];
}

/** The fortresses that are left once those drawn before this question have rebelled. */
function notDrawn({ open }: OpenOrder, label: string, towns: readonly Town[]): readonly Town[] {
  const [, path = '', nth = '1'] = /^(.*rebel)(\d+)$/.exec(label) ?? [];
  const left = [...towns];
  for (let n = 1; n < Number(nth); n++) {
    const value = open.answers[`${path}${n}`]?.value;
    left.splice((Array.isArray(value) ? Number(value[0]) : 1) - 1, 1);
  }
  return left;
}

/** The ships of a beaten fleet in the order in which the die counts them, each with the banner that would go down with her. */
const shipsOf = ({ ships, banners }: State, { hulls }: Fleet): readonly string[] =>
  hulls.map(({ ship, number, carries }) => {
    const called = shipName({ name: ships[ship]?.name ?? '', number });
    const aboard = carries === null ? undefined : banners[carries];
    return aboard ? t('{ship} (carries {banner})', { ship: called, banner: bannerName(aboard) }) : called;
  });

/** "1 Marl (2 banners), 2 Orle (one banner)"; undefined where no die draws among several. */
export function drawnAmong(view: View, order: OpenOrder, question: Question): string | undefined {
  const state = stateOf(view);
  const brief = order.open.brief as Brief;
  const { fortresses = [], garrisons = [], waverers = [], lairs = [] } = brief;
  const place = (tile: TileId): string => placeName(state, tile);
  const town = ({ tile, banners }: Town): string =>
    t('{place} ({strength})', {
      place: place(tile),
      strength: banners.length > 0 ? tn(banners.length, 'one banner', '{n} banners') : t('no banner'),
    });
  const people = (owner: Owner): string => name(view, 'seat', owner) ?? owner;
  const { label } = question;
  const last = label.split('/').at(-1) ?? '';
  const among = (): readonly string[] => {
    if (/^rebel\d+$/.test(last)) return notDrawn(order, label, fortresses).map(town);
    if (last === 'sinking') {
      const fleets = [...(brief.mine ? [brief.mine] : []), ...(brief.others ?? [])];
      const beaten = fleets.find(({ owner }) => owner === question.by);
      return beaten ? shipsOf(state, beaten) : [];
    }
    if (order.open.id !== 'winter-event') return [];
    if (last === 'fortress') return fortresses.map(town);
    if (last === 'garrison') return garrisons.map(town);
    if (last === 'lair') return lairs.map(place);
    const [tile] = label.split('/');
    return last === 'to' ? (waverers.find((each) => each.tile === tile)?.to.map(people) ?? []) : [];
  };
  const all = among();
  return all.length < 2 ? undefined : all.map((each, at) => `${at + 1} ${each}`).join(', ');
}
