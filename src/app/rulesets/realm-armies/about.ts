/** What a question of an order is about: the fight with what is added to each die, the raid, the mine. */
import type { OpenOrder, View } from '../../../campaign/view.ts';
import { isTileId } from '../../../kernel/hex.ts';
import type { Question } from '../../../kernel/question.ts';
import type { Field } from '../../../rules/realm-armies/battle/field.ts';
import { plusOn, type Side } from '../../../rules/realm-armies/battle/score.ts';
import type { Voyage } from '../../../rules/realm-armies/fleet/sail.ts';
import { t } from '../../i18n/index.ts';
import type { About } from '../contract.ts';
import { placeName, stateOf } from './names.ts';
import { causeName, groundName } from './words.ts';

/** "+3 on each die: two tactic points, mountains" */
export function plusWords(chart: Field['chart'], side: Side): string {
  const generals = side.pools.filter(({ general }) => general).length;
  const causes = side.causes.map(causeName);
  const plus = plusOn(chart, side.causes);
  const all = [
    plus > 0 ? t('+{n} on each die: {why}', { n: plus, why: causes.join(', ') }) : t('nothing added'),
    ...(generals > 0 ? [t('and +2 with a general in the field')] : []),
  ];
  return all.join('; ');
}

export function about(view: View, { open }: OpenOrder, { label }: Question): About | undefined {
  const state = stateOf(view);
  const side = label.includes('defence') ? 'defender' : 'attacker';
  if (open.id === 'fight') {
    const field = open.brief as unknown as Field;
    return {
      title: t('The fight for {place}', { place: placeName(state, field.tile) }),
      note: plusWords(field.chart, field[side]),
    };
  }
  if (open.id === 'sail') {
    const { port, side: own, blockades } = open.brief as unknown as Voyage;
    const other = blockades.find((each) => label.includes(`/${each.side.seat}/`))?.side;
    const rolls = side === 'defender' && other ? other : own;
    return {
      title: t('Out of {place}', { place: placeName(state, port) }),
      note: plusWords('modifiers-sea-battle', rolls),
    };
  }
  if (open.id === 'raid') {
    const { tile, plus } = open.brief as { readonly tile: string; readonly plus: number };
    const note = plus > 0 ? t('+{n} for tactic points', { n: plus }) : t('nothing added');
    return { title: t('A raid on {place}', { place: placeName(state, tile) }), note };
  }
  const [, last = ''] = label.split('/');
  return isTileId(last) ? { title: placeName(state, last), note: groundName(state, last) } : undefined;
}
