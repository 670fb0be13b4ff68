/** What real dice came to, before it is written: a moment to undo it, or to confirm it at once. */
import type { JSX } from 'solid-js';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { ResultSheet } from '../../../ui/result-sheet.tsx';

export function HeldSheet(props: { title: string; onUndo: () => void; onConfirm: () => void }): JSX.Element {
  return (
    <ResultSheet
      icon="rolling-dices"
      title={props.title}
      because={<p>{t('Recorded in three seconds, unless you undo it.')}</p>}
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
