/** What happened since the table last met: summed up, then line by line. */
import { For, type JSX } from 'solid-js';
import { useCampaign } from '../../../campaign/context.tsx';
import { sentencesOf } from '../../../campaign/sentences.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { thenOf } from '../chronicle/then.ts';
import s from './meet.module.css';
import type { News, Sum } from './since.ts';

export function NewsLines(props: { lines: readonly News[]; sum: Sum }): JSX.Element {
  const campaign = useCampaign();
  const { session, view, app, seat, player } = campaign;
  const summed = (): string => {
    const { battles, land, told } = props.sum;
    const { turn } = view().clock;
    return [
      battles > 0 && tn(battles, '{n} battle was fought.', '{n} battles were fought.'),
      land > 0 &&
        (app.changedHands?.(land) ?? tn(land, '{n} tile changed hands.', '{n} tiles changed hands.')),
      told > 0 && tn(told, 'You alone were told {n} thing.', 'You alone were told {n} things.'),
      turn !== undefined &&
        (turn === seat() ? t('It is your turn.') : t('It is {name}’s turn.', { name: player(turn) })),
    ]
      .filter(Boolean)
      .join(' ');
  };
  return (
    <>
      <p class={s.sum}>{summed()}</p>
      <Rows label={t('since you last met')}>
        <For each={props.lines.slice(0, 60)}>
          {({ telling }) => {
            const [first, ...rest] = sentencesOf(thenOf(campaign, telling), telling, seat());
            return (
              <Row
                lead={<Shield tincture={app.tincture(view(), telling.seat)} size={30} />}
                title={first ?? ''}
                note={rest.join(' ')}
                href={`/c/${session.campaign}/chronicle?line=${telling.entry}`}
              />
            );
          }}
        </For>
      </Rows>
    </>
  );
}
