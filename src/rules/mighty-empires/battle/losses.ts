/**
 * How a force bears its losses: its owner says which banner bears the odd points, their book how they fall. What a banner holds stays
 * secret; the answer is what everybody will see anyway, the charges and who is destroyed.
 */
import * as v from 'valibot';
import { parse } from '../../../kernel/args.ts';
import type { Json } from '../../../kernel/json.ts';
import { askAll, chosen, declared, note, type Procedure } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { countArg, pieceArg } from '../define.ts';
import type { BannerId, Owner } from '../state.ts';
import { type Shared, shareOut, unharmed } from './share.ts';

export type Bearing = {
  readonly seat: Owner;
  readonly banners: readonly BannerId[];
  /** Points to lose now; independents, who disperse, bear none. */
  readonly points: number;
  /** Charged earlier in the same order, and not yet in the book. */
  readonly already: { readonly [banner: BannerId]: number };
};

const answer = v.object({ charged: v.record(pieceArg, countArg), destroyed: v.array(pieceArg) });
/** A declaration as it is understood; one that makes no sense counts as an even split among all. */
function heard(json: Json, { banners, points }: Bearing, first: BannerId | null): Shared {
  const said = parse(answer, json);
  const ours = (banner: BannerId): boolean => banners.includes(banner);
  if (!said.ok || ![...Object.keys(said.value.charged), ...said.value.destroyed].every(ours))
    return shareOut(
      points,
      banners.map((banner) => ({ banner, points: Number.POSITIVE_INFINITY })),
      first,
    );
  return said.value;
}

/** Losses of several forces at once, by name: first the odd points, then what the books say. */
export function* bearLosses<const N extends string>(
  forces: { readonly [name in N]: Bearing },
): Procedure<never, { readonly [name in N]: Shared }> {
  const rule = 'me.battle.losses';
  const all = (Object.entries(forces) as [N, Bearing][]).filter(
    ([, { seat, points, banners }]) => seat !== 'independent' && points > 0 && banners.length > 0,
  );
  const uneven = all.filter(([, { points, banners }]) => points % banners.length > 0);
  const odd =
    uneven.length === 0
      ? {}
      : yield* askAll(
          Object.fromEntries(
            uneven.map(([name, { seat, points, banners }]) => [
              `odd/${name}`,
              chosen({
                by: seat,
                rule,
                text: say(
                  '{points} points do not divide evenly among {banners} banners. Which one loses more?',
                  {
                    points,
                    banners: banners.length,
                  },
                ),
                from: Object.fromEntries(banners.map((banner) => [banner, say('{banner}', { banner })])),
              }),
            ]),
          ),
        );
  const first = (name: N): BannerId | null =>
    (odd as { readonly [label: string]: string })[`odd/${name}`] ?? null;
  const said =
    all.length === 0
      ? {}
      : yield* askAll(
          Object.fromEntries(
            all.map(([name, { seat, banners, points, already }]) => [
              `losses/${name}`,
              declared({
                by: seat,
                rule,
                claim: 'losses',
                about: { banners, points, already, first: first(name) },
                text: say('How do your banners share the loss of {points} points?', { points }),
              }),
            ]),
          ),
        );
  const shared = ([name, bearing]: [N, Bearing]): Shared =>
    all.some(([other]) => other === name)
      ? heard((said as { readonly [label: string]: Json })[`losses/${name}`] ?? null, bearing, first(name))
      : unharmed;
  return Object.fromEntries(
    (Object.entries(forces) as [N, Bearing][]).map((each) => [each[0], shared(each)]),
  ) as { readonly [name in N]: Shared };
}

/** Tells what a force lost. */
export const toldLosses = (seat: Owner, points: number, { destroyed }: Shared): Procedure<never> =>
  note('battle-losses', 'me.battle.losses', { seat, points, destroyed: destroyed.length });
