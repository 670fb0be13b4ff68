/** Hexes picked on the map: the site of a capital, the second flag, hexes to claim and to conquer. */
import { createMemo, type JSX, Show } from 'solid-js';
import { objections } from '../../../../campaign/acts.ts';
import { openIn } from '../../../../campaign/open-to.ts';
import type { TileId } from '../../../../kernel/hex.ts';
import type { Json } from '../../../../kernel/json.ts';
import { multiplier } from '../../../../rules/ninth-age/charts/gold.ts';
import { costOf } from '../../../../rules/ninth-age/conquest/costs.ts';
import { purseOf } from '../../../../rules/ninth-age/conquest/points.ts';
import { freeTinctures } from '../../../../rules/ninth-age/founding/capital.ts';
import type { State } from '../../../../rules/ninth-age/state.ts';
import { useTasks } from '../../../campaign/use-tasks.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t, tn } from '../../../i18n/index.ts';
import type { OrderForm } from '../../contract.ts';
import { Agreed, leaveOnce } from '../../parts/agreed.tsx';
import { mapped } from '../../parts/ask/map-page.tsx';
import { MapPicker } from '../../parts/map-picker.tsx';
import { createSigns } from '../../parts/realm-signs.tsx';
import { useRealms } from '../names.ts';
import { hexLine, minedWith } from '../words.ts';

/** The tile a form was opened for, if it was opened from the map. */
const given = (args: Json): TileId | undefined =>
  (args as { readonly tile?: TileId } | null)?.tile ?? undefined;

/** What a hex is, and what can be made of it. */
function promise(state: State, tile: TileId): string {
  const hex = state.hexes[tile];
  if (!hex) return '';
  const what = hexLine(hex);
  if (hex.kind === 'swamp') return t('{what}: nothing can be built here', { what });
  const dice = minedWith(hex.kind);
  return dice === undefined
    ? what
    : t('{what}: a mine would yield {dice} × {times}', {
        what,
        dice,
        times: multiplier(state.options.standard),
      });
}

export const CapitalForm: OrderForm = (props): JSX.Element => {
  const { state, view, seat, busy, place } = useRealms();
  const { give } = useTasks();
  const [tile, setTile] = chosenSignal('tile', given(props.args));
  const sites = createMemo(() => openIn<TileId>(view(), seat(), 'found-capital', 'tile'));
  const { tincture, name, fault, Fields } = createSigns(
    () => freeTinctures(state()),
    () => state().realms,
  );
  const args = (): Json => ({ tile: tile() ?? '', tincture: tincture(), name: name() });
  return (
    <MapPicker
      title={t('Where do you found your capital?')}
      note={t('Not beside another, not in a swamp.')}
      hints={sites().map((site) => ({ tile: site, tone: 'ask' }))}
      selected={tile()}
      onPick={setTile}
      foot={
        <Show when={tile()} fallback={<p>{t('Tap one of the dashed hexes.')}</p>}>
          {(at) => (
            <>
              <h2>{place(at())}</h2>
              <p>{promise(state(), at())}</p>
              {Fields()}
              <Agreed
                against={objections(view(), seat(), 'found-capital', args())}
                busy={busy() || fault() !== undefined}
                yes={t('Build the capital here')}
                onYes={(why) => leaveOnce(give('found-capital', args(), why), props.onDone)}
              />
            </>
          )}
        </Show>
      }
    />
  );
};

export const FlagForm = mapped<{ readonly tile: TileId }>('plant-flag', () => {
  const { state } = useRealms();
  return {
    on: 'tile',
    start: ({ tile }) => tile,
    title: () => t('Plant your second flag'),
    note: () =>
      state().options.rulings.secondFlag === 'free' ? t('Any free hex will do.') : t('Beside your capital.'),
    untapped: () => t('Tap one of the dashed hexes.'),
    none: t('No hex is free.'),
    means: (tile) => <p>{promise(state(), tile)}</p>,
    answer: t('Plant the flag here'),
  };
});

const taking = (order: 'claim' | 'conquer') =>
  mapped<{ readonly tile: TileId }>(order, () => {
    const { state, seat, player } = useRealms();
    const left = () => purseOf(state(), seat()).left;
    const line = (tile: TileId): string => {
      const hex = state().hexes[tile];
      if (!hex) return '';
      const cost = tn(costOf(state(), seat(), tile), '{n} Conquest Point', '{n} Conquest Points');
      return hex.flag === null
        ? t('{what}: {cost}', { what: hexLine(hex), cost })
        : t('{what}, held by {who}: {cost}', { what: hexLine(hex), who: player(hex.flag), cost });
    };
    return {
      on: 'tile',
      start: ({ tile }) => tile,
      title: () => (order === 'claim' ? t('Claim a hex') : t('Conquer a hex')),
      note: () => tn(left(), '{n} Conquest Point left', '{n} Conquest Points left'),
      untapped: () => t('Tap one of the dashed hexes.'),
      none: t('You do not have enough points to take one.'),
      means: (tile) => <p>{line(tile)}</p>,
      answer: order === 'claim' ? t('Raise your flag') : t('Take the hex'),
    };
  });
export const ClaimForm = taking('claim');
export const ConquerForm = taking('conquer');
