/** The kinds of lines the chronicle shows alone, and the chips that pick one. */
import { type Accessor, createMemo, For, type JSX } from 'solid-js';
import type { Telling } from '../../../../campaign/telling.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { Chip, Chips } from '../../../ui/chips.tsx';
import { askedAbout } from './line.tsx';
import { isTold } from './told.ts';

const kinds = ['all', 'yours', 'dice', 'struck', 'flagged'] as const;
export type Kind = (typeof kinds)[number];
const kindNames: { readonly [kind in Kind]: () => string } = {
  all: () => t('All'),
  yours: () => t('Yours'),
  dice: () => t('Dice'),
  struck: () => t('Undone'),
  flagged: () => t('Disputed'),
};

/** Whether a line is of the kind that is picked. */
export function useKinds(picked: Accessor<Kind>): Accessor<(telling: Telling) => boolean> {
  const { view, seat } = useCampaign();
  const kept = (kind: Kind, telling: Telling): boolean => {
    switch (kind) {
      case 'all':
        return isTold(telling);
      case 'yours':
        return telling.seat === seat() && isTold(telling);
      case 'dice':
        return telling.asked.some(({ question, value }) => question.ask === 'roll' && value !== undefined);
      case 'struck':
        return telling.struck !== undefined || telling.corrected !== undefined;
      case 'flagged':
        return telling.flags.length > 0 || askedAbout(view(), telling);
    }
  };
  return createMemo(() => {
    const kind = picked();
    return (telling: Telling) => kept(kind, telling);
  });
}

export function KindChips(props: { kind: Kind; onPick: (kind: Kind) => void }): JSX.Element {
  return (
    <Chips label={t('Show')}>
      <For each={kinds}>
        {(one) => (
          <Chip on={props.kind === one} onTap={() => props.onPick(one)}>
            {kindNames[one]()}
          </Chip>
        )}
      </For>
    </Chips>
  );
}
