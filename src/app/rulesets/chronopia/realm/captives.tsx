/** Captives on either side of the ropes: one's own in enemy hands, and the enemy's in one's own. */
import { For, type JSX, Show } from 'solid-js';
import type { Seat } from '../../../../kernel/question.ts';
import { slaversPay } from '../../../../rules/chronopia/captives/dispose.ts';
import { awaited, heldBy, takenFrom } from '../../../../rules/chronopia/captives/queries.ts';
import type { Captive } from '../../../../rules/chronopia/state.ts';
import { t } from '../../../i18n/index.ts';
import { Listed } from '../../parts/headed.tsx';
import { KnownRow } from '../../parts/known-row.tsx';
import { useForce } from '../force.ts';

export function RealmCaptives(props: { seat: Seat }): JSX.Element {
  const { state, player } = useForce();
  const lost = () => takenFrom(state(), props.seat);
  const held = () => heldBy(state(), props.seat);
  const fate = (id: string, { hope }: Captive): string =>
    awaited(state(), id)
      ? t('a rescue is on its way')
      : hope
        ? t('a rescue may still come')
        : t('no rescue comes');
  return (
    <Show when={lost().length + held().length > 0}>
      <Listed facts title={t('Captives')}>
        <For each={lost()}>
          {([id, captive]) => (
            <KnownRow
              id={id}
              note={`${t('in the hands of {who}', { who: player(captive.holder) })} · ${fate(id, captive)}`}
            />
          )}
        </For>
        <For each={held()}>
          {([id, captive]) => (
            <KnownRow
              id={id}
              note={`${t('of {who}', { who: player(captive.seat) })} · ${fate(id, captive)} · ${t('slavers pay {gold}', { gold: slaversPay(state(), [id]) })}`}
            />
          )}
        </For>
      </Listed>
    </Show>
  );
}
