/** Somebody rolled for a die of this player: what it would come to; it counts once they take it, or they roll it themselves. */
import { type JSX, Show } from 'solid-js';
import { takeSuggestion } from '../../../../campaign/acts.ts';
import type { Suggestion } from '../../../../campaign/folded.ts';
import type { OpenOrder } from '../../../../campaign/view.ts';
import type { RollQuestion as Roll } from '../../../../kernel/question.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { columnOf, OneRoll, readOff } from '../../../rulesets/parts/rolling/one-roll.tsx';
import s from '../../../rulesets/parts/rolling/order.module.css';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { createTray } from '../../../ui/dice/tray.ts';
import { Page } from '../../../ui/page.tsx';

export function Suggested(props: {
  bar: JSX.Element;
  made: Suggestion;
  question: Roll;
  order: OpenOrder | undefined;
  onOwn: () => void;
}): JSX.Element {
  const campaign = useCampaign();
  const { session, view, seat, player, act, busy } = campaign;
  const made = props.made;
  const faces = made.value as readonly number[];
  const tray = createTray({ dice: () => props.question.dice, rolled: { faces, how: 'phone' } });
  return (
    <Page
      bar={props.bar}
      wide={columnOf(view(), props.question) >= 0}
      foot={
        <Actions>
          <Button
            kind="filled"
            grow
            disabled={busy()}
            onTap={() => void act(() => takeSuggestion(session, seat(), made))}
          >
            {t('Accept the roll')}
          </Button>
          <Button icon="dice" disabled={busy()} onTap={props.onOwn}>
            {t('Roll yourself')}
          </Button>
        </Actions>
      }
    >
      <OneRoll question={props.question} asking={props.order} tray={tray} bare>
        <p class={s.about} role="status">
          <b>{t('{who} rolled {faces} for you', { who: player(made.seat), faces: faces.join(', ') })}</b>
          <Show when={props.question.chart}>
            <span>{readOff(campaign, props.question, faces)}</span>
          </Show>
        </p>
      </OneRoll>
    </Page>
  );
}
