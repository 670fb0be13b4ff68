/** The dice of an order that lie on the table already, and whose they are. */
import { For, type JSX, Show } from 'solid-js';
import type { OpenOrder } from '../../../../campaign/view.ts';
import { dice } from '../../../../kernel/dice.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { Die } from '../../../ui/dice/die.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import told from '../parts/told.module.css';

export function RolledSoFar(props: { order: OpenOrder }): JSX.Element {
  const { player, say } = useCampaign();
  const rolls = () =>
    props.order.run.asked.flatMap((question) => {
      const given = props.order.open.answers[question.label];
      return question.ask === 'roll' && given ? [{ question, faces: given.value as readonly number[] }] : [];
    });
  /** The question is said once where all were asked the same. */
  const one = () => new Set(rolls().map(({ question }) => say(question.text))).size < 2;
  return (
    <Show when={rolls().length > 0}>
      <Rows facts label={t('Rolled so far')}>
        <For each={rolls()}>
          {({ question, faces }) => (
            <Row
              title={player(question.by)}
              note={[one() ? '' : say(question.text), question.again ? t('again, after the tie') : '']
                .filter(Boolean)
                .join(' · ')}
              value={
                <span class={told.dice}>
                  <For each={faces}>
                    {(face) => <Die sides={dice(question.dice).sides} face={face} size={26} />}
                  </For>
                </span>
              }
            />
          )}
        </For>
      </Rows>
    </Show>
  );
}
