/** What a question of a battle is about: where it is fought, and with what strengths once they are told. */
import type { OpenOrder } from '../../../../campaign/view.ts';
import { lookUpCell } from '../../../../kernel/chart.ts';
import type { Json } from '../../../../kernel/json.ts';
import { factorOf } from '../../../../rules/mighty-empires/battle/clash.ts';
import { independentDefenders } from '../../../../rules/mighty-empires/charts/combat.ts';
import type { State } from '../../../../rules/mighty-empires/state.ts';
import { t } from '../../../i18n/index.ts';
import { placeName } from '../names.ts';
import { count } from '../words.ts';

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

export function aboutBattle(
  state: State,
  { open }: OpenOrder,
): { readonly title: string; readonly note?: string } | undefined {
  const { tile, site } = open.brief as { readonly tile?: string; readonly site?: string | null };
  if (tile === undefined) return undefined;
  const title = t('The battle of {place}', { place: placeName(state, tile) });
  const said = (label: string): Json | undefined => open.answers[label]?.value;
  const attack = said('attack');
  const gathered = said('muster/muster');
  const defence = site
    ? Array.isArray(gathered)
      ? lookUpCell(independentDefenders, Number(gathered[0]), site).is
      : undefined
    : said('defence');
  if (typeof attack !== 'number' || typeof defence !== 'number') return { title };
  return {
    title,
    note: t('{attack} points against {defence}: {factor} for the attacker', {
      attack: count(attack),
      defence: count(defence),
      factor: signed(factorOf(attack, defence)),
    }),
  };
}
