/** What a victory earns and buys: the margin, how it was fought, and the prices it meets. */
import { createSignal, type JSX } from 'solid-js';
import { earned, margin } from '../../../../rules/ninth-age/battle/victory.ts';
import { conquestPenalties } from '../../../../rules/ninth-age/charts/battles.ts';
import { brashBonus } from '../../../../rules/ninth-age/charts/events.ts';
import { spending } from '../../../../rules/ninth-age/charts/spending.ts';
import { t } from '../../../i18n/index.ts';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { Figures } from '../../parts/figures.tsx';
import { Apart } from '../../parts/headed.tsx';
import { ListedOf } from '../../parts/rows-of.tsx';
import { StepRow } from '../../parts/step-row.tsx';
import { worded } from '../../parts/worded.ts';
import { outcomeName } from '../words.ts';

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
        segments={worded({ first: t('You were ahead'), second: t('They were ahead') })}
        value={side()}
        onPick={setSide}
      />
      <Rows>
        <StepRow
          title={t('By how much')}
          note={outcomeName(earned(result(), side()).outcome)}
          value={percent()}
          max={100}
          step={5}
          show={(n) => `${n}%`}
          onStep={setPercent}
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
      <Apart>
        <Figures figures={[{ label: t('Conquest Points'), value: String(points()) }]} />
      </Apart>
      <ListedOf facts title={t('What they buy')} of={spending.rows}>
        {(row) => <Row title={row.label ?? ''} note={row.note} value={row.text} />}
      </ListedOf>
    </>
  );
}
