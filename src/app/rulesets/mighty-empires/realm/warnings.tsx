/** What the realm's owner should mind that belongs to no one banner: sums that do not come out. */
import { For, type JSX } from 'solid-js';
import s from '../../parts/realm.module.css';
import { Warning } from '../../parts/warning.tsx';
import { useEmpire } from '../empire.ts';

export function RealmWarnings(): JSX.Element {
  const { view, seat, say } = useEmpire();
  const minded = () =>
    view()
      .tasks(seat())
      .filter(({ kind, about }) => kind === 'mind' && about === seat());
  return (
    <div class={s.warnings}>
      <For each={minded()}>{(task) => <Warning words={say(task.title)} rule={task.rule} />}</For>
    </div>
  );
}
