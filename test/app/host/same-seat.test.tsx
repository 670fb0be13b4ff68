/** Phones come and go all evening: as long as the same seat is shown, nothing is drawn anew for it. */
import '../screens/browser.ts';
import { cleanup, render } from '@solidjs/testing-library';
import { createEffect, createSignal } from 'solid-js';
import { afterEach, expect, test } from 'vitest';
import { CampaignProvider, useCampaign } from '../../../src/app/campaign/context.tsx';
import { mightyEmpiresApp } from '../../../src/app/rulesets/mighty-empires/index.ts';
import type { MeetingSnapshot } from '../../../src/sync/types.ts';
import { seated } from './inside.tsx';

afterEach(cleanup);

test('a link that comes or goes draws nothing of the seat again', async () => {
  const { host } = await seated();
  const state = (state: MeetingSnapshot['state']): MeetingSnapshot => ({
    state,
    partners: [],
    outrun: false,
  });
  const [links, setLinks] = createSignal(state('stopped'));
  const drawn: string[] = [];
  const Screen = () => {
    const { seat, back } = useCampaign();
    createEffect(() => void drawn.push(`${seat()} ${back().length}`));
    return <p>here</p>;
  };
  render(() => (
    <CampaignProvider session={host} app={mightyEmpiresApp} links={links} onTrouble={() => undefined}>
      <Screen />
    </CampaignProvider>
  ));
  for (const one of ['looking', 'stopped', 'looking'] as const) setLinks(state(one));
  expect(drawn).toEqual(['s1 0']);
});
