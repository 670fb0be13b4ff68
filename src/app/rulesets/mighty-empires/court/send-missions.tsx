/** Where a realm's missions go: each free people on its border, who else may court it, and what may come of it. */
import { For, type JSX, Show } from 'solid-js';
import type { TileId } from '../../../../kernel/hex.ts';
import { chance } from '../../../../kernel/odds.ts';
import { missionOdds } from '../../../../rules/mighty-empires/court/audience.ts';
import { neighbouringCourts, pending, suitors } from '../../../../rules/mighty-empires/court/embassies.ts';
import { missionCrowns } from '../../../../rules/mighty-empires/court/missions.ts';
import { publicCrowns } from '../../../../rules/mighty-empires/winter-now.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t, tn } from '../../../i18n/index.ts';
import { percents } from '../../../ui/percents.ts';
import { Switch } from '../../../ui/switch.tsx';
import type { OrderForm } from '../../contract.ts';
import { NothingHere } from '../../parts/nothing-here.tsx';
import { OrderPage } from '../../parts/order-page.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';

export const SendMissionsForm: OrderForm = (props): JSX.Element => {
  const { state, seat, player, to } = useEmpire();
  const courts = () => neighbouringCourts(state(), seat());
  const [chosen, setChosen] = chosenSignal<readonly string[]>('chosen', []);
  const crowns = () => publicCrowns(state(), seat());
  const note = (tiles: readonly TileId[]): string => {
    const known = pending(state()).filter((mission) => mission.tiles.some((tile) => tiles.includes(tile)));
    const others = suitors(state(), tiles).filter((one) => one !== seat());
    const odds = missionOdds(known.length + 1);
    const ends = ['temporary', 'complete'].map((end) => chance(odds, (is) => is === end));
    const [temporary = '', complete = ''] = percents([...ends, 1 - ends.reduce((sum, p) => sum + p, 0)]);
    const hopes = t('Alliance {temporary}, union {complete}.', { temporary, complete });
    const size = tn(tiles.length, '{n} tile', '{n} tiles');
    if (known.length > 0)
      return t('{size}; {who} courts it, too. {hopes}', {
        size,
        who: known.map((mission) => player(mission.seat)).join(', '),
        hopes,
      });
    return others.length > 0
      ? t('{size}; borders {who}, too. {hopes}', { size, who: others.map(player).join(', '), hopes })
      : t('{size}; borders you alone. {hopes}', { size, hopes });
  };
  return (
    <OrderPage
      order="send-missions"
      args={{ year: state().season.year, to: [...chosen()] }}
      title={t('Missions')}
      question={courts().length > 0 ? t('Who do you send diplomats to?') : undefined}
      why={
        courts().length > 0 &&
        t('Everybody sees where they go. Rivals at one king’s court roll together, and the best roll wins.')
      }
      answer={
        chosen().length === 0
          ? t('Send nobody')
          : tn(chosen().length, 'Send {n} mission', 'Send {n} missions')
      }
      icon="check"
      plain={chosen().length === 0 && courts().length > 0 && crowns() > 0}
      sum={
        <>
          <b>{tn(chosen().length * missionCrowns, '{n} crown', '{n} crowns')}</b>
          {t('of {n}', { n: crowns() })}
        </>
      }
      onDone={props.onDone}
    >
      <Show when={courts().length === 0}>
        <NothingHere
          title={t('No free people borders your empire')}
          way={[to('today'), t('Go to Today')]}
          plain
        >
          {t(
            'There is no king to court this winter. Confirm that you send nobody, so that the others need not wait for you.',
          )}
        </NothingHere>
      </Show>
      <fieldset aria-label={t('Free peoples on your border')}>
        <For each={courts()}>
          {(tiles) => {
            const [first = ''] = tiles;
            return (
              <Switch
                label={t('The people around {place}', { place: placeName(state(), first) })}
                note={note(tiles)}
                on={chosen().includes(first)}
                onSwitch={(on) =>
                  setChosen((now) => (on ? [...now, first] : now.filter((tile) => tile !== first)))
                }
              />
            );
          }}
        </For>
      </fieldset>
    </OrderPage>
  );
};
