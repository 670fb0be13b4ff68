/** The deliberate second step before a player declares another's choice forfeit: what it means, and whose nod it takes. */
import { type JSX, Show } from 'solid-js';
import { couldNod } from '../../../../campaign/absence.ts';
import { declareForfeit, forfeitsAlone } from '../../../../campaign/forfeiting.ts';
import type { OpenOrder } from '../../../../campaign/view.ts';
import type { Question } from '../../../../kernel/question.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { createNow } from '../../../campaign/now.ts';
import { clock, opensAt } from '../../../campaign/wait.ts';
import { listed, t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { SheetDialog } from '../../../ui/dialog.tsx';
import s from '../absent/absent.module.css';

export default function ForfeitSheet(props: {
  order: OpenOrder;
  question: Question;
  onClose: () => void;
}): JSX.Element {
  const { session, view, act, busy, player } = useCampaign();
  const name = () => player(props.question.by);
  const alone = () => forfeitsAlone(view(), props.question);
  const now = createNow();
  const opens = () => (alone() ? opensAt(view(), props.question.by, now()) : 0);
  const wait = () =>
    opens() > now() ? t('You can declare it from {time}.', { time: clock(opens(), now()) }) : undefined;
  const declare = async (): Promise<void> => {
    const done = await act(() => declareForfeit(session, props.order.open.order, props.question));
    if (done !== undefined) props.onClose();
  };
  return (
    <SheetDialog
      open
      onClose={props.onClose}
      title={t('Declare {name}’s choice forfeit?', { name: name() })}
      note={t('The order goes on without it.')}
    >
      <ul class={s.means}>
        <li>{t('{name} does no better than with their worst choice.', { name: name() })}</li>
        <li>{t('{name} cannot choose any more here.', { name: name() })}</li>
        <li>{t('The chronicle says who declared it.')}</li>
        <li>
          {alone()
            ? t('No other player is at the table, so it counts at once.')
            : t('It counts when {names} agrees.', {
                names: listed(couldNod(view(), props.question.by).map(player), 'disjunction'),
              })}
        </li>
      </ul>
      <Show when={wait()}>
        {(until) => (
          <p role="status" data-quiet>
            {until()}
          </p>
        )}
      </Show>
      <Button kind="filled" grow disabled={busy()} barred={wait()} onTap={() => void declare()}>
        {alone() ? t('Declare it forfeit') : t('Ask them to agree')}
      </Button>
    </SheetDialog>
  );
}
