/** What the app's players did since the newcomer's turn: where they scouted and marched, a line for each. */
import { createMemo, createResource, For, type JSX, Show } from 'solid-js';
import type { Telling } from '../../../../campaign/telling.ts';
import type { Seat } from '../../../../kernel/question.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { appPlays, exampleIn } from '../../../campaign/example.ts';
import { listed, t } from '../../../i18n/index.ts';

/** A player's turn ends a page: those of the two others lie on the last two. */
const PAGES = 2;

interface Deeds {
  readonly scouted: readonly string[];
  readonly marched: readonly string[];
}

/** By the player, the tiles; of what was done in their own turns since a seat's own last order. The set-up is nobody's turn. */
export function deedsSince(tellings: readonly Telling[], own: Seat): ReadonlyMap<Seat, Deeds> {
  const last = tellings.findLastIndex(({ seat, kind }) => seat === own && kind === 'order');
  const found = new Map<Seat, Deeds>();
  for (const { seat, kind, at, changes } of tellings.slice(last + 1)) {
    if (kind !== 'order' || seat === own || (at as { readonly turn?: Seat }).turn !== seat) continue;
    const { scouted, marched } = found.get(seat) ?? { scouted: [], marched: [] };
    const tiles = (type: string): readonly string[] =>
      changes.flatMap((one) => {
        const change = one as { readonly type?: string; readonly tile?: string };
        return change.type === type && change.tile !== undefined ? [change.tile] : [];
      });
    found.set(seat, {
      scouted: [...new Set([...scouted, ...tiles('scouted')])],
      marched: [...new Set([...marched, ...tiles('moved')])],
    });
  }
  return found;
}

export function Did(): JSX.Element {
  const { session, view, say, player } = useCampaign();
  const [before] = createResource(
    () => ({ page: view().page, book: view().book }),
    async ({ page }) => {
      const pages = Array.from({ length: Math.min(PAGES, page) }, (_, n) => page - n - 1).toReversed();
      return (await Promise.all(pages.map((one) => session.tellings(one)))).flat();
    },
  );
  const deeds = createMemo(() =>
    [
      ...deedsSince([...(before.latest ?? []), ...view().tellings], exampleIn(session.campaign)?.seat ?? ''),
    ].filter(([seat]) => appPlays(session.campaign, seat) && view().clock.turn !== seat && seat !== 'table'),
  );
  const places = (tiles: readonly string[]): string =>
    listed(tiles.map((tile) => say({ say: '{tile}', with: { tile } })));
  const words = (seat: Seat, { scouted, marched }: Deeds): string => {
    const name = player(seat);
    const [seen, gone] = [places(scouted), places(marched)];
    if (seen && gone) return t('{name} scouted {seen}, and marched to {gone}.', { name, seen, gone });
    if (seen) return t('{name} scouted {seen}, and stayed.', { name, seen });
    return gone
      ? t('{name} marched to {gone}.', { name, gone })
      : t('{name} stayed where they were.', { name });
  };
  return (
    <Show when={deeds().length > 0}>
      <section aria-label={t('What the others did')}>
        <For each={deeds()}>{([seat, one]) => <p>{words(seat, one)}</p>}</For>
      </section>
    </Show>
  );
}
