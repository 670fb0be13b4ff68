/** A piece by its id: the sheet of a battle, or word that it is over. */
import { type JSX, Show } from 'solid-js';
import { battleOf } from '../../../rules/ninth-age/battle/battles.ts';
import { t } from '../../i18n/index.ts';
import { TopBar } from '../../ui/top-bar.tsx';
import { NothingHere } from '../parts/nothing-here.tsx';
import { BattleSheet } from './battle/battle-sheet.tsx';
import { useRealms } from './names.ts';

export function PieceScreen(props: { readonly id: string }): JSX.Element {
  const { state, to } = useRealms();
  return (
    <Show
      when={battleOf(state(), props.id)}
      fallback={
        <NothingHere
          bar={<TopBar back={to('today')} />}
          title={t('That battle is over')}
          way={[to('chronicle'), t('To the chronicle')]}
        >
          {t(
            'A battle leaves this page when the turn in which you fought it ends. The chronicle tells of it.',
          )}
        </NothingHere>
      }
    >
      <BattleSheet id={props.id} />
    </Show>
  );
}
