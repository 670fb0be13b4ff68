/** A form whose fields keep what is entered in them; `form` says which it is, and for whom. */
import type { JSX } from 'solid-js';
import { createDrafts } from './drafts.ts';
import { DraftContext } from './remembered.ts';

export const DraftForm = (props: { form: string; children: JSX.Element }): JSX.Element => (
  <DraftContext.Provider value={createDrafts(props.form)}>{props.children}</DraftContext.Provider>
);
