/** What the shelf shows of each campaign on this phone. */
import { type Accessor, createSignal, type JSX } from 'solid-js';
import type { Tincture } from './ui/heraldry/tinctures.ts';
import type { GameIconName } from './ui/icons/game-icon.tsx';

export interface CampaignCard {
  readonly id: string;
  readonly title: string;
  /** 'Mighty Empires · year II, month III', already worded. */
  readonly when: string;
  readonly href: string;
  /** The seats' tinctures in turn order, the reader's own first where there is one. */
  readonly seats: readonly Tincture[];
  /** What the reader should know before opening: asked of him (accent), pressing (warn), or quiet. */
  readonly news?: {
    readonly words: string;
    readonly tone: 'accent' | 'warn' | 'quiet';
    readonly icon?: GameIconName;
  };
  readonly ended?: boolean;
  /** A small map, 96 by 96 at its usual size. Drawn only when it scrolls near. */
  readonly thumbnail?: () => JSX.Element;
}
export interface Shelf {
  /** Latest used first. Undefined until the store has been read. */
  readonly campaigns: Accessor<readonly CampaignCard[] | undefined>;
}

/** The campaigns kept on this phone. Rejects where the store cannot be opened. */
export async function openShelf(): Promise<Shelf> {
  const [campaigns] = createSignal<readonly CampaignCard[]>([]);
  return { campaigns };
}
