/** Under the thumb while a banner is mustered: more troops, and, once it may march, on to what the set-up asks next. */
import { type JSX, Show } from 'solid-js';
import { type Contents, worth } from '../../../../rules/mighty-empires/ledger/book.ts';
import { bannerPoints } from '../../../../rules/mighty-empires/setup/banners.ts';
import { t } from '../../../i18n/index.ts';
import { useNextStep } from '../../../screens/campaign/today/next-step.ts';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { useEmpire } from '../empire.ts';
import { next } from '../next.ts';
import type { Editing } from './troop-editor.tsx';

export function MusterFoot(props: { held: Contents; onEdit: (editing: Editing) => void }): JSX.Element {
  const { view, seat, say } = useEmpire();
  const goOn = useNextStep();
  const following = () =>
    props.held.mustered && worth(props.held) >= bannerPoints.least ? next(view(), seat()) : undefined;
  return (
    <Actions>
      <Button icon="plus" onTap={() => props.onEdit({ kind: 'character' })}>
        {t('A character')}
      </Button>
      <Show
        when={following()}
        fallback={
          <Button kind="filled" icon="plus" grow onTap={() => props.onEdit({ kind: 'unit' })}>
            {t('Add a unit')}
          </Button>
        }
      >
        {(task) => (
          <>
            <Button icon="plus" onTap={() => props.onEdit({ kind: 'unit' })}>
              {t('Add a unit')}
            </Button>
            <Button kind="filled" icon="forward" grow onTap={() => goOn()}>
              {t('Next: {step}', { step: say(task().title) })}
            </Button>
          </>
        )}
      </Show>
    </Actions>
  );
}
