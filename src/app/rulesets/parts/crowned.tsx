/** The end of a campaign on Today: who has won, by how much, how the others stand, and the ways to look back. */
import { For, type JSX } from 'solid-js';
import type { Seat } from '../../../kernel/question.ts';
import { useCampaign } from '../../campaign/context.tsx';
import { listed, t } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { Shield } from '../../ui/heraldry/shield.tsx';
import { Plate } from '../../ui/plate.tsx';
import { Row } from '../../ui/rows.tsx';
import s from './crowned.module.css';
import { RowsOf } from './rows-of.tsx';

export interface Placed {
  readonly seat: Seat;
  readonly note: string;
  readonly value: string;
}

export function Crowned(props: {
  winners: readonly Seat[];
  /** What decided it, in a sentence. */
  why: string;
  /** Everybody, the first first. */
  places: readonly Placed[];
}): JSX.Element {
  const { view, app, seat, player, to } = useCampaign();
  const names = () => listed(props.winners.map(player));
  const title = () => {
    const [only] = props.winners;
    if (only === undefined) return t('Nobody has won');
    if (props.winners.length > 1) return t('{names} have won together', { names: names() });
    return only === seat()
      ? t('You have won the campaign')
      : t('{names} has won the campaign', { names: names() });
  };
  return (
    <section aria-label={title()}>
      <Plate>
        <div class={s.won}>
          <div class={s.shields}>
            <For each={props.winners}>
              {(winner) => <Shield tincture={app.tincture(view(), winner)} size={64} label="" />}
            </For>
          </div>
          <h2>{title()}</h2>
          <p>{props.why}</p>
        </div>
        <RowsOf facts label={t('Standings')} of={props.places}>
          {(place, at) => (
            <Row
              lead={<Shield tincture={app.tincture(view(), place.seat)} label="" />}
              title={t('{rank}. {who}', { rank: at() + 1, who: player(place.seat) })}
              note={place.note}
              value={place.value}
              open={place.seat === seat()}
            />
          )}
        </RowsOf>
        <div class={s.back}>
          <Button kind="filled" grow href={to('replay')}>
            {t('Watch it again')}
          </Button>
          <Button href={to('chronicle')}>{t('To the chronicle')}</Button>
        </div>
      </Plate>
    </section>
  );
}
