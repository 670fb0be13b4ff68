/** The screens a rule set brings itself: the realm, and the sheet of one piece. */
import { useParams } from '@tanstack/solid-router';
import { type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { useCampaign } from '../../campaign/context.tsx';

export function RealmScreen(): JSX.Element {
  const { app } = useCampaign();
  return <Dynamic component={app.Realm} />;
}

export function PieceScreen(): JSX.Element {
  const { app } = useCampaign();
  const params = useParams({ strict: false });
  return (
    // Keyed: another piece is another sheet, with nothing half filled in.
    <Show keyed when={params().piece}>
      {(piece) => <Dynamic component={app.Piece} id={piece} />}
    </Show>
  );
}
