/** What is wrong with one's own force, in the rules' words. */
import { For, type JSX } from 'solid-js';
import { forceFaults } from '../../../../rules/chronopia/roll/structure.ts';
import r from '../../parts/realm.module.css';
import { Warning } from '../../parts/warning.tsx';
import { useForce } from '../force.ts';

export function RealmWarnings(): JSX.Element {
  const { state, seat, mine, say } = useForce();
  const faults = () => (mine().length > 0 ? forceFaults(state(), seat()) : []);
  return (
    <div class={r.warnings}>
      <For each={faults()}>{({ why, rule }) => <Warning words={say(why)} rule={rule} />}</For>
    </div>
  );
}
