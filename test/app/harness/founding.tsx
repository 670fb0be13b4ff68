/** The options of a founding, and beneath them what they come to. */
import { createSignal, type JSX } from 'solid-js';
import { useCampaign } from '../../../src/app/campaign/context.tsx';
import { Page, PageTitle } from '../../../src/app/ui/page.tsx';
import type { Json } from '../../../src/kernel/json.ts';

export function Founding(): JSX.Element {
  const { app } = useCampaign();
  const [options, setOptions] = createSignal<Json>({});
  return (
    <Page>
      <PageTitle title="A new campaign" />
      <app.Founding options={options()} onChange={setOptions} />
      <pre data-options>{JSON.stringify(options())}</pre>
    </Page>
  );
}
