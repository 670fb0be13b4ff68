/** Whether the beaten are pursued, with the chart of what may come of it. */
import type { JSX } from 'solid-js';
import { pursuit } from '../../../../rules/mighty-empires/charts/battles.ts';
import { ChartTable } from '../../../ui/chart/chart-table.tsx';
import type { ChoiceProps } from '../../contract.ts';
import { AnswerRows } from '../../parts/answer-rows.tsx';
import { Apart } from '../../parts/headed.tsx';

export const Pursue = (props: ChoiceProps): JSX.Element => (
  <>
    <AnswerRows {...props} />
    <Apart>
      <ChartTable chart={pursuit} bare />
    </Apart>
  </>
);
