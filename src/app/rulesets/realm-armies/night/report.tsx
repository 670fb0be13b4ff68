/** The games of the night: tactic points by the game they were earned in, and the generals who stood at the head of their armies. */
import { For, type JSX, Show } from 'solid-js';
import { mostTactics } from '../../../../rules/realm-armies/night/report.ts';
import { armiesOf } from '../../../../rules/realm-armies/queries.ts';
import { type GameKind, games } from '../../../../rules/realm-armies/state.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t } from '../../../i18n/index.ts';
import { Head } from '../../../ui/head.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { Switch } from '../../../ui/switch.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { armyName } from '../names.ts';
import { useRealm } from '../realm.ts';
import { gameName } from '../words.ts';

const helps: Readonly<Record<GameKind, () => string>> = {
  wotr: () => t('+1 more in battles, sieges and sea assaults'),
  sbg: () => t('+1 more in raids'),
  seas: () => t('+1 more in sea battles'),
};

export const ReportForm: OrderForm = (props): JSX.Element => {
  const { state, seat, player } = useRealm();
  const whose = () => (props.args as { readonly seat?: string } | null)?.seat ?? seat();
  const [points, setPoints] = chosenSignal<Readonly<Record<GameKind, number>>>('points', {
    wotr: 0,
    sbg: 0,
    seas: 0,
  });
  const [fielded, setFielded] = chosenSignal<readonly string[]>('fielded', []);
  const sum = () => points().wotr + points().sbg + points().seas;
  const led = () =>
    armiesOf(state(), whose()).flatMap((army) => (army.hero === null ? [] : [{ ...army, hero: army.hero }]));
  const played = () => (state().options.fleets ? games : games.filter((game) => game !== 'seas'));
  return (
    <OrderPage
      order="report-night"
      args={{ seat: whose(), ...points(), fielded: [...fielded()] }}
      question={
        whose() === seat()
          ? t('What did you earn tonight?')
          : t('What did {who} earn tonight?', { who: player(whose()) })
      }
      why={t('Each die of the night gets +1 for one tactic point or +2 for two.')}
      answer={t('Enter it')}
      icon="check"
      sum={
        sum() === 0
          ? t('no tactic points')
          : sum() === 1
            ? t('one tactic point')
            : t('{n} tactic points', { n: sum() })
      }
      onDone={props.onDone}
    >
      <Rows label={t('Tactic points')}>
        <For each={played()}>
          {(game) => (
            <Row
              title={gameName(game)}
              note={helps[game]()}
              end={
                <Stepper
                  label={t('Tactic points from {game}', { game: gameName(game) })}
                  value={points()[game]}
                  max={Math.min(mostTactics, points()[game] + mostTactics - sum())}
                  onStep={(n) => setPoints((before) => ({ ...before, [game]: n }))}
                />
              }
            />
          )}
        </For>
      </Rows>
      <Show when={led().length > 0}>
        <section>
          <Head title={t('generals in the field')} note={t('+2 on their dice')} />
          <For each={led()}>
            {(army) => (
              <Switch
                label={state().heroes[army.hero]?.name ?? ''}
                note={t('led {army} on the table tonight', { army: armyName(army) })}
                on={fielded().includes(army.hero)}
                onSwitch={(on) =>
                  setFielded((before) =>
                    on ? [...before, army.hero] : before.filter((hero) => hero !== army.hero),
                  )
                }
              />
            )}
          </For>
        </section>
      </Show>
    </OrderPage>
  );
};
