/** The dice of an order that lie on the table already, and whose they are. */

import { type JSX, Show } from 'solid-js';
import type { OpenOrder } from '../../../../campaign/view.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { Row } from '../../../ui/rows.tsx';
import { dotted } from '../joined.ts';
import { RowsOf } from '../rows-of.tsx';
import { Fallen } from './fallen.tsx';

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
      <RowsOf facts label={t('Rolled so far')} of={rolls()}>
        {({ question, faces }) => (
          <Row
            title={player(question.by)}
            note={dotted(one() ? '' : say(question.text), question.again ? t('again, after the tie') : '')}
            value={<Fallen dice={question.dice} faces={faces} />}
          />
        )}
      </RowsOf>
    </Show>
  );
}
