/** A raid: tactic points against a treasury, and how many empire points go. */
import { createMemo, createSignal, type JSX, Show } from 'solid-js';
import { mean } from '../../../../kernel/odds.ts';
import { raidModifiers } from '../../../../rules/realm-armies/charts/battles.ts';
import { raidChances } from '../../../../rules/realm-armies/odds.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Head } from '../../../ui/head.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { reckoned } from '../../parts/reckon.ts';
import { Shares } from '../../parts/shares.tsx';
import s from './odds.module.css';

export function RaidPage(): JSX.Element {
  const [tactics, setTactics] = createSignal(0);
  const [game, setGame] = createSignal(false);
  const [treasury, setTreasury] = createSignal(6);
  const plus = () =>
    tactics() === 0
      ? 0
      : raidModifiers[tactics() === 1 ? 'tactic-1' : 'tactic-2'] + (game() ? raidModifiers.game : 0);
  const found = reckoned(() => {
    const given = { seat: 'raider', by: 'raider', plus: plus(), treasury: treasury() };
    return [{ key: `ra raid ${given.plus} ${given.treasury}`, of: () => raidChances(given) }];
  });
  const odds = createMemo(() => found()[0]);
  const outcomes = () => (odds()?.outcomes ?? []).toSorted((a, b) => a.value - b.value);
  return (
    <>
      <Rows label={t('The raid')}>
        <Row
          title={t('Tactic points')}
          end={<Stepper label={t('Tactic points')} value={tactics()} max={2} onStep={setTactics} />}
        />
        <Row
          title={t('The victim’s treasury')}
          end={
            <Stepper label={t('The victim’s treasury')} value={treasury()} max={60} onStep={setTreasury} />
          }
        />
      </Rows>
      <Show when={tactics() > 0}>
        <Switch label={t('Earned in the Lord of the Rings skirmish game')} on={game()} onSwitch={setGame} />
      </Show>
      <section class={s.part}>
        <Head title={t('What the victim loses')} />
        <Shares
          label={t('What the victim loses')}
          shares={outcomes().map(({ value, p }) => ({ label: tn(value, '{n} point', '{n} points'), p }))}
        />
        <Show when={odds()}>
          {(known) => (
            <p class={s.line}>{t('{n} on average', { n: mean(known(), (points) => points).toFixed(1) })}</p>
          )}
        </Show>
      </section>
    </>
  );
}
