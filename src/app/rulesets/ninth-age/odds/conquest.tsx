/** What a victory earns and buys: the margin, how it was fought, and the prices it meets. */
import { createSignal, For, type JSX } from 'solid-js';
import { earned, margin } from '../../../../rules/ninth-age/battle/victory.ts';
import { conquestPenalties } from '../../../../rules/ninth-age/charts/battles.ts';
import { brashBonus } from '../../../../rules/ninth-age/charts/events.ts';
import { spending } from '../../../../rules/ninth-age/charts/spending.ts';
import { t } from '../../../i18n/index.ts';
import { Head } from '../../../ui/head.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { Figures } from '../../parts/figures.tsx';
import { outcomeName } from '../words.ts';
import s from './odds.module.css';

const together = conquestPenalties.rows.find(({ is }) => is.of === 'together')?.is.points ?? 0;

export function ConquestPage(): JSX.Element {
  const [percent, setPercent] = createSignal(25);
  const [side, setSide] = createSignal<'first' | 'second'>('first');
  const [allied, setAllied] = createSignal(false);
  const [brash, setBrash] = createSignal(false);
  const result = () => ({ ahead: 'first' as const, percent: percent() });
  const won = () => margin(percent()).outcome !== 'draw' && side() === 'first';
  const points = () => {
    if (brash() && !won()) return 0;
    const base = earned(result(), side()).points + (allied() ? together : 0);
    return Math.max(0, base) + (brash() ? brashBonus : 0);
  };
  return (
    <>
      <Segmented
        label={t('Who was ahead')}
        segments={[
          { value: 'first', label: t('You were ahead') },
          { value: 'second', label: t('They were ahead') },
        ]}
        value={side()}
        onPick={setSide}
      />
      <Rows>
        <Row
          title={t('By how much')}
          note={outcomeName(earned(result(), side()).outcome)}
          end={
            <Stepper
              label={t('By how much')}
              value={percent()}
              max={100}
              step={5}
              show={(n) => `${n}%`}
              onStep={setPercent}
            />
          }
        />
      </Rows>
      <Switch
        label={t('Two together against one')}
        note={t('each ally earns 1 less')}
        on={allied()}
        onSwitch={setAllied}
      />
      <Switch
        label={t('Brash Attack')}
        note={t('2 more for a win, none otherwise')}
        on={brash()}
        onSwitch={setBrash}
      />
      <div class={s.part}>
        <Figures figures={[{ label: t('Conquest Points'), value: String(points()) }]} />
      </div>
      <section class={s.part}>
        <Head title={t('what they buy')} />
        <Rows label={t('What they buy')} facts>
          <For each={spending.rows}>
            {(row) => <Row title={row.label ?? ''} note={row.note} value={row.text} />}
          </For>
        </Rows>
      </section>
    </>
  );
}
