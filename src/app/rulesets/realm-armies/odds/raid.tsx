/** A raid: tactic points against a treasury, and how many empire points go. */
import { createSignal, type JSX, Show } from 'solid-js';
import { mean } from '../../../../kernel/odds.ts';
import { raidModifiers } from '../../../../rules/realm-armies/charts/battles.ts';
import { raidChances } from '../../../../rules/realm-armies/raids/chances.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Rows } from '../../../ui/rows.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { Headed } from '../../parts/headed.tsx';
import { reckonedOne } from '../../parts/reckon.ts';
import { Shares } from '../../parts/shares.tsx';
import { StepRow } from '../../parts/step-row.tsx';

export function RaidPage(): JSX.Element {
  const [tactics, setTactics] = createSignal(0);
  const [game, setGame] = createSignal(false);
  const [treasury, setTreasury] = createSignal(6);
  const plus = () =>
    tactics() === 0
      ? 0
      : raidModifiers[tactics() === 1 ? 'tactic-1' : 'tactic-2'] + (game() ? raidModifiers.game : 0);
  const odds = reckonedOne(() => {
    const given = { seat: 'raider', by: 'raider', plus: plus(), treasury: treasury() };
    return { key: `ra raid ${given.plus} ${given.treasury}`, of: () => raidChances(given) };
  });
  const outcomes = () => (odds()?.outcomes ?? []).toSorted((a, b) => a.value - b.value);
  return (
    <>
      <Rows label={t('The raid')}>
        <StepRow title={t('Tactic points')} value={tactics()} max={2} onStep={setTactics} />
        <StepRow title={t('The victim’s treasury')} value={treasury()} max={60} onStep={setTreasury} />
      </Rows>
      <Show when={tactics() > 0}>
        <Switch label={t('Earned in the Lord of the Rings skirmish game')} on={game()} onSwitch={setGame} />
      </Show>
      <Headed title={t('The victim’s loss')}>
        <Shares
          label={t('The victim’s loss')}
          shares={outcomes().map(({ value, p }) => ({ label: tn(value, '{n} point', '{n} points'), p }))}
        />
        <Show when={odds()}>
          {(known) => (
            <p data-quiet="small">
              {t('{n} on average', { n: mean(known(), (points) => points).toFixed(1) })}
            </p>
          )}
        </Show>
      </Headed>
    </>
  );
}
