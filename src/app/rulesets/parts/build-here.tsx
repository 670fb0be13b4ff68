/** What may be built on a tile is asked from its sheet, where anything may. */
import { type JSX, Show } from 'solid-js';
import { openTo } from '../../../campaign/open-to.ts';
import { formOf, useCampaign } from '../../campaign/context.tsx';
import { t } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { GameIcon } from '../../ui/icons/game-icon.tsx';

export function BuildHere(props: { tile: string; filled?: boolean }): JSX.Element {
  const campaign = useCampaign();
  const { view, seat } = campaign;
  return (
    <Show when={openTo(view(), seat(), 'build', 'tile').some(({ one }) => one === props.tile)}>
      <Button
        kind={props.filled ? 'filled' : 'outlined'}
        grow
        lead={<GameIcon name="castle" size={20} />}
        href={formOf(campaign, 'build', { tile: props.tile })}
      >
        {t('Build here')}
      </Button>
    </Show>
  );
}
