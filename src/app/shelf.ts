/** What the shelf shows of each campaign on this phone. */
import { type Accessor, createComponent, createSignal, type JSX } from 'solid-js';
import type { CampaignPart, Shelved } from '../store/types.ts';
import { t, tn } from './i18n/index.ts';
import type { Tincture } from './ui/heraldry/tinctures.ts';
import { type GameIconName, gameIcons } from './ui/icons/game-names.ts';

export interface CampaignCard {
  readonly id: string;
  readonly title: string;
  /** 'Mighty Empires · year II, month III', already worded. */
  readonly when: string;
  readonly href: string;
  /** The campaign's own page, once it has arrived. */
  readonly own?: string;
  /** The seats' tinctures in turn order, the reader's own first where there is one. */
  readonly seats: readonly Tincture[];
  /** A note to read before opening: a question to the reader (accent), urgent (warn), or quiet. */
  readonly news?: {
    readonly words: string;
    readonly tone: 'accent' | 'warn' | 'quiet';
    readonly icon?: GameIconName;
  };
  readonly ended?: boolean;
  /** What is kept of it on this phone and cannot be read. */
  readonly damaged?: readonly CampaignPart[];
  /** A small map, 96 by 96 at its usual size. Drawn only when it scrolls near. */
  readonly thumbnail?: () => JSX.Element;
}
export interface Shelf {
  /** Latest used first. Undefined until the store has been read. */
  readonly campaigns: Accessor<readonly CampaignCard[] | undefined>;
  /** Names of campaigns that the browser threw away with all it kept, until the player dismisses the card. */
  readonly lost: Accessor<readonly string[]>;
  forgetLost(): void;
  /** Reads the shelf again: another tab may have changed it. */
  refresh(): Promise<void>;
  /** Grows when a campaign that goes on in this tab has a new card. */
  readonly changes: Accessor<number>;
}

/** The campaigns kept on this phone. Rejects with a StoreError where the store cannot be opened. */
export async function openShelf(): Promise<Shelf> {
  const [{ deps }, { cardsKept }, { readCard }, { Thumbnail }, { lostCampaigns, forgetLost }] =
    await Promise.all([
      import('./campaign/deps.ts'),
      import('./campaign/kept.ts'),
      import('./campaign/cards.ts'),
      import('./campaign/thumbnail.tsx'),
      import('./campaign/lost-storage.ts'),
    ]);
  const sound = ({ campaign, title, card: kept, met }: Shelved, now: number): CampaignCard => {
    const { when, seats = [], news, map, from } = readCard(kept);
    const icon = gameIcons.find((name) => name === news?.icon);
    const words = newsOf(news?.words, met, now);
    return {
      id: campaign,
      title,
      when: when ?? (from ? t('{name} invites you', { name: from }) : t('not opened yet')),
      href: `/c/${campaign}/today`,
      ...(when === undefined ? {} : { own: `/c/${campaign}/settings` }),
      seats,
      // What came out of a file has no card until it has been read; it waits for nobody.
      ...(when === undefined
        ? kept !== null && { news: { words: t('Waiting for the first meeting'), tone: 'quiet' as const } }
        : words && { news: { words, tone: news?.tone ?? 'quiet', ...(icon ? { icon } : {}) } }),
      ...(map ? { thumbnail: () => createComponent(Thumbnail, { ...map, owner: seats[0] }) } : {}),
    };
  };
  const card = (shelved: Shelved, now: number): CampaignCard => {
    const { damaged } = shelved;
    if (!damaged) return sound(shelved, now);
    const { own: _, ...rest } = sound(shelved, now);
    const when = damaged.includes('card') ? t('its card cannot be read') : rest.when;
    const news = { words: t('A part of it is damaged'), tone: 'warn' as const };
    return { ...rest, title: rest.title || t('A damaged campaign'), when, news, damaged };
  };
  const [lost, setLost] = createSignal<readonly string[]>([]);
  const read = async (): Promise<readonly CampaignCard[]> => {
    const { store } = deps();
    const shelved = await store.shelf();
    // A phone that cannot tell has its shelf all the same.
    await lostCampaigns(store, shelved).then(
      (all) => setLost(all.map(({ title }) => title || t('A damaged campaign'))),
      () => undefined,
    );
    return shelved.map((one) => card(one, Date.now()));
  };
  const [campaigns, setCampaigns] = createSignal(await read());
  return {
    campaigns,
    changes: cardsKept,
    lost,
    forgetLost() {
      forgetLost();
      setLost([]);
    },
    async refresh() {
      setCampaigns(await read());
    },
  };
}

const DAY = 86_400_000;
/** What is asked, or else how long ago the table met. */
function newsOf(words: string | undefined, met: number | undefined, now: number): string | undefined {
  if (words !== undefined || met === undefined) return words;
  const days = Math.floor((now - met) / DAY);
  return days <= 0 ? t('Met today') : tn(days, 'Last met {n} day ago', 'Last met {n} days ago');
}
