/** Under the thumb while a banner is mustered: more troops, then a character, and on to what the set-up asks next. */
import { type JSX, Show } from 'solid-js';
import { blank, type Contents, worth } from '../../../../rules/mighty-empires/ledger/book.ts';
import { bannerPoints } from '../../../../rules/mighty-empires/setup/banners.ts';
import { useNextStep } from '../../../campaign/next-step.ts';
import { t } from '../../../i18n/index.ts';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { useEmpire } from '../empire.ts';
import { next } from '../next.ts';
import type { Editing } from './troop-editor.tsx';

export function MusterFoot(props: { held: Contents; onEdit: (editing: Editing) => void }): JSX.Element {
  const { view, seat, say, mine, contents } = useEmpire();
  const goOn = useNextStep();
  const full = () => props.held.mustered && worth(props.held) >= bannerPoints.least;
  const following = () => (full() ? next(view(), seat()) : undefined);
  /** An empty banner is best filled as another was: the button for it stands on the page. */
  const copies = () => worth(props.held) === 0 && mine().some((one) => worth(contents(one) ?? blank) > 0);
  /** Which is wanted most. */
  const wanted = () =>
    copies()
      ? 'copy'
      : full() && props.held.characters.length === 0
        ? 'character'
        : following()
          ? 'next'
          : 'unit';
  const kind = (one: ReturnType<typeof wanted>) =>
    one === wanted() ? ({ kind: 'filled', grow: true } as const) : {};
  return (
    <Actions>
      <Button icon="plus" {...kind('character')} onTap={() => props.onEdit({ kind: 'character' })}>
        {t('A character')}
      </Button>
      <Button icon="plus" {...kind('unit')} onTap={() => props.onEdit({ kind: 'unit' })}>
        {t('Add a unit')}
      </Button>
      <Show when={following()}>
        {(task) => (
          <Button icon="forward" {...kind('next')} onTap={() => goOn()}>
            {wanted() === 'next'
              ? t('Next: {step}', { step: say(task().title) })
              : t('Go on without a character')}
          </Button>
        )}
      </Show>
    </Actions>
  );
}
