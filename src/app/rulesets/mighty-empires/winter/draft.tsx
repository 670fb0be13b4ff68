/** A form around what is chosen through a winter: each seat's own, and gone with its winter. */
import { type JSX, Show } from 'solid-js';
import { DraftForm } from '../../../draft-form.tsx';
import { useEmpire } from '../empire.ts';

export function WinterDraft(props: { form: string; children: JSX.Element }): JSX.Element {
  const { view, seat, state } = useEmpire();
  const form = () => JSON.stringify([view().campaign, seat(), state().season.year, props.form]);
  return (
    <Show keyed when={form()}>
      {(named) => <DraftForm form={named}>{props.children}</DraftForm>}
    </Show>
  );
}
