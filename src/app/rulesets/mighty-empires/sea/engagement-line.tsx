/** Whose ships a fleet would meet in a tile, and how a battle with them would go. */
import { For, type JSX } from 'solid-js';
import type { TileId } from '../../../../kernel/hex.ts';
import { chance } from '../../../../kernel/odds.ts';
import {
  countOf,
  type Fleet,
  fleetOf,
  fleetsAgainst,
  hull,
} from '../../../../rules/mighty-empires/sea/fleets.ts';
import { navalOdds } from '../../../../rules/mighty-empires/sea/odds.ts';
import type { ShipId } from '../../../../rules/mighty-empires/state.ts';
import { t } from '../../../i18n/index.ts';
import { percents } from '../../../ui/percents.ts';
import { Warning } from '../../parts/warning.tsx';
import { useEmpire } from '../empire.ts';

export function EngagementLine(props: {
  ships: readonly ShipId[];
  tile: TileId;
  harbour: boolean;
}): JSX.Element {
  const { state, seat, player } = useEmpire();
  /** Those who come, and one’s own who lie there already. */
  const mine = (): Fleet => {
    const ids = Object.keys(state().ships).filter(
      (id) =>
        props.ships.includes(id) ||
        (state().ships[id]?.owner === seat() && state().ships[id]?.tile === props.tile),
    );
    const hulls = ids.flatMap((id) => {
      const ship = state().ships[id];
      return ship ? [hull({ id, ...ship })] : [];
    });
    return fleetOf(state(), seat(), hulls);
  };
  const line = (other: Fleet): string => {
    const who = other.owner === 'independent' ? t('the independents') : player(other.owner);
    const odds = navalOdds(countOf(mine().hulls) + mine().bonus, countOf(other.hulls) + other.bonus);
    const ends = ['won', 'lost'].map((end) => chance(odds, ({ result }) => result === end));
    const [won = '', lost = ''] = percents([...ends, 1 - ends.reduce((sum, p) => sum + p, 0)]);
    const chances = { who, won, lost };
    return props.harbour && other.hulls.some(({ harbour }) => harbour)
      ? t('{who} will fight for the harbour: {won} to win, {lost} to lose.', chances)
      : t('You may meet {who} there: in battle {won} to win, {lost} to lose.', chances);
  };
  return (
    <For each={fleetsAgainst(state(), seat(), props.tile)}>
      {(other) => <Warning words={line(other)} rule="me.sea.engage" />}
    </For>
  );
}
