/** A hex under the thumb: what it is, whose, what it costs to take, and what may be done there now. */
import { type JSX, Show } from 'solid-js';
import type { TileId } from '../../../../kernel/hex.ts';
import { multiplier } from '../../../../rules/ninth-age/charts/gold.ts';
import { buildable } from '../../../../rules/ninth-age/conquest/building.ts';
import { costOf, hexPrice } from '../../../../rules/ninth-age/conquest/costs.ts';
import { tooDear, untakeable } from '../../../../rules/ninth-age/conquest/expand.ts';
import { acting } from '../../../../rules/ninth-age/turn/acting.ts';
import { formOf } from '../../../campaign/context.tsx';
import { t, tn } from '../../../i18n/index.ts';
import { spoken } from '../../../map/speak.ts';
import { BottomSheet } from '../../../ui/bottom-sheet.tsx';
import { Button } from '../../../ui/button.tsx';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { GameIcon } from '../../../ui/icons/game-icon.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import s from '../../parts/tile-sheet.module.css';
import { originFor, useRealms } from '../names.ts';
import { hexLine, minedWith } from '../words.ts';

export function TileSheet(props: { tile: string; onClose: () => void }): JSX.Element {
  const realms = useRealms();
  const { state, seat, player, colour, place } = realms;
  const tile = () => props.tile as TileId;
  const hex = () => state().hexes[tile()];
  const what = () => {
    const here = hex();
    if (!here) return t('Off the map');
    return here.name
      ? t('{what}, {place}', { what: hexLine(here), place: spoken(tile(), originFor(state())) })
      : hexLine(here);
  };
  const mayTake = () =>
    state().turn.phase === 'conquest' && acting(state()) === seat() && !untakeable(state(), seat(), tile());
  const cost = () => tn(costOf(state(), seat(), tile()), '{n} Conquest Point', '{n} Conquest Points');
  const builds = () =>
    state().turn.phase === 'conquest' &&
    acting(state()) === seat() &&
    buildable(state(), seat()).some((site) => site.tile === tile());
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
    <BottomSheet
      label={place(tile())}
      onDismiss={props.onClose}
      peek={
        <div class={s.peek}>
          <div class={s.head}>
            <div class={s.names}>
              <h2>{place(tile())}</h2>
              <p>{what()}</p>
            </div>
            <Show when={hex()?.flag}>
              {(flag) => (
                <span class={s.owner}>
                  <Shield tincture={colour(flag())} size={34} label="" />
                  {flag() === seat() ? t('yours') : player(flag())}
                </span>
              )}
            </Show>
          </div>
          <Show when={mayTake()}>
            <Button
              kind="filled"
              grow
              lead={<GameIcon name="flying-flag" size={20} />}
              href={formOf(realms, hex()?.flag == null ? 'claim' : 'conquer', { tile: tile() })}
            >
              {hex()?.flag == null
                ? t('Claim it: {cost}', { cost: cost() })
                : t('Conquer it: {cost}', { cost: cost() })}
            </Button>
            <Show when={tooDear(state(), seat(), costOf(state(), seat(), tile()))}>
              {(remark) => <p class={s.warn}>{realms.say(remark().why)}</p>}
            </Show>
          </Show>
          <Show when={builds()}>
            <Button
              grow
              lead={<GameIcon name="castle" size={20} />}
              href={formOf(realms, 'build', { tile: tile() })}
            >
              {t('Build here')}
            </Button>
          </Show>
        </div>
      }
    >
      <p class={s.facts}>
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
      </p>
      <Show when={hex()?.flag === seat()}>
        <Rows>
          <Row title={t('Give it a name')} href={formOf(realms, 'name-place', { tile: tile() })} />
        </Rows>
      </Show>
    </BottomSheet>
  );
}
