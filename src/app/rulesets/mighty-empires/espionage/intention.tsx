/** A spy knows where a force will go: its owner writes it down, and it is told to the spy's master alone. */
import { createSignal, For, type JSX, Show } from 'solid-js';
import type { TileId } from '../../../../kernel/hex.ts';
import type { Sought } from '../../../../rules/mighty-empires/espionage/state.ts';
import { landNeighbours } from '../../../../rules/mighty-empires/map/terrain.ts';
import { useTasks } from '../../../campaign/use-tasks.ts';
import { t } from '../../../i18n/index.ts';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { TopBar } from '../../../ui/top-bar.tsx';
import type { OrderForm } from '../../contract.ts';
import { NothingHere } from '../../parts/nothing-here.tsx';
import s from '../../parts/order-page.module.css';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { useBook } from '../piece/write.ts';
import { kindIcons, kindOf, placeLine } from '../words.ts';

export const TellIntentionForm: OrderForm = (props): JSX.Element => {
  const { state, to } = useEmpire();
  const { sought: id = '' } = (props.args ?? {}) as { readonly sought?: string };
  // Read once: told, nothing is sought any more, and the form is left.
  const sought = state().espionage.sought[id];
  return (
    <Show
      when={sought}
      fallback={
        <NothingHere
          bar={<TopBar back={to('today')} close title={t('A spy in the camp')} />}
          title={t('No spy asks you anything')}
          way={[to('today'), t('Go to Today')]}
        >
          {t('You have told it already, or the order that led to it was undone.')}
        </NothingHere>
      }
    >
      {(asked) => <Tell id={id} sought={asked()} onDone={props.onDone} />}
    </Show>
  );
};

function Tell(props: { id: string; sought: Sought; onDone: () => void }): JSX.Element {
  const { state, seat, player, busy, book, to } = useEmpire();
  const { write } = useBook();
  const { give } = useTasks();
  const id = () => props.id;
  const written = () => book(seat())?.spies.intentions[id()];
  const [goal, setGoal] = createSignal<TileId | 'stays'>('stays');
  const chosen = () => written() ?? goal();
  const answer = async (): Promise<void> => {
    if (written() === undefined && !(await write({ write: 'intend', sought: id(), to: goal() }))) return;
    if (await give('tell-intention', { sought: id() })) props.onDone();
  };
  const ways = () => landNeighbours(state(), props.sought.tile);
  return (
    <Page
      bar={<TopBar back={to('today')} close title={t('A spy in the camp')} />}
      foot={
        <Actions>
          <Button kind="filled" grow disabled={busy()} onTap={() => void answer()}>
            {t('Tell {who} alone', { who: player(props.sought.by) })}
          </Button>
        </Actions>
      }
    >
      <h2 class={s.question}>
        {t('Where will the force in {place} go in the first month?', {
          place: placeName(state(), props.sought.tile),
        })}
      </h2>
      <p class={s.why}>{t('Nobody else hears of your answer.')}</p>
      <Rows label={t('Where it will go')}>
        <Row
          lead={<Seal icon="forest-camp" />}
          title={t('It stays where it is')}
          current={chosen() === 'stays'}
          onTap={() => setGoal('stays')}
        />
        <For each={ways()}>
          {(tile) => {
            const holding = state().tiles[tile];
            return (
              <Row
                lead={<Seal icon={holding ? kindIcons[kindOf(holding)] : 'position-marker'} />}
                title={placeLine(state(), tile)}
                current={chosen() === tile}
                onTap={() => setGoal(tile)}
              />
            );
          }}
        </For>
      </Rows>
    </Page>
  );
}
