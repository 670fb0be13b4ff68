/**
 * What a banner may do, under the thumb: the likeliest filled. What is not offered now stands there too; its form says
 * why, and how the table may agree on it all the same.
 */
import { For, type JSX, Show } from 'solid-js';
import { openIn } from '../../../../campaign/open-to.ts';
import type { Json } from '../../../../kernel/json.ts';
import type { AnyOrder } from '../../../../kernel/ruleset.ts';
import { shipOf } from '../../../../rules/mighty-empires/map/aboard.ts';
import { encountersIn, type PlacedBanner } from '../../../../rules/mighty-empires/queries.ts';
import { formOf } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { cx } from '../../../ui/cx.ts';
import { GameIcon, type GameIconName } from '../../../ui/icons/game-icon.tsx';
import { useEmpire } from '../empire.ts';
import s from './foot.module.css';

interface Deed {
  readonly order: string;
  readonly args: { readonly [name: string]: Json };
  readonly label: string;
  readonly icon: GameIconName;
}

export function BannerFoot(props: { banner: PlacedBanner; asked: boolean }): JSX.Element {
  const empire = useEmpire();
  const { state, view, seat } = empire;
  const deeds = (): readonly Deed[] => {
    const { id, tile } = props.banner;
    if (tile === null) return [];
    const fights = encountersIn(state(), tile).map(
      ({ id: encounter, kind, defender }): Deed =>
        kind === 'battle'
          ? { order: 'fight', args: { encounter }, label: t('Battle'), icon: 'crossed-swords' }
          : defender === seat()
            ? { order: 'sally', args: { tile }, label: t('Siege'), icon: 'siege-tower' }
            : { order: 'assault', args: { siege: encounter }, label: t('Siege'), icon: 'siege-tower' },
    );
    const deed = {
      provide: { order: 'subsist', args: {}, label: t('Provide'), icon: 'wheat' },
      scout: { order: 'scout', args: { banner: id }, label: t('Scout'), icon: 'spyglass' },
      march: { order: 'move', args: { banners: [id] }, label: t('March'), icon: 'walking-boot' },
      baggage: { order: 'distribute', args: { tile }, label: t('Baggage'), icon: 'rally-the-troops' },
      ranks: {
        order: 'reorganise',
        args: { tile, banner: id },
        label: t('Reorganise'),
        icon: 'flying-flag',
      },
      board: { order: 'embark', args: { banner: id }, label: t('Go aboard'), icon: 'caravel' },
      land: { order: 'disembark', args: { banners: [id] }, label: t('Land'), icon: 'walking-boot' },
    } satisfies Record<string, Deed>;
    if (state().season.phase === 'reorganisation') return [...fights, deed.ranks, deed.baggage];
    const ship = shipOf(state(), id);
    if (ship) {
      const sail: Deed = {
        order: 'voyage',
        args: { ships: [ship.id] },
        label: t('Set sail'),
        icon: 'caravel',
      };
      return [deed.provide, deed.scout, sail, ...(ship.harbour ? [deed.land] : [])];
    }
    const quay = openIn(view(), seat(), 'embark', 'ship', { banner: id }).length > 0;
    return [...fights, deed.provide, deed.scout, deed.march, quay ? deed.board : deed.baggage];
  };
  /** Offered now in general; whether just so is for the form to say. */
  const open = ({ order }: Deed): boolean => {
    const offered = (view().ruleset.orders[order] as AnyOrder<unknown, unknown> | undefined)?.offered(
      view().table.rules,
      seat(),
    );
    return offered?.open ?? false;
  };
  const waits = ({ order, args }: Deed): boolean =>
    view()
      .tasks(seat())
      .some((task) => task.order?.id === order && concerns(task.order.args, args, props.banner));
  const likeliest = () => (props.asked ? undefined : deeds().find((deed) => waits(deed)));
  return (
    <nav class={s.deeds} aria-label={t('What it may do')}>
      <For each={deeds()}>
        {(deed) => (
          <a
            class={cx(s.deed, deed.order === likeliest()?.order && s.likely, !open(deed) && s.shut)}
            href={formOf(empire, deed.order, deed.args)}
          >
            <GameIcon name={deed.icon} size={30} />
            <span>{deed.label}</span>
            <Show when={!open(deed)}>
              <span class="unseen">{t('not offered now')}</span>
            </Show>
          </a>
        )}
      </For>
    </nav>
  );
}

/** Whether a task of the seat is about this deed of this banner. */
function concerns(told: Json | undefined, args: Deed['args'], { id }: PlacedBanner): boolean {
  const { banner, banners, plan, encounter, tile } = (told ?? {}) as {
    readonly [name: string]: unknown;
  };
  if (banner !== undefined) return banner === id;
  if (Array.isArray(banners)) return banners.includes(id);
  if (plan !== undefined) return Object.hasOwn(plan as object, id);
  if (encounter !== undefined) return encounter === args.encounter;
  return tile === undefined || tile === args.tile;
}
