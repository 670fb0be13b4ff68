/** Years as the players of a campaign call them: by their number, or as their calendar does. */
import type { View } from '../../campaign/view.ts';
import { t } from '../i18n/index.ts';
import type { RulesetApp } from '../rulesets/contract.ts';

/** Within a sentence: "year 3", "the year of the Mad Hydra". */
export function yearOf(app: Pick<RulesetApp, 'year'>, view: View, year: number): string {
  const name = app.year?.(view, year);
  return name === undefined ? t('year {year}', { year }) : t('the year of the {name}', { name });
}
/** At the head of a page. */
export function yearTitle(app: Pick<RulesetApp, 'year'>, view: View, year: number): string {
  const name = app.year?.(view, year);
  return name === undefined ? t('Year {year}', { year }) : t('The year of the {name}', { name });
}
