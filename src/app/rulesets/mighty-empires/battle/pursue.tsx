/** Whether the beaten are pursued, with the chart of what may come of it. */
import { For, type JSX } from 'solid-js';
import { pursuit } from '../../../../rules/mighty-empires/charts/battles.ts';
import { ChartTable } from '../../../ui/chart/chart-table.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import type { ChoiceProps } from '../../contract.ts';
import { useEmpire } from '../empire.ts';
import s from './fight.module.css';

export function Pursue(props: ChoiceProps): JSX.Element {
  const { say } = useEmpire();
  return (
    <>
      <Rows label={say(props.question.text)}>
        <For each={Object.entries(props.question.from)}>
          {([value, text]) => (
            <Row
              title={say(text)}
              open={props.picked === value}
              current={props.picked === value}
              onTap={() => props.onPick(value)}
            />
          )}
        </For>
      </Rows>
      <div class={s.part}>
        <ChartTable chart={pursuit} bare />
      </div>
    </>
  );
}
