/** A player in a list, as every book shows them. */
import type { View } from '../../../campaign/view.ts';
import type { Seat } from '../../../kernel/question.ts';
import { t } from '../../i18n/index.ts';
import { Shield } from '../../ui/heraldry/shield.tsx';
import type { Tincture } from '../../ui/heraldry/tinctures.ts';
import type { RowDress } from './ask/dress.ts';
import { nameIn } from './seats.ts';

/** A player as a row of a list. */
export function playerRow(
  view: View,
  id: string,
  seat: Seat,
  tincture: () => Tincture,
): RowDress | undefined {
  const name = nameIn(view, id);
  return name === undefined
    ? undefined
    : {
        lead: <Shield tincture={tincture()} label="" />,
        title: id === seat ? t('{name} (you)', { name }) : name,
      };
}
