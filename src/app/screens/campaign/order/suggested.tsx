/** Somebody rolled for a die of this player: it counts once they take it, or they roll it themselves. */
import type { JSX } from 'solid-js';
import { takeSuggestion } from '../../../../campaign/acts.ts';
import type { Suggestion } from '../../../../campaign/folded.ts';
import type { OpenOrder } from '../../../../campaign/view.ts';
import type { Question } from '../../../../kernel/question.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { QuestionCard } from '../../../ui/question-card.tsx';
import { About } from './about.tsx';

export function Suggested(props: {
  bar: JSX.Element;
  made: Suggestion;
  question: Question;
  order: OpenOrder | undefined;
  onOwn: () => void;
}): JSX.Element {
  const { session, seat, say, player, act, busy } = useCampaign();
  const faces = () => (props.made.value as readonly number[]).join(', ');
  return (
    <Page bar={props.bar}>
      <About order={props.order} question={props.question} />
      <QuestionCard
        question={t('{who} rolled {faces} for you', { who: player(props.made.seat), faces: faces() })}
        why={say(props.question.text)}
        answers={
          <>
            <Button
              kind="filled"
              grow
              disabled={busy()}
              onTap={() => void act(() => takeSuggestion(session, seat(), props.made))}
            >
              {t('Take it')}
            </Button>
            <Button icon="dice" disabled={busy()} onTap={props.onOwn}>
              {t('Roll yourself')}
            </Button>
          </>
        }
      />
    </Page>
  );
}
