/** One line of the chronicle: its sentences in the book's letter, who wrote it, its dice; struck ones are struck through. */
import { For, type JSX, Show } from 'solid-js';
import { isNamed, type Telling } from '../../../../campaign/telling.ts';
import type { View } from '../../../../campaign/view.ts';
import type { Campaign } from '../../../campaign/context.tsx';
import { sentencesOf } from '../../../campaign/sentences.ts';
import { listed, t } from '../../../i18n/index.ts';
import { gameIcon } from '../../../rulesets/parts/icon.ts';
import { cx } from '../../../ui/cx.ts';
import { Die } from '../../../ui/dice/die.tsx';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { GameIcon } from '../../../ui/icons/game-icon.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import s from './chronicle.module.css';
import { byOwner, rollsOf } from './rolls.ts';
import { turned } from './turned.ts';

const hows: { readonly [how: string]: () => string } = {
  table: () => t('real dice'),
  witnessed: () => t('dice of two phones'),
  phone: () => t('phone dice'),
};

/** Somebody would undo, restore or correct it, and another has still to agree. */
export const askedAbout = ({ asking }: View, telling: Telling): boolean =>
  asking.some(({ order }) => order !== undefined && isNamed(telling, order));

interface LineProps {
  readonly telling: Telling;
  /** What players wrote under it. */
  readonly comments?: readonly Telling[];
  /** What tells a line in the names of its time. */
  readonly then: (telling: Telling) => Campaign;
  readonly onOpen: (entry: string) => void;
}

export function Line(props: LineProps): JSX.Element {
  const campaign = props.then(props.telling);
  const { view, seat, say } = campaign;
  const sentences = () => sentencesOf(campaign, props.telling, seat());
  const icon = () => {
    if (props.telling.kind === 'note' || props.telling.kind === 'letter') return 'spell-book';
    const { phase } = props.telling.at as { phase?: string };
    return gameIcon(view().ruleset.phases.find(({ id }) => id === phase)?.icon ?? '');
  };
  const corrections = () =>
    turned(
      campaign,
      props.telling.asked.map(({ question, was, value }) => ({ question, was, now: value })),
    );
  return (
    <article class={cx(s.line, props.telling.struck && s.struck)}>
      <span class={s.icon}>
        <GameIcon name={icon()} size={22} />
      </span>
      <div class={s.body}>
        <button type="button" class={s.words} onClick={() => props.onOpen(props.telling.entry)}>
          <For each={sentences()}>{(sentence) => <span>{sentence} </span>}</For>
        </button>
        <Under telling={props.telling} campaign={campaign} />
        <Show when={props.telling.struck}>
          <p class={s.mended}>
            <Icon name="undo" size={16} /> {t('Undone')}
          </p>
        </Show>
        <Show when={props.telling.corrected}>
          <p class={s.mended}>
            <Icon name="pen" size={16} /> {[t('Corrected'), ...corrections()].join(' · ')}
          </p>
        </Show>
        <Show when={askedAbout(view(), props.telling)}>
          <p class={s.flag}>{t('To be agreed')}</p>
        </Show>
        <For each={props.telling.flags.filter(({ kind }) => kind !== 'overridden')}>
          {(flag) => <p class={s.flag}>{flag.dispute ? t('Two different answers') : say(flag.why)}</p>}
        </For>
        <Show when={props.comments?.length}>
          <Comments {...props} />
        </Show>
      </div>
    </article>
  );
}

/** Who wrote it, and the dice that fell in it. */
function Under(props: { telling: Telling; campaign: Campaign }): JSX.Element {
  const { view, app, player } = props.campaign;
  const rolls = () => rollsOf(props.telling);
  /** Names are said where the dice are not all of the one whose line it is. */
  const named = () => rolls().some(({ owner }) => owner !== props.telling.seat);
  /** Who wrote or rolled it in another's place. */
  const hand = () => {
    const seat = props.telling.hand ?? props.telling.asked.find((one) => one.hand !== undefined)?.hand;
    return seat === undefined ? undefined : player(seat);
  };
  const how = () => {
    const all = new Set(rolls().map((roll) => hows[roll.how ?? '']?.()));
    return listed([...all].filter((words) => words !== undefined));
  };
  return (
    <p class={s.under}>
      <Shield tincture={app.tincture(view(), props.telling.seat)} size={18} label="" />
      <span>{player(props.telling.seat)}</span>
      <Show when={hand()}>{(name) => <span>{t('by {name}', { name: name() })}</span>}</Show>
      <For each={byOwner(rolls())}>
        {({ owner, rolls: fell }) => (
          <span class={s.roll}>
            <Show when={named()}>
              <span>{player(owner)}</span>
            </Show>
            <For each={fell}>
              {({ sides, faces }) => (
                <For each={faces}>{(face) => <Die sides={sides} face={face} size={20} />}</For>
              )}
            </For>
          </span>
        )}
      </For>
      <span>{how()}</span>
      <Show when={props.telling.override}>
        {(why) => <span>{t('by agreement: {why}', { why: why() })}</span>}
      </Show>
      <Show when={!props.telling.done && !props.telling.struck}>
        <span>{t('still open')}</span>
      </Show>
    </p>
  );
}

function Comments(props: LineProps): JSX.Element {
  const { view, app } = props.then(props.telling);
  return (
    <ul class={s.comments} aria-label={t('Players’ notes')}>
      <For each={props.comments}>
        {(comment) => (
          <li class={cx(comment.struck && s.struck)}>
            <button type="button" class={s.words} onClick={() => props.onOpen(comment.entry)}>
              {comment.text}
            </button>
            <p class={s.under}>
              <Shield tincture={app.tincture(view(), comment.seat)} size={18} label="" />
              <span>{props.then(comment).player(comment.seat)}</span>
            </p>
          </li>
        )}
      </For>
    </ul>
  );
}
