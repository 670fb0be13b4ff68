/**
 * A desk of letters: what is new stands first with its answer, then one to write, then all others, each marked as read or
 * answered. The book's own letters lie on one, those that rules carry on another.
 */
import { createEffect, createSignal, For, type JSX, Show, untrack } from 'solid-js';
import type { Seat } from '../../../../kernel/question.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { type Mail, markLetters, unmarked } from '../../../campaign/letters-read.ts';
import { listed, t } from '../../../i18n/index.ts';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Head } from '../../../ui/head.tsx';
import { Page } from '../../../ui/page.tsx';
import { TopBar } from '../../../ui/top-bar.tsx';
import { dotted } from '../joined.ts';
import s from './letters.module.css';
import { Writing, type WritingProps } from './writing.tsx';

/** A letter with its words; without them it is not here yet, or cannot be opened on this phone. */
export interface Lying extends Mail {
  readonly words: string | undefined;
  readonly note?: string;
}
export interface DeskProps extends Omit<WritingProps, 'form'> {
  /** Which desk it is: its drafts are its own. */
  readonly name: string;
  /** Newest first. */
  readonly letters: readonly Lying[];
  /** Why nothing can be written; undefined where it can, or where no word is needed. */
  readonly closed?: string | undefined;
  /** In place of words that are not here. */
  readonly unopened: string;
  /** Where no letter lies. */
  readonly none: string;
  /** What else is to be said of a letter, or done with it. */
  readonly children?: (letter: Lying) => JSX.Element;
}

export function LetterDesk(props: DeskProps): JSX.Element {
  const { seat } = useCampaign();
  return (
    <Show keyed when={seat()}>
      {(own) => <Desk {...props} own={own} />}
    </Show>
  );
}

function Desk(props: DeskProps & { own: Seat }): JSX.Element {
  const { session, to } = useCampaign();
  const { campaign } = session;
  const { own } = props;
  const { got, unanswered, wants, news, isNew } = createNews(campaign, own, props);
  const [open, setOpen] = createSignal(news().length === 0);
  const [answering, setAnswering] = createSignal<Seat>();
  const [writing, setWriting] = createSignal(false);
  const [sent, setSent] = createSignal(false);
  /** What most want to answer next. */
  const next = () => (writing() ? undefined : props.letters.find((one) => isNew(one) && wants(one)));
  const reply = ({ from }: Mail): void => {
    setOpen(true);
    // The same writer is answered anew, too.
    setAnswering(undefined);
    setAnswering(from);
  };
  const send = async (reader: Seat, text: string): Promise<boolean> => {
    const answered = got().filter(({ from }) => from === reader);
    if (!(await props.send(reader, text))) return false;
    markLetters('answered', campaign, own, answered);
    setAnswering(undefined);
    setSent(true);
    return true;
  };
  const over = () => !writing() && !next() && (sent() || props.readers.length === 0);
  const each = (letter: Lying): JSX.Element => (
    <Sheet
      letter={letter}
      unopened={props.unopened}
      mark={got().includes(letter) ? (unanswered().includes(letter) ? 'read' : 'answered') : undefined}
      isNew={isNew(letter)}
      onReply={props.readers.includes(letter.from) ? () => reply(letter) : undefined}
      pressing={next() === letter && answering() !== letter.from}
    >
      {props.children?.(letter)}
    </Sheet>
  );
  return (
    <Page
      stacked
      bar={<TopBar back={to('today')} title={t('Letters')} />}
      foot={
        <Actions>
          <Show when={!open() && props.readers.length > 0}>
            <Button onTap={() => setOpen(true)}>{t('Write another')}</Button>
          </Show>
          <Button kind={over() ? 'filled' : 'outlined'} grow icon="forward" href={to('today')}>
            {t('Go to Today')}
          </Button>
        </Actions>
      }
    >
      <Show when={news().length > 0}>
        <Head title={t('new')} note={String(news().length)} />
        <For each={props.letters.filter(isNew)}>{each}</For>
      </Show>
      <Show when={props.closed}>
        <p data-quiet>{props.closed}</p>
      </Show>
      <Show when={open() && props.readers.length > 0}>
        <Writing
          {...props}
          form={JSON.stringify([campaign, own, props.name])}
          to={answering()}
          onWriting={setWriting}
          send={send}
        />
      </Show>
      <Show
        when={props.letters.length > news().length}
        fallback={<Show when={news().length === 0}>{<p data-quiet>{props.none}</p>}</Show>}
      >
        <Head title={t('sent and received')} />
        <For each={props.letters.filter((letter) => !isNew(letter))}>{each}</For>
      </Show>
    </Page>
  );
}

/** Which letters are new on this desk, and which still want an answer. */
function createNews(campaign: string, own: Seat, props: Pick<DeskProps, 'letters' | 'readers'>) {
  const got = () => props.letters.filter(({ from, words }) => from !== own && words !== undefined);
  const unseen = () => unmarked('read', campaign, own, got());
  const unanswered = () => unmarked('answered', campaign, own, got());
  /** Not opened before this page was: they are read first. */
  const [news, setNews] = createSignal<readonly string[]>(untrack(unseen).map(({ id }) => id));
  createEffect(() => {
    const fresh = unseen();
    if (fresh.length === 0) return;
    setNews((known) => [...new Set([...known, ...fresh.map(({ id }) => id)])]);
    markLetters('read', campaign, own, fresh);
  });
  const wants = ({ id, from }: Mail) =>
    props.readers.includes(from) && unanswered().some((one) => one.id === id);
  const isNew = ({ id }: Mail) => news().includes(id);
  return { got, unanswered, wants, news, isNew };
}

function Sheet(props: {
  letter: Lying;
  unopened: string;
  /** Undefined for a letter of one's own, and one that is not here yet. */
  mark: 'read' | 'answered' | undefined;
  isNew: boolean;
  onReply: (() => void) | undefined;
  /** It is what most want to answer. */
  pressing: boolean;
  children: JSX.Element;
}): JSX.Element {
  const { player } = useCampaign();
  const said = (): string | undefined =>
    props.mark === 'answered' ? t('Answered') : props.mark && !props.isNew ? t('Read') : undefined;
  return (
    <article class={s.letter}>
      <h3>
        {t('{from} to {to}', {
          from: player(props.letter.from),
          to: listed(props.letter.to.map(player)),
        })}
        <small>{dotted(props.letter.note, said())}</small>
      </h3>
      <p class={s.words} data-quiet={props.letter.words === undefined ? '' : undefined}>
        {props.letter.words ?? props.unopened}
      </p>
      {props.children}
      <Show when={props.mark === 'read' && props.onReply}>
        {(tap) => (
          <div>
            <Button small={!props.isNew} kind={props.pressing ? 'filled' : 'outlined'} onTap={() => tap()()}>
              {t('Reply')}
            </Button>
          </div>
        )}
      </Show>
    </article>
  );
}
