/** Which tile an order is about, where nothing has settled that yet, by its own first question. */
import { type JSX, Show } from 'solid-js';
import { formOf } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { Page } from '../../../ui/page.tsx';
import { Row } from '../../../ui/rows.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { TopBar } from '../../../ui/top-bar.tsx';
import { createAnswers } from '../../parts/ask/answers.ts';
import { useRows } from '../../parts/ask/parts.ts';
import s from '../../parts/order-page.module.css';
import { RowsOf } from '../../parts/rows-of.tsx';
import { useEmpire } from '../empire.ts';

export function PickTile(props: { order: string }): JSX.Element {
  const empire = useEmpire();
  const { view, say, to } = empire;
  const title = () => say(view().ruleset.orders[props.order]?.title ?? { say: '' });
  const answers = createAnswers(props.order, {}, {});
  const row = useRows(answers, {});
  const question = () => {
    const ask = answers.ask('tile');
    return ask && 'text' in ask ? say(ask.text) : title();
  };
  return (
    <Page bar={<TopBar back={to('today')} close title={title()} />}>
      <h2 class={s.question}>{question()}</h2>
      <Show
        when={answers.among('tile').length > 0}
        fallback={<EmptyState title={t('You cannot do that anywhere now')} />}
      >
        <RowsOf label={question()} of={answers.among('tile')}>
          {({ one, why }) => (
            <Row
              lead={row('tile', one).lead}
              title={row('tile', one).title}
              note={why ? say(why.why) : row('tile', one).note}
              tone={why ? 'warn' : undefined}
              href={formOf(empire, props.order, { tile: one })}
            />
          )}
        </RowsOf>
      </Show>
    </Page>
  );
}
