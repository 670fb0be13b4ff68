/** Battles that wait and those of this turn, the oldest first: who meets whom, when, or how it ended. */
import { type JSX, Show } from 'solid-js';
import { allBattles, type Battle, fightOf, sideOf } from '../../../../rules/ninth-age/battle/battles.ts';
import { margin, winnerOf } from '../../../../rules/ninth-age/battle/victory.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Row } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { commas } from '../../parts/joined.ts';
import { ListedOf } from '../../parts/rows-of.tsx';
import { useRealms } from '../names.ts';
import { outcomeName } from '../words.ts';

export function Battles(): JSX.Element {
  const { state, seat, player, to } = useRealms();
  const age = ({ encounter }: Battle): number =>
    state().turn.number - (state().encounters[encounter]?.since ?? state().turn.number);
  const all = () => [...allBattles(state())].sort((a, b) => age(b) - age(a));
  const names = (seats: readonly string[]): string => seats.map(player).join(t(' and '));
  const line = (battle: Battle): string => {
    const { result, date, place, off } = fightOf(state(), battle.id);
    if (!result && (off || state().stage === 'over')) return t('never fought');
    if (!result) return commas(date, place) || t('no day arranged yet');
    const winner = winnerOf(result);
    return winner
      ? t('{how} for {who}', { how: outcomeName(margin(result.percent).outcome), who: names(battle[winner]) })
      : t('a draw');
  };
  return (
    <Show when={all().length > 0}>
      <ListedOf title={t('Battles')} of={all()}>
        {(battle) => (
          <Row
            lead={
              <Seal
                icon="crossed-swords"
                tone={
                  state().stage === 'play' &&
                  fightOf(state(), battle.id).result === null &&
                  sideOf(battle, seat())
                    ? 'danger'
                    : undefined
                }
              />
            }
            title={t('{one} against {other}', { one: names(battle.first), other: names(battle.second) })}
            note={line(battle)}
            value={
              state().stage === 'play' && fightOf(state(), battle.id).result === null ? (
                <Tag tone={age(battle) > 0 ? 'warn' : undefined}>
                  {age(battle) > 0 ? tn(age(battle), '{n} turn', '{n} turns') : t('new')}
                </Tag>
              ) : undefined
            }
            href={to(`piece/${battle.id}`)}
          />
        )}
      </ListedOf>
    </Show>
  );
}
