/** What real dice came to, before it is written: a moment to undo it, or to confirm it at once. */
import type { JSX } from 'solid-js';
import type { Faces } from '../../../../kernel/dice.ts';
import type { RollQuestion } from '../../../../kernel/question.ts';
import { t } from '../../../i18n/index.ts';
import { TypedFaces } from '../../../rulesets/parts/rolling/typed-faces.tsx';
import { Button } from '../../../ui/button.tsx';
import { ResultSheet } from '../../../ui/result-sheet.tsx';

export function HeldSheet(props: {
  title: string;
  question: RollQuestion;
  faces: Faces;
  onUndo: () => void;
  onConfirm: () => void;
}): JSX.Element {
  return (
    <ResultSheet
      icon="rolling-dices"
      title={props.title}
      because={
        <>
          {/* The sheet lies over the dice that were tapped. */}
          <TypedFaces question={props.question} faces={props.faces} />
          <p>{t('Recorded in three seconds, unless you undo it.')}</p>
        </>
      }
      answers={
        <>
          <Button kind="filled" icon="check" grow onTap={props.onConfirm}>
            {t('Confirm')}
          </Button>
          <Button icon="undo" onTap={props.onUndo}>
            {t('Undo')}
          </Button>
        </>
      }
    />
  );
}
