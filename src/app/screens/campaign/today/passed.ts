/** Phases that pass by themselves, in words. */
import type { Task } from '../../../../kernel/ruleset.ts';
import type { Campaign } from '../../../campaign/context.tsx';
import { listed, t } from '../../../i18n/index.ts';

/** "You have nothing to do in Battles, Sieges and Razing. You skip: Distribute baggage." Empty where none passes. */
export function passedWords(
  { view, say }: Campaign,
  passed: readonly string[],
  skipped: readonly Task[],
): string {
  const titles = passed.flatMap((id) => {
    const phase = view().ruleset.phases.find((one) => one.id === id);
    return phase ? [say(phase.title)] : [];
  });
  const left = new Set(
    // What harms is nobody's omission.
    skipped
      .filter(({ quiet }) => quiet !== 'harms')
      .map(({ order, title }) => say(view().ruleset.orders[order?.id ?? '']?.title ?? title)),
  );
  return [
    titles.length > 0 ? t('You have nothing to do in {phases}.', { phases: listed(titles) }) : '',
    left.size > 0 ? t('You skip: {what}.', { what: listed([...left]) }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
