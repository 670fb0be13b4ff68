/** What a question of a battle is about: where it is fought, with what strengths once they are told, and how it went. */
import type { OpenOrder } from '../../../../campaign/view.ts';
import { lookUp, lookUpCell } from '../../../../kernel/chart.ts';
import type { Json } from '../../../../kernel/json.ts';
import { factorOf, strategicOf } from '../../../../rules/mighty-empires/battle/clash.ts';
import { battleResult } from '../../../../rules/mighty-empires/charts/battles.ts';
import { independentDefenders } from '../../../../rules/mighty-empires/charts/combat.ts';
import type { State } from '../../../../rules/mighty-empires/state.ts';
import { t } from '../../../i18n/index.ts';
import { placeName } from '../names.ts';
import { count } from '../words.ts';
import { playedCards, signed } from './card-faces.ts';

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
  const how = outcome(attack, defence, said);
  if (how !== undefined)
    return {
      title,
      note: t('{attack} points against {defence}: {how}', {
        attack: count(attack),
        defence: count(defence),
        how: t(how),
      }),
    };
  return {
    title,
    note: t('{attack} points against {defence}: {factor} for the attacker', {
      attack: count(attack),
      defence: count(defence),
      factor: signed(factorOf(attack, defence)),
    }),
  };
}

/** The row of the result once the lines have met, as it is printed. */
function outcome(
  attack: number,
  defence: number,
  said: (label: string) => Json | undefined,
): string | undefined {
  const played = playedCards(said);
  const dice = said('dice');
  if (!played || !Array.isArray(dice)) return undefined;
  const score = dice.reduce<number>(
    (sum, face) => sum + Number(face),
    factorOf(attack, defence) + strategicOf(played.attacker, played.defender),
  );
  return battleResult.rows[lookUp(battleResult, score).row]?.text;
}
