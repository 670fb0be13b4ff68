/** Where a beaten force may go: each tile with its ground and who holds it, so that nobody has to look it up on the map. */
import type { JSX } from 'solid-js';
import type { TileId } from '../../../../kernel/hex.ts';
import { groundAt } from '../../../../rules/mighty-empires/map/terrain.ts';
import { t } from '../../../i18n/index.ts';
import { Row } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import type { ChoiceProps } from '../../contract.ts';
import { RowsOf } from '../../parts/rows-of.tsx';
import { useEmpire } from '../empire.ts';
import { groundIcons, groundName, kindName, kindOf } from '../words.ts';

export function WayOut(props: ChoiceProps): JSX.Element {
  const { state, seat, view, say, player } = useEmpire();
  /** A player who answers for an absent one reads whose land it is. */
  const own = (): boolean => view().seats.some(({ id, mine }) => id === seat() && mine);
  const about = (tile: TileId): string => {
    const holding = state().tiles[tile];
    const ground = groundName(state(), tile);
    if (!holding) return ground;
    const kind = kindName(kindOf(holding));
    if (holding.flag === seat() && own()) return t('{ground}, {kind}, yours', { ground, kind });
    return holding.flag === 'independent'
      ? t('{ground}, {kind}, independent', { ground, kind })
      : t('{ground}, {kind}, {who}’s', { ground, kind, who: player(holding.flag) });
  };
  return (
    <RowsOf
      label={say(props.question.text)}
      of={Object.entries(props.question.from) as [TileId, (typeof props.question.from)[string]][]}
    >
      {([tile, text]) => (
        <Row
          lead={<Seal icon={groundIcons[groundAt(state(), tile) ?? 'lowland']} />}
          title={say(text)}
          note={about(tile)}
          open={props.picked === tile}
          current={props.picked === tile}
          onTap={() => props.onPick(tile)}
        />
      )}
    </RowsOf>
  );
}
