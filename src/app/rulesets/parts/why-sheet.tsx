/** What a number is the sum of, and a rule in our words: its title, what it says, where it stands in the book, the charts it is read on, the table's choice. */
import { createResource, type JSX, Show, useContext } from 'solid-js';
import type { Explained, Explanations } from '../../../kernel/explained.ts';
import type { Rule } from '../../../kernel/question.ts';
import { bookOfRule, loadExplained } from '../../../rules/explained.ts';
import type { RulesetId } from '../../../rules/ids.ts';
import { CampaignContext } from '../../campaign/context.tsx';
import { chartHref, useCharts } from '../../charts/address.ts';
import { bookOf } from '../../charts/library.ts';
import { t } from '../../i18n/index.ts';
import { SheetDialog } from '../../ui/dialog.tsx';
import { Row } from '../../ui/rows.tsx';
import { LoadingState } from '../../ui/states.tsx';
import { RowsOf } from './rows-of.tsx';
import s from './why.module.css';
import type { Parts } from './why.tsx';

interface Answer {
  readonly set: RulesetId;
  readonly book: Explanations;
  readonly rule: Explained;
}
async function find(id: string | undefined): Promise<Answer | undefined> {
  const set = id === undefined ? undefined : bookOfRule(id);
  const book = set && (await loadExplained(set));
  const rule = book?.rules.find((one) => one.id === id);
  return set && book && rule && { set, book, rule };
}

/** 'Mighty Empires: Scouting declaration (chapter from page 18)'. */
export function whereOf({ document }: Pick<Explanations, 'document'>, { where }: Explained): string {
  if (!where) return t('A rule of Realmbook');
  const { section, page } = where;
  return page === undefined
    ? t('{book}: {section}', { book: document, section })
    : t('{book}: {section} (chapter from page {page})', { book: document, section, page });
}

export function WhySheet(props: {
  rule: Rule | undefined;
  about?: string | undefined;
  parts?: Parts | undefined;
  onClose: () => void;
}): JSX.Element {
  const [answer] = createResource(() => props.rule, find);
  const parts = () => props.parts ?? [];
  const failed = () =>
    answer.error ? t('The explanation could not be fetched. Try again with a network.') : '';
  const rule = () => (answer.error ? undefined : answer()?.rule.title);
  const title = () => (parts().length > 0 ? props.about : rule()) ?? t('Why?');
  return (
    <SheetDialog open onClose={props.onClose} title={title()}>
      <Show when={parts().length > 0}>
        <RowsOf facts label={title()} of={parts()}>
          {([from, value]) => <Row title={from} value={value} />}
        </RowsOf>
        <Show when={rule()}>{(words) => <h3 class={s.rule}>{words()}</h3>}</Show>
      </Show>
      <Show when={props.rule}>
        <Show when={!answer.loading} fallback={<LoadingState label={t('Looking it up')} />}>
          <Show
            when={!answer.error && answer()}
            fallback={<p class={s.text}>{failed() || t('Realmbook has no explanation of this rule.')}</p>}
          >
            {(found) => <Told answer={found()} />}
          </Show>
        </Show>
      </Show>
    </SheetDialog>
  );
}

function Told(props: { answer: Answer }): JSX.Element {
  const { base } = useCharts();
  const campaign = useContext(CampaignContext);
  const [option] = createResource(async () => {
    const name = props.answer.rule.option;
    return name && campaign ? campaign.app.option?.(campaign.view(), name) : undefined;
  });
  const charts = () => {
    const loaded = bookOf(props.answer.set)();
    if (loaded.state !== 'ready') return [];
    return props.answer.rule.charts.flatMap((id) => loaded.book.charts.find((one) => one.id === id) ?? []);
  };
  return (
    <>
      <p class={s.text}>{props.answer.rule.text}</p>
      <Show when={!option.error && option()}>
        {(chosen) => <p class={s.option}>{t('In this campaign: {chosen}', { chosen: chosen() })}</p>}
      </Show>
      <p class={s.where}>{whereOf(props.answer.book, props.answer.rule)}</p>
      <Show when={charts().length > 0}>
        <div class={s.rows}>
          <RowsOf facts label={t('Charts')} of={charts()}>
            {(chart) => <Row title={t(chart.title)} href={chartHref(props.answer.set, chart.id, base)} />}
          </RowsOf>
        </div>
      </Show>
    </>
  );
}
