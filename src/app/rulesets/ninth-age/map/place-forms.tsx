/** Hexes picked on the map: the site of a capital, the second flag, hexes to claim and to conquer. */
import { type JSX, Show } from 'solid-js';
import { objections } from '../../../../campaign/acts.ts';
import type { TileId } from '../../../../kernel/hex.ts';
import type { Json } from '../../../../kernel/json.ts';
import { multiplier } from '../../../../rules/ninth-age/charts/gold.ts';
import { costOf } from '../../../../rules/ninth-age/conquest/costs.ts';
import { takeable } from '../../../../rules/ninth-age/conquest/expand.ts';
import { purseOf } from '../../../../rules/ninth-age/conquest/points.ts';
import { flagSites, freeTinctures, sites } from '../../../../rules/ninth-age/founding/capital.ts';
import type { State } from '../../../../rules/ninth-age/state.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t, tn } from '../../../i18n/index.ts';
import { useTasks } from '../../../screens/campaign/today/use-tasks.ts';
import type { OrderForm } from '../../contract.ts';
import { Agreed, leaveOnce } from '../../parts/agreed.tsx';
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
  const { tincture, name, fault, Fields } = createSigns(
    () => freeTinctures(state()),
    () => state().realms,
  );
  const args = (): Json => ({ tile: tile() ?? '', tincture: tincture(), name: name() });
  return (
    <MapPicker
      title={t('Where does your capital stand?')}
      note={t('Not beside another, not in a swamp.')}
      hints={sites(state()).map((site) => ({ tile: site, tone: 'ask' }))}
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

/** A form that is answered by one hex and a line of what it means. */
function PickHex(props: {
  order: string;
  args: Json;
  title: string;
  note: string;
  hints: readonly TileId[];
  yes: string;
  line: (tile: TileId) => string;
  empty: string;
  onDone: () => void;
}): JSX.Element {
  const { view, seat, busy, place } = useRealms();
  const { give } = useTasks();
  const [tile, setTile] = chosenSignal('tile', given(props.args));
  return (
    <MapPicker
      title={props.title}
      note={props.note}
      hints={props.hints.map((each) => ({ tile: each, tone: 'ask' }))}
      selected={tile()}
      start={tile()}
      onPick={setTile}
      foot={
        <Show
          when={tile()}
          fallback={<p>{props.hints.length > 0 ? t('Tap one of the dashed hexes.') : props.empty}</p>}
        >
          {(at) => (
            <>
              <h2>{place(at())}</h2>
              <p>{props.line(at())}</p>
              <Agreed
                against={objections(view(), seat(), props.order, { tile: at() })}
                busy={busy()}
                yes={props.yes}
                onYes={(why) => leaveOnce(give(props.order, { tile: at() }, why), props.onDone)}
              />
            </>
          )}
        </Show>
      }
    />
  );
}

export const FlagForm: OrderForm = (props): JSX.Element => {
  const { state, seat } = useRealms();
  return (
    <PickHex
      order="plant-flag"
      args={props.args}
      title={t('Plant your second flag')}
      note={
        state().options.rulings.secondFlag === 'free' ? t('Any free hex will do.') : t('Beside your capital.')
      }
      hints={flagSites(state(), seat())}
      yes={t('Plant it here')}
      line={(tile) => promise(state(), tile)}
      empty={t('No hex is free.')}
      onDone={props.onDone}
    />
  );
};

const taking =
  (order: 'claim' | 'conquer'): OrderForm =>
  (props): JSX.Element => {
    const { state, seat, player } = useRealms();
    const left = () => purseOf(state(), seat()).left;
    const mine = () =>
      takeable(state(), seat()).filter(
        (tile) => (state().hexes[tile]?.flag === null) === (order === 'claim'),
      );
    const line = (tile: TileId): string => {
      const hex = state().hexes[tile];
      if (!hex) return '';
      const cost = tn(costOf(state(), seat(), tile), '{n} Conquest Point', '{n} Conquest Points');
      return hex.flag === null
        ? t('{what}: {cost}', { what: hexLine(hex), cost })
        : t('{what}, held by {who}: {cost}', { what: hexLine(hex), who: player(hex.flag), cost });
    };
    return (
      <PickHex
        order={order}
        args={props.args}
        title={order === 'claim' ? t('Claim a hex') : t('Conquer a hex')}
        note={tn(left(), '{n} Conquest Point left', '{n} Conquest Points left')}
        hints={mine()}
        yes={order === 'claim' ? t('Raise your flag') : t('Take it')}
        line={line}
        empty={t('None can be taken with the points you have.')}
        onDone={props.onDone}
      />
    );
  };
export const ClaimForm = taking('claim');
export const ConquerForm = taking('conquer');
