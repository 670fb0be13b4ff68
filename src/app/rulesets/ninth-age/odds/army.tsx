/** The points limit of an army: the battle, the Largest Realm, gold. */
import { createSignal, type JSX } from 'solid-js';
import { army, sideSize } from '../../../../rules/ninth-age/battle/sizes.ts';
import { type BattleKind, battleKinds } from '../../../../rules/ninth-age/charts/battles.ts';
import { number, t } from '../../../i18n/index.ts';
import { Rows } from '../../../ui/rows.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { Figures } from '../../parts/figures.tsx';
import { Apart } from '../../parts/headed.tsx';
import { StepRow } from '../../parts/step-row.tsx';
import { battleKindName } from '../words.ts';

export function ArmyPage(): JSX.Element {
  const [kind, setKind] = createSignal<BattleKind>('1v1');
  const [alone, setAlone] = createSignal(false);
  const [standard, setStandard] = createSignal(2500);
  const [largest, setLargest] = createSignal(false);
  const [gold, setGold] = createSignal(0);
  const players = () => (kind() === '1v1' || (kind() === '2v1' && alone()) ? 1 : 2);
  const base = () => Math.floor(sideSize(kind(), standard()) / players());
  const now = () => army(base(), largest(), Math.min(gold(), army(base(), false, 0).most));
  return (
    <>
      <Segmented
        label={t('The battle')}
        segments={battleKinds.map((value) => ({ value, label: battleKindName(value) }))}
        value={kind()}
        onPick={setKind}
      />
      <Rows>
        <StepRow
          title={t('Points of a battle')}
          note={t('one against one')}
          value={standard()}
          min={500}
          max={12_000}
          step={250}
          show={number}
          onStep={setStandard}
        />
        <StepRow
          title={t('Gold')}
          note={t('up to {n} here', { n: number(now().most) })}
          value={now().bought}
          max={now().most}
          step={10}
          onStep={setGold}
        />
      </Rows>
      <Switch
        label={t('Largest Realm')}
        note={t('5% more, not in the first turn')}
        on={largest()}
        onSwitch={setLargest}
      />
      {kind() === '2v1' ? (
        <Switch
          label={t('You fight alone')}
          note={t('otherwise you share with an ally')}
          on={alone()}
          onSwitch={setAlone}
        />
      ) : null}
      <Apart>
        <Figures
          figures={[
            { label: t('of the battle'), value: number(now().base) },
            { label: t('bonus'), value: number(now().largest + now().bought) },
            { label: t('points limit'), value: number(now().total) },
          ]}
        />
      </Apart>
    </>
  );
}
