/** A piece by its id: the sheet of a battle, or word that it is over. */
import { type JSX, Show } from 'solid-js';
import { battleOf } from '../../../rules/ninth-age/battle/battles.ts';
import { t } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import { BattleSheet } from './battle/battle-sheet.tsx';
import { useRealms } from './names.ts';

export function PieceScreen(props: { readonly id: string }): JSX.Element {
  const { state, to } = useRealms();
  return (
    <Show
      when={battleOf(state(), props.id)}
      fallback={
        <Page bar={<TopBar back={to('today')} />}>
          <EmptyState
            title={t('That battle is over')}
            action={
              <Button kind="filled" href={to('chronicle')}>
                {t('To the chronicle')}
              </Button>
            }
          >
            {t('Battles fought to their end leave the table with their turn. The chronicle tells of them.')}
          </EmptyState>
        </Page>
      }
    >
      <BattleSheet id={props.id} />
    </Show>
  );
}
