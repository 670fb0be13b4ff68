/** A hex under the thumb: what it is, whose, what it costs to take, and what may be done there now. */
import { type JSX, Show } from 'solid-js';
import { objections } from '../../../../campaign/acts.ts';
import type { TileId } from '../../../../kernel/hex.ts';
import { multiplier } from '../../../../rules/ninth-age/charts/gold.ts';
import { costOf, hexPrice } from '../../../../rules/ninth-age/conquest/costs.ts';
import { formOf } from '../../../campaign/context.tsx';
import { t, tn } from '../../../i18n/index.ts';
import { spoken } from '../../../map/speak.ts';
import { Button } from '../../../ui/button.tsx';
import { GameIcon } from '../../../ui/icons/game-icon.tsx';
import { BuildHere } from '../../parts/build-here.tsx';
import { PlaceSheet } from '../../parts/place-sheet.tsx';
import s from '../../parts/tile-sheet.module.css';
import { originFor, useRealms } from '../names.ts';
import { hexLine, minedWith } from '../words.ts';

export function TileSheet(props: { tile: string; onClose: () => void }): JSX.Element {
  const realms = useRealms();
  const { state, seat, place } = realms;
  const tile = () => props.tile as TileId;
  const hex = () => state().hexes[tile()];
  const what = () => {
    const here = hex();
    if (!here) return t('Off the map');
    return here.name
      ? t('{what}, {place}', { what: hexLine(here), place: spoken(tile(), originFor(state())) })
      : hexLine(here);
  };
  const order = () => (hex()?.flag == null ? 'claim' : 'conquer');
  const against = () => objections(realms.view(), seat(), order(), { tile: tile() })[0];
  /** A player reads what a hex costs, and that it costs too much, before they have the points. */
  const mayTake = () =>
    hex() !== undefined && (against()?.rule ?? 'na.conquest.points') === 'na.conquest.points';
  const cost = () => tn(costOf(state(), seat(), tile()), '{n} Conquest Point', '{n} Conquest Points');
  const yields = () => {
    const here = hex();
    return here?.mine
      ? t('its mine yields {dice} × {times}', {
          dice: minedWith(here.kind) ?? '',
          times: multiplier(state().options.standard),
        })
      : undefined;
  };
  return (
    <PlaceSheet
      name={place(tile())}
      what={what()}
      owner={hex()?.flag}
      peek={
        <>
          {' '}
          <Show when={mayTake()}>
            <Button
              kind="filled"
              grow
              lead={<GameIcon name="flying-flag" size={20} />}
              href={formOf(realms, order(), { tile: tile() })}
            >
              {hex()?.flag == null
                ? t('Claim the hex: {cost}', { cost: cost() })
                : t('Conquer the hex: {cost}', { cost: cost() })}
            </Button>
            <Show when={against()}>{(remark) => <p class={s.warn}>{realms.say(remark().why)}</p>}</Show>
          </Show>
          <BuildHere tile={tile()} />
        </>
      }
      facts={
        <>
          <Show when={yields()}>{(line) => <span>{line()}</span>}</Show>
          <Show when={hex()?.kind === 'swamp'}>
            <span>{t('nothing can be built here')}</span>
          </Show>
          <Show when={hex() && hex()?.flag !== seat()}>
            <span>
              {hex()?.flag == null
                ? tn(hexPrice(hex() as never, false), 'costs {n} point to claim', 'costs {n} points to claim')
                : tn(
                    hexPrice(hex() as never, false),
                    'costs {n} point to conquer',
                    'costs {n} points to conquer',
                  )}
            </span>
          </Show>
        </>
      }
      rename={hex()?.flag === seat() && formOf(realms, 'name-place', { tile: tile() })}
      onClose={props.onClose}
    />
  );
}
