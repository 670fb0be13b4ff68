/** What a question of an order is about, so that nobody has to remember. */
import type { OpenOrder, View } from '../../../campaign/view.ts';
import type { Question } from '../../../kernel/question.ts';
import type { Battle } from '../../../rules/chronopia/state.ts';
import { playerIn } from '../../campaign/say.ts';
import { t, tn } from '../../i18n/index.ts';
import type { About } from '../contract.ts';
import { stateOf, territoryName } from './names.ts';
import { kindWords } from './words.ts';

export function about(view: View, { open }: OpenOrder, { label }: Question): About | undefined {
  const state = stateOf(view);
  const [first = '', second = ''] = label.split('/');
  const called = (seat: string): string => playerIn(view, seat);
  if (first === 'fate' || first === 'survivors') {
    const warband = state.warbands[second];
    if (warband) return { title: warband.name };
  }
  if (open.id === 'advance') {
    const { name, points, gold } = open.brief as {
      readonly name: string;
      readonly points: number;
      readonly gold: number;
    };
    return {
      title: name,
      note:
        gold === 0
          ? t('{n} points of experience', { n: points })
          : t('{n} points of experience and {gold} gold', { n: points, gold }),
    };
  }
  if (open.id === 'collect-income') {
    const { bonus } = open.brief as { readonly bonus: number };
    return { title: t('Underdog’s pay'), note: tn(bonus, 'one die of gold', '{n} dice of gold') };
  }
  if (open.id === 'arrange-battle' || open.id === 'challenge') {
    const { battle, when = battle.when } = open.brief as { readonly battle: Battle; readonly when?: string };
    return {
      title: `${kindWords[battle.kind].title()}: ${battle.sides.map(called).join(', ')}`,
      ...(when === '' ? {} : { note: when }),
    };
  }
  const battle = state.battles[(open.brief as { readonly battle?: string }).battle ?? ''];
  if (battle) {
    const stake =
      first === 'stake' && second !== '' ? t('{who}’s stake', { who: called(second) }) : undefined;
    return {
      title: `${kindWords[battle.kind].title()}: ${battle.sides.map(called).join(', ')}`,
      ...(stake === undefined ? {} : { note: stake }),
    };
  }
  if (first === 'takes') {
    const { battle: fought } = open.brief as {
      readonly battle?: { readonly stakes: Readonly<Record<string, string>> };
    };
    const staked = Object.values(fought?.stakes ?? {}).map((id) => territoryName(state, id));
    return { title: t('Spoils'), note: t('staked: {list}', { list: staked.join(', ') }) };
  }
  return undefined;
}
