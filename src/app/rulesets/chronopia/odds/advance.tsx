/** Whether an advance succeeds, and what it takes to expect one. */
import { createMemo, createSignal, For, type JSX } from 'solid-js';
import { chance } from '../../../../kernel/odds.ts';
import { pointsPerAdvance } from '../../../../rules/chronopia/charts/experience.ts';
import { type Characteristic, characteristics } from '../../../../rules/chronopia/figures.ts';
import { advanceOdds } from '../../../../rules/chronopia/odds.ts';
import { number, t } from '../../../i18n/index.ts';
import { Chip, Chips } from '../../../ui/chips.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { Figures } from '../../parts/figures.tsx';
import { Shares } from '../../parts/shares.tsx';
import { short, signed } from '../words.ts';
import s from './odds.module.css';

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
      <Chips label={t('Characteristic')} wrap>
        <For each={characteristics}>
          {(each) => (
            <Chip on={each === of()} onTap={() => pick(each)}>
              {short[each]}
            </Chip>
          )}
        </For>
      </Chips>
      <div class={s.part}>
        <Rows label={t('The warband')}>
          <Row
            title={t('Stands at')}
            end={
              <Stepper
                label={t('Stands at')}
                value={now()}
                min={of() === 'def' ? -6 : 0}
                max={of() === 'def' ? 0 : 31}
                show={signed}
                onStep={setNow}
              />
            }
          />
          <Row
            title={t('Figures in it')}
            end={
              <Stepper label={t('Figures in it')} value={figures()} min={1} max={60} onStep={setFigures} />
            }
          />
        </Rows>
        <Switch label={t('Mounted')} note={t('MV up to 8')} on={mounted()} onSwitch={setMounted} />
        <Switch
          label={t('The highest face always succeeds')}
          note={t('A house rule, up to the maximum')}
          on={topFace()}
          onSwitch={setTopFace}
        />
      </div>
      <section class={s.part}>
        <Shares
          label={t('One attempt')}
          shares={[
            { label: t('Better by one'), p: p(), tone: 'good' },
            { label: t('Nothing learnt'), p: 1 - p() },
          ]}
        />
      </section>
      <section class={s.part}>
        <Figures
          figures={[
            { label: t('one attempt'), value: number(price()) },
            { label: t('for one point'), value: p() > 0 ? number(Math.round(price() / p())) : t('never') },
          ]}
          note={t('Experience or gold, on average.')}
        />
      </section>
    </>
  );
}
