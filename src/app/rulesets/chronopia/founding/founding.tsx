/** How a Chronopia campaign is to be played: good as it stands, every choice by thumb with one line of what it means. */
import { For, type JSX } from 'solid-js';
import type { Json } from '../../../../kernel/json.ts';
import type { Options } from '../../../../rules/chronopia/options.ts';
import { t } from '../../../i18n/index.ts';
import { Head } from '../../../ui/head.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { differs, EverythingElse } from '../../parts/everything-else.tsx';
import s from '../../parts/founding.module.css';
import { count } from '../words.ts';
import { EndFields } from './end.tsx';
import { chosen, partWords } from './options.ts';
import { RulingSwitches } from './rulings.tsx';

export function Founding(props: {
  readonly options: Json;
  readonly onChange: (options: Json) => void;
}): JSX.Element {
  const now = () => chosen(props.options);
  const set = (some: Partial<Options>): void => props.onChange({ ...now(), ...some } as Json);
  return (
    <div class={s.founding}>
      <EverythingElse now={summary(now())} changed={differs(now(), chosen({}))}>
        <section class={s.part}>
          <Head title={t('the end')} />
          <EndFields end={now().end} onChange={(end) => set({ end })} />
        </section>
        <section class={s.part}>
          <Head title={t('first forces')} />
          <div class={s.points}>
            <span>{t('Points of each force')}</span>
            <Stepper
              label={t('Points of each force')}
              value={now().points}
              min={250}
              max={10_000}
              step={50}
              show={count}
              onStep={(points) => set({ points })}
            />
          </div>
          <p class={s.why}>
            {t('What is not spent at the start becomes gold, a crown a point. 1000 is usual.')}
          </p>
        </section>
        <section class={s.part}>
          <Head title={t('what you play with')} />
          <div class={s.switches}>
            <For each={partWords}>
              {({ part, label, why }) => (
                <Switch
                  label={label()}
                  note={why()}
                  on={now().parts[part]}
                  onSwitch={(on) => set({ parts: { ...now().parts, [part]: on } })}
                />
              )}
            </For>
          </div>
          <p class={s.why}>{t('You can switch any of them on or off later, if everybody agrees.')}</p>
        </section>
        <RulingSwitches rulings={now().rulings} onChange={(rulings) => set({ rulings })} />
      </EverythingElse>
    </div>
  );
}

/** What is chosen, in a few words. */
const summary = ({ end, points }: Options): string =>
  [
    end.by === 'battles'
      ? t('{n} battles', { n: end.battles })
      : end.by === 'territories'
        ? t('until somebody holds {n} territories', { n: end.territories })
        : t('until all agree'),
    t('{n} points each', { n: count(points) }),
  ].join(' · ');
