/**
 * "Why?": one tap shows how a number comes about, and the rule behind it, a refusal or a question, in our words, fetched when they
 * are asked for. Nothing is shown for a rule of a book that has no words for its rules.
 */
import { createSignal, type JSX, lazy, Show, Suspense } from 'solid-js';
import type { Rule } from '../../../kernel/question.ts';
import { bookOfRule } from '../../../rules/explained.ts';
import { t } from '../../i18n/index.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import s from './why.module.css';

/** What a number is the sum of, one by one, in the words of the screen. */
export type Parts = readonly (readonly [from: string, value: string | number])[];

const WhySheet = lazy(async () => ({ default: (await import('./why-sheet.tsx')).WhySheet }));

export function Why(props: {
  rule: Rule | undefined;
  /** What it explains, for screen readers. */
  about?: string | undefined;
  /** What the number beside it is the sum of. */
  parts?: Parts | undefined;
  /** With its word; by default a sign alone. */
  words?: boolean;
}): JSX.Element {
  const [open, setOpen] = createSignal(false);
  const known = () => (props.rule && bookOfRule(props.rule) ? props.rule : undefined);
  return (
    <Show when={known() || props.parts?.length}>
      <Show
        when={props.words}
        fallback={
          <button
            type="button"
            class={s.sign}
            aria-label={t('Why?')}
            aria-description={props.about}
            onClick={() => setOpen(true)}
          >
            <Icon name="why" size={21} />
          </button>
        }
      >
        <button type="button" class={s.why} aria-description={props.about} onClick={() => setOpen(true)}>
          <Icon name="why" size={19} />
          <span>{t('Why?')}</span>
        </button>
      </Show>
      <Show when={open()}>
        <Suspense>
          <WhySheet rule={known()} about={props.about} parts={props.parts} onClose={() => setOpen(false)} />
        </Suspense>
      </Show>
    </Show>
  );
}

/** A sentence with the way to its rule. */
export function Said(props: { words: string; rule: Rule | undefined }): JSX.Element {
  return (
    <div class={s.said}>
      <p>{props.words}</p>
      <Why rule={props.rule} about={props.words} />
    </div>
  );
}
