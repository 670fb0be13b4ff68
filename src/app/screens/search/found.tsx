/** Everything found, from every book here, with the reason: a book that will not open is left out. */
import { createMemo, createSignal, For, Show } from 'solid-js';
import type { RulesetId } from '../../../rules/ids.ts';
import { bookOf } from '../../charts/library.ts';
import { t, tn } from '../../i18n/index.ts';
import { Head } from '../../ui/head.tsx';
import { Row, Rows } from '../../ui/rows.tsx';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { explainedOf } from './explained.ts';
import { FoundRow } from './found-row.tsx';
import { NothingFound } from './nothing.tsx';
import { type Sought, seekAll } from './seek.ts';

const kinds = ['chart', 'rule', 'word'] as const;
type Kind = (typeof kinds)[number];
const counts: { readonly [K in Kind]: (n: number) => string } = {
  chart: (n) => tn(n, '{n} chart', '{n} charts'),
  rule: (n) => tn(n, '{n} rule', '{n} rules'),
  word: (n) => tn(n, '{n} word', '{n} words'),
};
/** The number of one kind shown before the reader asks for more. */
const few = 6;

export function Found(props: { sets: readonly RulesetId[]; find: string }) {
  const books = () => props.sets.map((set) => ({ set, loaded: bookOf(set)() }));
  const waits = () => books().some(({ loaded }) => loaded.state === 'loading');
  const failed = () =>
    books().flatMap(({ set, loaded }) => (loaded.state === 'failed' ? [{ set, ...loaded }] : []));
  const found = createMemo(() =>
    seekAll(
      books().map(({ set, loaded }) => ({
        set,
        charts: loaded.state === 'ready' ? loaded.book : undefined,
        explained: explainedOf(set),
      })),
      props.find,
    ),
  );
  /** The kind of what fits best comes first. */
  const groups = () => {
    const first = (kind: Kind): number => found().findIndex((one) => one.kind === kind);
    return kinds.filter((kind) => first(kind) >= 0).toSorted((a, b) => first(a) - first(b));
  };
  return (
    <>
      <For each={failed()}>
        {({ why, again }) => (
          <ErrorState title={t('The charts would not open')} detail={why} onRetry={again} />
        )}
      </For>
      <Show
        when={found().length > 0}
        fallback={
          <Show when={!waits()} fallback={<LoadingState label={t('Opening the book of charts')} />}>
            <Show when={failed().length === 0}>
              <NothingFound words={props.find} />
            </Show>
          </Show>
        }
      >
        <For each={groups()}>
          {(kind) => (
            <Group
              kind={kind}
              all={found().filter((one) => one.kind === kind)}
              query={props.find}
              book={props.sets.length > 1}
            />
          )}
        </For>
      </Show>
    </>
  );
}

function Group(props: { kind: Kind; all: readonly Sought[]; query: string; book: boolean }) {
  const [whole, setWhole] = createSignal(false);
  const shown = () => (whole() || props.all.length <= few + 1 ? props.all : props.all.slice(0, few));
  return (
    <section>
      <Head title={counts[props.kind](props.all.length)} />
      <Rows label={counts[props.kind](props.all.length)}>
        <For each={shown()}>
          {(found) => <FoundRow found={found} query={props.query} book={props.book} />}
        </For>
        <Show when={shown().length < props.all.length}>
          <Row title={t('{n} more', { n: props.all.length - shown().length })} onTap={() => setWhole(true)} />
        </Show>
      </Rows>
    </section>
  );
}
