import '../screens/browser.ts';
import { cleanup, fireEvent, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CapitalForm } from '../../../src/app/rulesets/mighty-empires/map/capital-form.tsx';
import { PlaceForm } from '../../../src/app/rulesets/mighty-empires/map/place-form.tsx';
import { scene } from '../../../src/app/rulesets/mighty-empires/map/scene.ts';
import type { View } from '../../../src/campaign/view.ts';
import { bannersOf } from '../../../src/rules/mighty-empires/queries.ts';
import { chooser, sites } from '../../../src/rules/mighty-empires/setup/capital.ts';
import { mend, stateOf } from '../harness/scenes.ts';
import { campaignAt } from '../harness/stages.ts';
import { twice } from '../harness/twice.tsx';
import { inside } from './inside.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('me.realm.capital: everything is filled in, and one tap builds it', () => {
  test('site, colour and name are offered; the land around it and what it yields are said', async () => {
    const { session } = await campaignAt({ stage: 'capitals' });
    const seat = chooser(stateOf(session)) ?? '';
    const done = vi.fn();
    await inside(session, seat, () => <CapitalForm args={{}} onDone={done} />);
    expect(
      screen.getByText(/^It rules the land around it: .*(lowland|highland|river valley|coast)/),
    ).toBeTruthy();
    // The capital feeds four banners and pays four crowns: the charts of subsistence and of revenue.
    expect(screen.getByText(/feeds 4 banners a month and pays 4 crowns a winter/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Name of your realm').value.trim()).not.toBe('');
    fireEvent.click(button('Build the capital here'));
    await waitFor(() => expect(done).toHaveBeenCalled());
    const realm = stateOf(session).realms[seat];
    expect(realm?.capital).toBeTruthy();
    expect(realm?.name).not.toBe('');
  });

  test('once it is built nothing refuses it, until the page is left', async () => {
    const { session } = await campaignAt({ stage: 'capitals' });
    const seat = chooser(stateOf(session)) ?? '';
    const done = vi.fn();
    await inside(session, seat, () => <CapitalForm args={{}} onDone={done} />);
    const refusals = () => [
      ...screen.queryAllByRole('button', { name: 'By agreement…' }),
      ...screen.queryAllByRole('alert'),
      ...screen.queryAllByText(/^(Another realm is called that|Give your realm a name)/),
    ];
    const seen: unknown[] = [];
    const watch = new MutationObserver(() => seen.push(...refusals()));
    watch.observe(document.body, { childList: true, subtree: true });
    fireEvent.click(button('Build the capital here'));
    await waitFor(() => expect(done).toHaveBeenCalled());
    // The campaign as it is now is shown with the next frame.
    await new Promise((shown) => requestAnimationFrame(shown));
    watch.disconnect();
    expect([...seen, ...refusals()]).toEqual([]);
  });

  test('me.realm.tincture: each is offered the colour they were shown with from the start', async () => {
    const { session } = await campaignAt({ stage: 'capitals' });
    const first = chooser(stateOf(session)) ?? '';
    const shown = stateOf(session).seats.map((seat) => ({ azure: 'blue', gules: 'red', or: 'yellow' })[seat]);
    const at = stateOf(session).seats.indexOf(first);
    await inside(session, first, () => <CapitalForm args={{}} onDone={() => undefined} />);
    const on = screen.getAllByRole('button').find((one) => one.getAttribute('aria-pressed') === 'true');
    expect(on?.textContent?.trim()).toBe(shown[at]);
  });

  test('no realm without a name, and no two of one name', async () => {
    const { session } = await campaignAt({ stage: 'capitals' });
    const seat = chooser(stateOf(session)) ?? '';
    const other = stateOf(session).seats.find((one) => one !== seat) ?? '';
    await mend(session, [{ type: 'named', what: 'realm', id: other, name: 'Ostermark' }]);
    await inside(session, seat, () => <CapitalForm args={{}} onDone={() => undefined} />);
    const name = screen.getByLabelText('Name of your realm');
    fireEvent.input(name, { target: { value: '  ' } });
    expect(screen.getByText('Give your realm a name.')).toBeTruthy();
    expect(button('Build the capital here').disabled).toBe(true);
    fireEvent.input(name, { target: { value: 'ostermark' } });
    expect(screen.getByText('Another realm has that name.')).toBeTruthy();
    fireEvent.click(button('Another name'));
    expect(button('Build the capital here').disabled).toBe(false);
  });

  test('a name that another realm has is not offered', async () => {
    const { session } = await campaignAt({ stage: 'capitals' });
    const seat = chooser(stateOf(session)) ?? '';
    const other = stateOf(session).seats.find((one) => one !== seat) ?? '';
    const truly = crypto.getRandomValues.bind(crypto);
    let alike = Number.POSITIVE_INFINITY;
    let drawn = 0;
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((into) => (drawn++ < alike ? into : truly(into)));
    const offered = async (): Promise<string> => {
      drawn = 0;
      await inside(session, seat, () => <CapitalForm args={{}} onDone={() => undefined} />);
      const { value } = screen.getByLabelText<HTMLInputElement>('Name of your realm');
      cleanup();
      return value;
    };
    const name = await offered();
    const draws = drawn;
    await mend(session, [{ type: 'named', what: 'realm', id: other, name }]);
    // The dice fall as before for that one name, and then as they like.
    alike = draws;
    expect(await offered()).not.toBe(name);
  });

  test('the land lies open while capitals are chosen', async () => {
    const { session } = await campaignAt({ stage: 'capitals' });
    const [site = ''] = sites(stateOf(session));
    expect(site).not.toBe('');
    expect(scene(session.view() as View, 'azure').tiles.every(({ known }) => known)).toBe(true);
    const later = await campaignAt({ stage: 'realms' });
    expect(scene(later.session.view() as View, 'azure').tiles.some(({ known }) => !known)).toBe(true);
  });
});

