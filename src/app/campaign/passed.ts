/** Phases that pass by themselves, in words. */
import type { Task } from '../../kernel/ruleset.ts';
import { listed, t } from '../i18n/index.ts';
import type { Campaign } from './context.tsx';

const haveNothing = 'You have nothing to do in {phases}.';
const hadNothing = 'You had nothing to do in {phases}.';

/**
 * "You have nothing to do in Battles, Sieges and Razing. You skip: Distribute baggage." Empty where none passes.
 * @param over it has passed already
 */
export function passedWords(
  { view, say }: Campaign,
  passed: readonly string[],
  skipped: readonly Task[],
  over = false,
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
    titles.length > 0 ? t(over ? hadNothing : haveNothing, { phases: listed(titles) }) : '',
    left.size > 0 ? t(over ? 'You skipped: {what}.' : 'You skip: {what}.', { what: listed([...left]) }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
