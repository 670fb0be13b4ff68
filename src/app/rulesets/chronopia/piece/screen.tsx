/** One piece: a warband, a territory, a battle that waits, or somebody's army list. */
import { type JSX, Match, Switch } from 'solid-js';
import { t } from '../../../i18n/index.ts';
import { TopBar } from '../../../ui/top-bar.tsx';
import { NothingHere } from '../../parts/nothing-here.tsx';
import { useForce } from '../force.ts';
import { BattleSheet } from './battle-sheet.tsx';
import { ListSheet } from './list-sheet.tsx';
import { TerritorySheet } from './territory-sheet.tsx';
import { WarbandSheet } from './warband-sheet.tsx';

export function PieceScreen(props: { readonly id: string }): JSX.Element {
  const { state, to } = useForce();
  const warband = () => state().warbands[props.id];
  const territory = () => state().territories[props.id];
  const battle = () => state().battles[props.id];
  const list = () => {
    const seat = props.id.replace(/^list\./, '');
    return seat !== props.id && state().realms[seat] ? seat : undefined;
  };
  return (
    <Switch
      fallback={
        <NothingHere
          bar={<TopBar back={to('realm')} />}
          title={t('No longer on the roll')}
          way={[to('realm'), t('To the muster roll')]}
        >
          {t('It is gone, or the order that made it was undone. The chronicle tells more.')}
        </NothingHere>
      }
    >
      <Match when={warband()}>{(one) => <WarbandSheet id={props.id} warband={one()} />}</Match>
      <Match when={territory()}>{(one) => <TerritorySheet id={props.id} territory={one()} />}</Match>
      <Match when={battle()}>{(one) => <BattleSheet id={props.id} battle={one()} />}</Match>
      <Match when={list()}>{(seat) => <ListSheet seat={seat()} />}</Match>
    </Switch>
  );
}
