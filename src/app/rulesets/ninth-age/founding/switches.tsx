/** What can be chosen at founding and agreed upon later: the size of battles, the goal, the last turn, readings of the rules. */
import { type JSX, Show } from 'solid-js';
import { multiplier } from '../../../../rules/ninth-age/charts/gold.ts';
import type { Changed } from '../../../../rules/ninth-age/options.ts';
import { number, t, tn } from '../../../i18n/index.ts';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { Switch } from '../../../ui/switch.tsx';
import s from './founding.module.css';

export type Play = { readonly [option in keyof Required<Changed>]: Exclude<Changed[option], undefined> };

export function PlaySwitches(props: { now: Play; onChange: (some: Partial<Play>) => void }): JSX.Element {
  return (
    <>
      <Rows label={t('Battles and goal')}>
        <Row
          title={t('Points of a battle')}
          note={t('one against one; dice for gold count × {times}', {
            times: multiplier(props.now.standard),
          })}
          end={
            <Stepper
              label={t('Points of a battle')}
              value={props.now.standard}
              min={500}
              max={12_000}
              step={250}
              show={number}
              onStep={(standard) => props.onChange({ standard })}
            />
          }
        />
        <Row
          title={t('Realm Points to win')}
          note={t('the rules say 10')}
          end={
            <Stepper
              label={t('Realm Points to win')}
              value={props.now.goal}
              min={4}
              max={60}
              onStep={(goal) => props.onChange({ goal })}
            />
          }
        />
        <Row
          title={t('Last turn')}
          note={
            props.now.turns === null
              ? t('the campaign goes on until somebody wins')
              : t('after it the first realm has won')
          }
          end={
            <Stepper
              label={t('Last turn')}
              value={props.now.turns ?? 0}
              min={0}
              max={60}
              show={(n) => (n === 0 ? t('none') : String(n))}
              onStep={(turns) => props.onChange({ turns: turns === 0 ? null : turns })}
            />
          }
        />
      </Rows>
      <div class={s.switches}>
        <Switch
          label={t('Players settle the size of each battle')}
          note={t('Otherwise every battle has the standard size.')}
          on={props.now.sizes === 'free'}
          onSwitch={(on) => props.onChange({ sizes: on ? 'free' : 'standard' })}
        />
        <Switch
          label={t('Alliances for a turn')}
          note={t('Declared when it begins, with the benefits of a team.')}
          on={props.now.alliances}
          onSwitch={(alliances) => props.onChange({ alliances })}
        />
        <Switch
          label={t('A mine may stand beside a fortress or city')}
          note={t('Otherwise one improvement to a hex.')}
          on={props.now.improvements === 'together'}
          onSwitch={(on) => props.onChange({ improvements: on ? 'together' : 'one' })}
        />
        <Switch
          label={t('A brash attack must win every battle')}
          note={t('Otherwise one of two is enough.')}
          on={props.now.brash === 'every'}
          onSwitch={(on) => props.onChange({ brash: on ? 'every' : 'any' })}
        />
      </div>
      <Show when={props.now.turns !== null}>
        <p class={s.why}>{tn(props.now.turns ?? 0, 'A campaign of {n} turn.', 'A campaign of {n} turns.')}</p>
      </Show>
    </>
  );
}
