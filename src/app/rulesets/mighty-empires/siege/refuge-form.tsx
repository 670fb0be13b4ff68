/** Shutting the gates: who goes in, as many as the walls hold; who stays out fights. */

import { Show } from 'solid-js';
import { roomIn } from '../../../../rules/mighty-empires/map/gates.ts';
import { fieldForce, multiplierAt } from '../../../../rules/mighty-empires/map/walls.ts';
import { useTasks } from '../../../campaign/use-tasks.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { dressed } from '../../parts/ask/ask-page.tsx';
import { useEmpire } from '../empire.ts';
import { useMet, useOver } from '../parts/met.tsx';
import { timesWord, troopRow } from './siege-words.ts';

interface Refuge {
  readonly encounter: string;
  readonly banners: readonly string[];
}
export const RefugeForm = dressed<Refuge>('take-refuge', (back) => {
  const empire = useEmpire();
  const { state, player, busy } = empire;
  const { give } = useTasks();
  const { met, place } = useMet();
  const rest = ({ encounter, banners = [] }: Partial<Refuge>): number => {
    const battle = met(encounter);
    return battle ? fieldForce(state(), battle.defender, battle.tile).length - banners.length : 0;
  };
  const stay = async (encounter: string): Promise<void> => {
    if (await give('hold-field', { encounter })) back();
  };
  return {
    title: ({ encounter }) => place(encounter),
    question: ({ encounter }) => encounter && t('Which banners take refuge behind the walls?'),
    why({ encounter }) {
      const battle = encounter && met(encounter);
      if (!battle) return undefined;
      const times = multiplierAt(state(), battle.tile);
      return t('{who} has come. Behind the walls every point counts {times}, and there is room for {room}.', {
        who: player(battle.attacker),
        times: times === 1 ? t('no more than outside') : timesWord(times),
        room: tn(roomIn(state(), battle.tile), 'one banner', '{n} banners'),
      });
    },
    answer: t('Shut the gates'),
    icon: 'check',
    sum: (said) => (
      <>
        <b>{tn(said.banners?.length ?? 0, 'one banner within', '{n} banners within')}</b>
        {rest(said) === 0 ? t('no battle') : tn(rest(said), 'one fights outside', '{n} fight outside')}
      </>
    ),
    gone: useOver(t('Nobody attacks you there')),
    over: ({ encounter }) => (
      <Show when={encounter && !state().encounters[encounter]?.afield && encounter}>
        {(id) => (
          <Button disabled={busy()} onTap={() => void stay(id())}>
            {t('No, meet them in the field')}
          </Button>
        )}
      </Show>
    ),
    of: { encounter: false, banners: { all: true, row: (id) => troopRow(empire, id) } },
    under: () => (
      <p data-quiet="small">
        {t(
          'Shut in, they live on their baggage and on the stockpile, and come out only to fight or on terms.',
        )}
      </p>
    ),
  };
});
