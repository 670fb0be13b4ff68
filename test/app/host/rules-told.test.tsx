/** How a campaign is played stands among its settings in one row, and the page behind it holds all that the row sums up. */
import './phone.ts';
import { cleanup, screen } from '@solidjs/testing-library';
import { Dynamic } from 'solid-js/web';
import { afterEach, expect, test } from 'vitest';
import { chronopiaApp } from '../../../src/app/rulesets/chronopia/index.ts';
import type { RulesetApp } from '../../../src/app/rulesets/contract.ts';
import { mightyEmpiresApp } from '../../../src/app/rulesets/mighty-empires/index.ts';
import type { Session } from '../../../src/campaign/session.ts';
import type { State } from '../../../src/rules/chronopia/state.ts';
import { table } from '../../rules/chronopia/table.ts';
import { before } from '../chronopia/inside.tsx';
import { insideOf } from '../harness/inside.tsx';
import { campaignAt } from '../harness/stages.ts';

afterEach(cleanup);

const chronopia = (): State => {
  const state = table();
  return { ...state, options: { ...state.options, parts: { ...state.options.parts, allies: false } } };
};
const cases: readonly [RulesetApp, () => Promise<Session>, RegExp, readonly string[]][] = [
  [
    mightyEmpiresApp,
    async () => (await campaignAt({ stage: 'scouting', month: 3 })).session,
    /Ships sail; wizards cast at the equinox; .*; the rest as usual\.$/,
    ['A conquered capital still feeds four', '4,000 points each'],
  ],
  [
    chronopiaApp,
    () => before(chronopia()),
    /The most territories win after 12 battles; the weather counts; no allies are called; .*; the rest as usual\.$/,
    ['The whole force is paid', '1,000 points each'],
  ],
];

test.each(cases)(
  '%#: one row leads to the page, and the rulings are readable there',
  async (app, at, sum, settled) => {
    const session = await at();
    await insideOf(app)(session, 'azure', () => <Dynamic component={app.Settings} />);
    const rows = screen
      .getAllByRole('link')
      .filter((one) => one.getAttribute('href')?.includes('change-parts'));
    expect(rows).toHaveLength(1);
    expect(rows[0]?.textContent).toMatch(sum);
    cleanup();
    await insideOf(app)(session, 'azure', () => (
      <Dynamic component={app.orders['change-parts']} args={{}} onDone={() => undefined} />
    ));
    for (const words of settled) expect(await screen.findByText(words)).toBeTruthy();
  },
);
