/**
 * To somebody who is back: what was done in their name, and by whom, and what the stand-in did meanwhile that they have a part
 * in. Stays until they have read it.
 */
import { createMemo, createResource, For, type JSX, Show } from 'solid-js';
import { takenSince } from '../../../../campaign/names-then.ts';
import type { AnsweredQuestion, Telling } from '../../../../campaign/telling.ts';
import type { StandIn } from '../../../../log/stand-ins.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { listed, t, tn } from '../../../i18n/index.ts';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Head } from '../../../ui/head.tsx';
import { sentencesOf } from '../chronicle/sentences.ts';
import { answerWords } from '../parts/answer-words.ts';
import { partsOfOthers } from '../parts/source-words.ts';
import s from './absent.module.css';
import { createRead } from './read.ts';

/** More than these are read in the chronicle. */
const MOST = 6;

export function Back(): JSX.Element {
  const { session, view } = useCampaign();
  const { unread, done } = createRead(session.campaign);
  const own = () => new Set(view().seats.flatMap(({ id, mine }) => (mine ? [id] : [])));
  const told = () =>
    view().book.standIns.filter(
      ({ seat, state, lone, nods, entry }) =>
        own().has(seat) &&
        state !== 'asked' &&
        (lone || nods.length > 0) &&
        unread(entry) &&
        // What was done for the player who sat here before is none of this one's.
        !takenSince(view(), seat, entry),
    );
  return <For each={told()}>{(one) => <Done standIn={one} onRead={() => done(one.entry)} />}</For>;
}

function Done(props: { standIn: StandIn; onRead: () => void }): JSX.Element {
  const campaign = useCampaign();
  const { session, view, act, player } = campaign;
  const name = () => player(props.standIn.own);
  /** Only what counts: what was taken back since was not done. */
  const isGiven = ({ hand, seat }: Telling): boolean =>
    hand === props.standIn.own && seat === props.standIn.seat;
  /** What the stand-in answered or rolled for this seat, in any player's orders. */
  const rolled = ({ asked }: Telling): readonly AnsweredQuestion[] =>
    asked.filter(
      ({ hand, by, value }) => hand === props.standIn.own && by === props.standIn.seat && value !== undefined,
    );
  /** Done at the stand-in's own seat: a result of a battle of both. */
  const touches = ({ hand, seat, notes, entry, line }: Telling): boolean =>
    hand === undefined &&
    seat === props.standIn.own &&
    since().some(({ hash }) => hash === (line ?? entry)) &&
    notes.some(({ data }) => Object.values(data).includes(props.standIn.seat));
  /** What stands in the book since it was asked for. */
  const since = createMemo(() => {
    const all = view().book.pages.flatMap(({ entries }) => entries);
    return all.slice(all.findIndex(({ hash }) => hash === props.standIn.entry) + 1);
  });
  /** Every line of the stand-in for this seat: not all of them come to a sentence. */
  const wrote = () =>
    since().filter(
      ({ entry: { author, seat } }) => author === props.standIn.device && seat === props.standIn.seat,
    );
  const laid = () => wrote().filter(({ entry }) => entry.body.kind === 'sealed').length;
  const [lines] = createResource(
    () => view().book,
    async ({ pages }): Promise<readonly Telling[]> => {
      const from = pages.findIndex(({ entries }) => entries.some(({ hash }) => hash === props.standIn.entry));
      const found: Telling[] = [];
      for (let page = Math.max(0, from); page < pages.length; page++)
        found.push(...(page === pages.length - 1 ? view().tellings : await session.tellings(page)));
      return found.filter((one) => !one.struck && (isGiven(one) || touches(one) || rolled(one).length > 0));
    },
    { initialValue: [] },
  );
  /** Who entered it is said over all of them: only what another said or rolled, or chance drew, is said with it. */
  const answerOf = (one: AnsweredQuestion, asked: readonly AnsweredQuestion[]): string => {
    const { question, value = null } = one;
    const by = t('entered by {who}', { who: name() });
    const parts = partsOfOthers(campaign, one, asked).filter((words) => words !== by);
    const said = answerWords(campaign, question, value);
    // Faces are no answer to "how many": the telling says what they came to.
    const words = question.ask === 'roll' && said !== '' ? t('dice: {faces}', { faces: said }) : said;
    const answer = [words, parts.length > 0 ? `(${listed(parts)})` : ''].filter(Boolean).join(' ');
    return answer === '' ? '' : t('{question} {answer}', { question: campaign.say(question.text), answer });
  };
  /** Each deed once; what was done in phase after phase names them. */
  const told = () => {
    const deeds = new Map<string, string[]>();
    for (const telling of lines()) {
      const told = isGiven(telling) || touches(telling);
      const said = told ? sentencesOf(campaign, telling, props.standIn.seat) : [];
      const words = [...said, ...rolled(telling).map((one) => answerOf(one, telling.asked))]
        .filter(Boolean)
        .join(' ');
      const { phase } = telling.at as { readonly phase?: string };
      const title = view().ruleset.phases.find(({ id }) => id === phase)?.title;
      deeds.set(words, [...(deeds.get(words) ?? []), title ? campaign.say(title) : '']);
    }
    return [...deeds].map(([words, phases]) => {
      const named = [...new Set(phases.filter(Boolean))];
      return phases.length > 1 && named.length > 0
        ? t('{words}: {phases}', { words, phases: listed(named) })
        : words;
    });
  };
  const end = (): void =>
    void act(() => session.write(props.standIn.seat, { kind: 'refuse', entry: props.standIn.entry }));
  return (
    <section>
      <Head
        title={
          props.standIn.state === 'in force'
            ? t('{name} stands in for you', { name: name() })
            : t('{name} stood in for you while you were away', { name: name() })
        }
      />
      <Show
        when={lines().length + laid() > 0}
        fallback={
          <p data-quiet>
            {wrote().length > 0
              ? t('What was done in your name stands in the chronicle.')
              : t('Nothing was done in your name.')}
          </p>
        }
      >
        <p data-quiet>{t('Done in your name:')}</p>
        <ul class={s.done}>
          <Show when={laid() > 0}>
            <li>{tn(laid(), '{n} choice laid face down for you', '{n} choices laid face down for you')}</li>
          </Show>
          <For each={told().slice(-MOST)}>{(words) => <li>{words}</li>}</For>
        </ul>
        <Show when={told().length > MOST}>
          <p data-quiet>
            {tn(
              told().length - MOST,
              'and {n} line more, in the chronicle',
              'and {n} lines more, in the chronicle',
            )}
          </p>
        </Show>
      </Show>
      <Show
        when={props.standIn.state === 'in force'}
        fallback={
          <Actions>
            <Show when={wrote().length > 0}>
              <Button small href={campaign.to('chronicle')}>
                {t('To the chronicle')}
              </Button>
            </Show>
            <Button small onTap={props.onRead}>
              {t('I have read it')}
            </Button>
          </Actions>
        }
      >
        <Button small onTap={end}>
          {t('I am back')}
        </Button>
      </Show>
    </section>
  );
}
