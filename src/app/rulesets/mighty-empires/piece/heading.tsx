/** The head of a banner's sheet: its flag large, its name, who they are, and where they stand. */
import { type JSX, Show } from 'solid-js';
import { commanderOf } from '../../../../rules/mighty-empires/accord/commander.ts';
import type { PlacedBanner } from '../../../../rules/mighty-empires/queries.ts';
import { t } from '../../../i18n/index.ts';
import { GameIcon } from '../../../ui/icons/game-icon.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { Flag } from '../parts/flag.tsx';
import { shipName } from '../ship-words.ts';
import { bannerName, kindIcons, kindOf, placeLine } from '../words.ts';
import s from './piece.module.css';

export function Heading(props: { banner: PlacedBanner; under: string; end?: JSX.Element }): JSX.Element {
  const { state } = useEmpire();
  const tile = () => props.banner.tile;
  const aboard = () => Object.values(state().ships).find(({ carries }) => carries === props.banner.id);
  const icon = () => {
    const [at, ship] = [tile(), aboard()];
    const holding = at === null ? undefined : state().tiles[at];
    return ship ? 'caravel' : holding ? kindIcons[kindOf(holding)] : 'position-marker';
  };
  const place = () => {
    const at = tile();
    if (at === null) return t('not on the map yet');
    const ship = aboard();
    if (!ship) return placeLine(state(), at);
    const gaps = { ship: shipName(ship), place: placeName(state(), at) };
    return ship.harbour ? t('{ship}, harbour of {place}', gaps) : t('{ship}, off {place}', gaps);
  };
  return (
    <header class={s.heading}>
      <Flag banner={props.banner} height={92} bare />
      <div class={s.names}>
        <div class={s.titled}>
          <h1>{bannerName(props.banner)}</h1>
          {props.end}
        </div>
        <Show when={props.under}>
          <p class={s.under}>{props.under}</p>
        </Show>
        <Show when={commanderOf(state(), props.banner.id)}>
          {(name) => <p class={s.under}>{t('led by {name}', { name: name() })}</p>}
        </Show>
        <p class={s.place}>
          <GameIcon name={icon()} size={18} />
          <span>{place()}</span>
        </p>
      </div>
    </header>
  );
}
