/**
 * A campaign's card on the shelf: written while the campaign is open, read without opening it. Worded when it is written;
 * what a later Realmbook wrote and this one does not know is left out, never guessed.
 */
import * as v from 'valibot';
import { calledOn } from '../../campaign/called-on.ts';
import { leftFrom, needsGrant } from '../../campaign/claims.ts';
import type { View } from '../../campaign/view.ts';
import type { Json } from '../../kernel/json.ts';
import { grounds } from '../../kernel/land.ts';
import type { Seat } from '../../kernel/question.ts';
import { t, worded } from '../i18n/index.ts';
import { type TileView, tinctures } from '../map/model.ts';
import type { RulesetApp } from '../rulesets/contract.ts';
import { yearOf } from './years.ts';

const map = v.object({
  seed: v.string(),
  tiles: v.array(v.looseObject({ id: v.string(), land: v.looseObject({ ground: v.picklist(grounds) }) })),
});
const shape = v.object({
  when: v.optional(v.string()),
  seats: v.optional(v.array(v.picklist(tinctures)), []),
  news: v.optional(
    v.object({ words: v.string(), tone: v.picklist(['accent', 'quiet']), icon: v.optional(v.string()) }),
  ),
  map: v.optional(map),
  /** The names of its players, those of this phone first. */
  players: v.optional(v.array(v.string())),
  /** Who invited this phone, until the campaign has arrived. */
  from: v.optional(v.string()),
});
export type Card = Omit<v.InferOutput<typeof shape>, 'map'> & {
  readonly map?: { readonly seed: string; readonly tiles: readonly TileView[] } | undefined;
};

export function readCard(card: Json): Card {
  const read = v.safeParse(shape, card);
  return read.success ? (read.output as unknown as Card) : { seats: [] };
}

/** What became of the seat that this phone had, where it holds none any more. */
function gone(view: View): string | undefined {
  if (view.seats.some(({ mine }) => mine)) return undefined;
  if (view.seats.some((one) => leftFrom(view, one))) return t('You have left it for good');
  return view.seats.some(({ id }) => needsGrant(view, id))
    ? t('This phone has no seat there any more')
    : undefined;
}

/** The card as it is now, as one seat sees it: nothing of another seat's secrets. */
/** @param onward what the new book is called in which it goes on, '' where that is not known */
export function cardOf(view: View, seat: Seat, app: RulesetApp, onward?: string): Json {
  const { line, tinctures: seats } = app.card(view, seat);
  const { title, year } = view.clock;
  const stage = worded(title);
  const when =
    year === undefined ? stage : t('{when}, {year}', { when: stage, year: yearOf(app, view, year) });
  const asked = calledOn(view, seat).length > 0 || view.tasks(seat).some(({ kind }) => kind === 'asked');
  const mine = view.clock.turn === seat && seat !== 'guest';
  const task = view.tasks(seat).find(({ kind }) => kind === 'asked');
  const own = view.seats.findIndex(({ id }) => id === seat);
  const scene = app.scene?.(view, seat);
  const away = gone(view);
  const card: Card = {
    when: `${view.ruleset.title} · ${when}`,
    seats: own > 0 ? [seats[own] ?? 'azure', ...seats.filter((_, i) => i !== own)] : [...seats],
    players: view.seats.toSorted((a, b) => Number(b.mine) - Number(a.mine)).map(({ name }) => name),
    ...(onward !== undefined
      ? {
          news: {
            words: onward ? t('Goes on in “{title}”', { title: onward }) : t('Goes on in a new book'),
            tone: 'quiet' as const,
          },
        }
      : away !== undefined
        ? { news: { words: away, tone: 'quiet' as const } }
        : asked || mine
          ? { news: { words: line, tone: 'accent' as const, ...(task ? { icon: task.icon } : {}) } }
          : line === stage
            ? {}
            : { news: { words: line, tone: 'quiet' as const } }),
    ...(scene && scene.tiles.length > 0
      ? {
          map: {
            seed: scene.seed,
            tiles: scene.tiles.map(({ id, land, known, owner, settlement, razed }) => ({
              id,
              land,
              known,
              ...(owner ? { owner } : {}),
              ...(settlement ? { settlement } : {}),
              ...(razed ? { razed } : {}),
            })),
          },
        }
      : {}),
  };
  return card as unknown as Json;
}
