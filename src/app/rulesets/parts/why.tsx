/**
 * "Why?": one tap shows the rule behind a number, a refusal or a question, in our words. The words are fetched when they
 * are asked for. Nothing is shown for a rule of a book that has no words for its rules.
 */
import { createSignal, type JSX, lazy, Show, Suspense } from 'solid-js';
import { bookOfRule } from '../../../rules/explained.ts';
import { t } from '../../i18n/index.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import s from './why.module.css';

const WhySheet = lazy(async () => ({ default: (await import('./why-sheet.tsx')).WhySheet }));

export function Why(props: {
  rule: string | undefined;
  /** What it explains, for screen readers. */
  about?: string | undefined;
  /** With its word; by default a sign alone. */
  words?: boolean;
}): JSX.Element {
  const [open, setOpen] = createSignal(false);
  const known = () => (props.rule && bookOfRule(props.rule) ? props.rule : undefined);
  return (
    <Show when={known()}>
      {(rule) => (
        <>
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
              <WhySheet rule={rule()} onClose={() => setOpen(false)} />
            </Suspense>
          </Show>
        </>
      )}
    </Show>
  );
}

/** A sentence with the way to its rule. */
export function Said(props: { words: string; rule: string | undefined }): JSX.Element {
  return (
    <div class={s.said}>
      <p>{props.words}</p>
      <Why rule={props.rule} about={props.words} />
    </div>
  );
}
