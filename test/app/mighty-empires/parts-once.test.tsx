/** What stands on a map question and on an order's page is made once: see ../ui/once.test.tsx for the parts outside a campaign. */
import { cleanup, screen } from '@solidjs/testing-library';
import type { JSX } from 'solid-js';
import { afterEach, expect, test } from 'vitest';
import { MapPicker } from '../../../src/app/rulesets/parts/map-picker.tsx';
import { OrderPage } from '../../../src/app/rulesets/parts/order-page.tsx';
import { campaignAt } from '../harness/stages.ts';
import { inside } from './inside.tsx';

afterEach(cleanup);

test.each<[string, (part: (name: string) => JSX.Element) => JSX.Element, readonly string[]]>([
  [
    'a question on the map',
    (part) => <MapPicker title="Where?" hints={[]} onPick={() => undefined} foot={part('foot')} />,
    ['foot'],
  ],
  [
    'the page of an order',
    (part) => (
      <OrderPage
        order="place-banners"
        args={undefined}
        answer="Place the banners"
        why={part('why')}
        quick={part('quick')}
        onDone={() => undefined}
      />
    ),
    ['why', 'quick'],
  ],
])('%s makes each of its parts once, and shows it', async (_, what, names) => {
  const { session } = await campaignAt({ stage: 'placing' });
  const made: string[] = [];
  function Part(props: { name: string }): JSX.Element {
    made.push(props.name);
    return <i>{`part ${props.name}`}</i>;
  }
  await inside(session, 'azure', () => what((name) => <Part name={name} />));
  expect(screen.getAllByText(/^part /).map((one) => one.textContent)).toEqual(
    names.map((name) => `part ${name}`),
  );
  expect(made.toSorted()).toEqual(names.toSorted());
});
