/** The head of a page about one thing: over its name in small capitals whose or what it is, and beneath what is told of it. */
import { type JSX, Show } from 'solid-js';
import type { Seat } from '../../../kernel/question.ts';
import { useCampaign } from '../../campaign/context.tsx';
import { t } from '../../i18n/index.ts';
import { IconButton } from '../../ui/button.tsx';
import { Shield } from '../../ui/heraldry/shield.tsx';
import { colourName } from '../../ui/heraldry/tinctures.ts';
import s from './page-head.module.css';
import { SeatBar } from './seat-bar.tsx';

export function PageHead(props: {
  over: string;
  title: string;
  lead?: JSX.Element;
  end?: JSX.Element;
  children?: JSX.Element;
}): JSX.Element {
  return (
    <header class={s.head}>
      <p data-over>{props.over}</p>
      <div class={s.title}>
        {props.lead}
        <h1>{props.title}</h1>
        {props.end}
      </div>
      {props.children}
    </header>
  );
}

/** The head of everything of one player's own, and the seats this phone may show. */
export function RealmHead(props: {
  of: Seat;
  /** What the realm is called, if it is called anything. */
  name: string | undefined;
  /** What stands over it, in place of the player's name. */
  over?: string;
  /** Where the realm is called otherwise. */
  rename?: string | false | undefined;
}): JSX.Element {
  const { view, seat, app, player } = useCampaign();
  const colour = () => app.tincture(view(), props.of);
  const over = (): string => {
    if (props.over !== undefined) return props.over;
    if (seat() === 'guest') return t('you watch');
    return props.name ? player(props.of) : t('your realm');
  };
  return (
    <>
      <PageHead
        over={over()}
        title={props.name || player(props.of)}
        lead={<Shield tincture={colour()} size={44} label={colourName(colour())} />}
        end={
          <Show when={props.rename}>
            {(way) => <IconButton icon="pen" label={t('Rename the realm')} href={way()} />}
          </Show>
        }
      />
      <SeatBar />
    </>
  );
}
