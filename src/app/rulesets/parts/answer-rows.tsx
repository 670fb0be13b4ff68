/** The answers to a choice as rows, of which one is picked. */
import type { JSX } from 'solid-js';
import { useCampaign } from '../../campaign/context.tsx';
import { Row } from '../../ui/rows.tsx';
import type { ChoiceProps } from '../contract.ts';
import { RowsOf } from './rows-of.tsx';

/** @param props.label of the list, where it is not the question's text */
export function AnswerRows(props: ChoiceProps & { label?: string }): JSX.Element {
  const { say } = useCampaign();
  return (
    <RowsOf label={props.label ?? say(props.question.text)} of={Object.entries(props.question.from)}>
      {([value, text]) => (
        <Row
          title={say(text)}
          open={props.picked === value}
          current={props.picked === value}
          onTap={() => props.onPick(value)}
        />
      )}
    </RowsOf>
  );
}
