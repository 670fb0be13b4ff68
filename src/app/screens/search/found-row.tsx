/** One thing that was found: its name, and the words that say why with the hit marked. A rule is shown where one stands. */
import { createSignal, For, lazy, Show, Suspense } from 'solid-js';
import { marked } from '../../../kernel/search.ts';
import { chartHref, useCharts } from '../../charts/address.ts';
import { iconOf, sectionOf } from '../../charts/library.ts';
import { t } from '../../i18n/index.ts';
import { shelved } from '../../rulesets/shelf.ts';
import { Row } from '../../ui/rows.tsx';
import { Seal } from '../../ui/seal.tsx';
import { rolledWith } from '../charts/rolled-with.ts';
import s from './found-row.module.css';
import type { Sought } from './seek.ts';

const WhySheet = lazy(async () => ({
  default: (await import('../../rulesets/parts/why-sheet.tsx')).WhySheet,
}));

export function FoundRow(props: {
  found: Sought;
  query: string;
  /** Whether the book is said: where several are searched. */
  book: boolean;
}) {
  const { base } = useCharts();
  const [open, setOpen] = createSignal(false);
  const found = () => props.found;
  /** The rule that tells all of it. */
  const rule = () => {
    const one = found();
    return one.kind === 'rule' ? one.rule.id : one.kind === 'word' ? one.word.rule : undefined;
  };
  const icon = () => {
    const one = found();
    if (one.kind === 'chart') return iconOf(sectionOf(one.book, one.chart));
    return one.kind === 'rule' ? 'scales' : 'spell-book';
  };
  const value = () => {
    const one = found();
    return one.kind === 'chart' ? rolledWith(one.chart) : one.kind === 'rule' ? t('rule') : t('word');
  };
  const note = () => (
    <>
      <Show when={props.book}>{shelved(found().set).title} · </Show>
      <Marked text={found().why} query={props.query} />
    </>
  );
  const chart = () => {
    const one = found();
    return one.kind === 'chart' ? one.chart.id : undefined;
  };
  const way = () => {
    const id = chart();
    if (id !== undefined) return { href: chartHref(found().set, id, base) };
    return rule() === undefined ? {} : { onTap: () => setOpen(true) };
  };
  return (
    <>
      <Row
        lead={<Seal icon={icon()} />}
        title={<Marked text={found().title} query={props.query} />}
        note={note()}
        value={value()}
        {...way()}
      />
      <Show when={open() && rule()}>
        {(id) => (
          <Suspense>
            <WhySheet rule={id()} onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </Show>
    </>
  );
}

function Marked(props: { text: string; query: string }) {
  return (
    <For each={marked(props.text, props.query)}>
      {({ text, hit }) => (
        <Show when={hit} fallback={text}>
          <mark class={s.hit}>{text}</mark>
        </Show>
      )}
    </For>
  );
}
