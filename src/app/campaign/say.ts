/** A sentence of the rules with its pieces, places and players named, as one campaign names them. */
import type { View } from '../../campaign/view.ts';
import type { Seat } from '../../kernel/question.ts';
import type { Text } from '../../kernel/text.ts';
import { number, t, worded } from '../i18n/index.ts';
import type { RulesetApp } from '../rulesets/contract.ts';

export const playerIn = (view: View, id: Seat): string =>
  id === 'table' ? t('The table') : (view.seats.find((one) => one.id === id)?.name ?? id);

/** The seat that is called "You": the one on show, or one's own while one acts for another. */
export const youIn = ({ seats }: Pick<View, 'seats'>, shown: Seat): Seat | undefined =>
  (seats.find(({ id, mine }) => mine && id === shown) ?? seats.find(({ mine }) => mine))?.id;

export const sayIn = (app: Pick<RulesetApp, 'name'>, view: View, text: Text): string =>
  worded(
    text,
    (gap, value) =>
      app.name(view, gap, value) ?? (typeof value === 'number' ? number(value) : playerIn(view, value)),
  );
