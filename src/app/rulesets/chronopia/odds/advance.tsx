/** Whether an advance succeeds, and what it takes to expect one. */
import { createMemo, createSignal, type JSX } from 'solid-js';
import { chance } from '../../../../kernel/odds.ts';
import { advanceOdds } from '../../../../rules/chronopia/aftermath/chances.ts';
import { pointsPerAdvance } from '../../../../rules/chronopia/charts/experience.ts';
import { type Characteristic, characteristics } from '../../../../rules/chronopia/figures.ts';
import { number, t } from '../../../i18n/index.ts';
import { Rows } from '../../../ui/rows.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { Figures } from '../../parts/figures.tsx';
import { Apart } from '../../parts/headed.tsx';
import { PickChips } from '../../parts/pick-chips.tsx';
import { Shares } from '../../parts/shares.tsx';
import { StepRow } from '../../parts/step-row.tsx';
import { count, short } from '../words.ts';

const small: readonly Characteristic[] = ['ac', 'st', 'w', 'mv'];
export function AdvanceOddsPage(): JSX.Element {
  const [of, setOf] = createSignal<Characteristic>('cc');
  const [now, setNow] = createSignal(10);
  const [figures, setFigures] = createSignal(6);
  const [mounted, setMounted] = createSignal(false);
  const [topFace, setTopFace] = createSignal(false);
  const pick = (next: Characteristic): void => {
    setOf(next);
    setNow(next === 'def' ? -1 : small.includes(next) ? 2 : 10);
  };
  const p = createMemo(() =>
    chance(advanceOdds(of(), now(), { mounted: mounted(), topFace: topFace() }), (yes) => yes),
  );
  const price = () => figures() * pointsPerAdvance;
  return (
    <>
      <PickChips
        wrap
        label={t('Characteristic')}
        all={characteristics}
        picked={of()}
        name={(each) => short[each]}
        onPick={pick}
      />
      <Apart>
        <Rows label={t('The warband')}>
          <StepRow
            title={t('Value now')}
            value={now()}
            min={of() === 'def' ? -6 : 0}
            max={of() === 'def' ? 0 : 31}
            show={count}
            onStep={setNow}
          />
          <StepRow title={t('Figures in it')} value={figures()} min={1} max={60} onStep={setFigures} />
        </Rows>
        <Switch label={t('Mounted')} note={t('MV up to 8')} on={mounted()} onSwitch={setMounted} />
        <Switch
          label={t('The highest face always succeeds')}
          note={t('A house rule, up to the maximum')}
          on={topFace()}
          onSwitch={setTopFace}
        />
      </Apart>
      <Apart>
        <Shares
          label={t('One attempt')}
          shares={[
            { label: t('Better by one'), p: p(), tone: 'good' },
            { label: t('Nothing learnt'), p: 1 - p() },
          ]}
        />
      </Apart>
      <Apart>
        <Figures
          figures={[
            { label: t('one attempt'), value: number(price()) },
            { label: t('for one point'), value: p() > 0 ? number(Math.round(price() / p())) : t('never') },
          ]}
          note={t('Experience or gold, on average.')}
        />
      </Apart>
    </>
  );
}
