/** The deliberate second step before one rolls for somebody who is not linked: as a suggestion, or in their place. */
import { type JSX, Show } from 'solid-js';
import type { Seat } from '../../../../kernel/question.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { SheetDialog } from '../../../ui/dialog.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';

export default function RollForSheet(props: {
  seat: Seat;
  mayStandIn: boolean;
  onSuggest: () => void;
  onStandIn: () => void;
  onClose: () => void;
}): JSX.Element {
  const { player } = useCampaign();
  const name = () => player(props.seat);
  return (
    <SheetDialog
      open
      onClose={props.onClose}
      title={t('Roll for {who}?', { who: name() })}
      note={t('{name} is not linked. The chronicle says who rolled.', { name: name() })}
    >
      <Rows label={t('What you can do')}>
        <Show when={props.mayStandIn}>
          <Row
            title={t('Stand in for {name}…', { name: name() })}
            note={t('Your roll counts, and the game goes on. Until {name} is back you stand in for them.', {
              name: name(),
            })}
            onTap={props.onStandIn}
          />
        </Show>
        <Row
          title={t('Roll as a suggestion')}
          note={t('It counts once {name} accepts it; until then everybody waits.', { name: name() })}
          onTap={props.onSuggest}
        />
      </Rows>
    </SheetDialog>
  );
}