describe('me.banners.placed: all at the capital, or elsewhere by a tap', () => {
  test('one tap places all; a tap on a tile moves the banner in hand and takes up the next', async () => {
    const { session } = await campaignAt({ stage: 'placing' });
    const realm = stateOf(session).realms.azure;
    const [one, two] = bannersOf(stateOf(session), 'azure');
    const elsewhere = realm?.tiles.find((tile) => tile !== realm.capital) ?? '';
    await mend(session, [{ type: 'named', what: 'banner', id: two?.id ?? '', name: 'The Heron Guard' }]);
    await inside(session, 'azure', () => <PlaceForm args={{}} onDone={() => undefined} />);
    expect(button('Place all at the capital')).toBeTruthy();
    fireEvent.click(button(elsewhere));
    expect(button(/^The Heron Guard/).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(button('Place the banners'));
    await waitFor(() => expect(stateOf(session).banners[one?.id ?? '']?.tile).toBe(elsewhere));
    expect(stateOf(session).banners[two?.id ?? '']?.tile).toBe(realm?.capital);
  });
});

test('a site tapped on the map and a colour by its chip are there again after the way back', async () => {
  const { session } = await campaignAt({ stage: 'capitals' });
  const seat = chooser(stateOf(session)) ?? '';
  const on = () => [
    screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent),
    screen
      .getAllByRole('button')
      .filter((one) => one.getAttribute('aria-pressed') === 'true')
      .map((one) => one.textContent),
  ];
  const { before, filled, after } = await twice(
    (what) => inside(session, seat, what),
    () => <CapitalForm args={{}} onDone={() => undefined} />,
    () => {
      fireEvent.click([...document.querySelectorAll('[data-hint]')].at(-1) as HTMLElement);
      fireEvent.click(
        screen
          .getAllByRole('button')
          .filter((one) => one.getAttribute('aria-pressed') === 'false')
          .at(-1) as HTMLElement,
      );
    },
    on,
  );
  expect(filled).not.toEqual(before);
  expect(after).toEqual(filled);
});
