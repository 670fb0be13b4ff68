/** Why this phone shows the book up to a line and writes nothing: rules newer than its own, or no room to read on. */
import { type JSX, Show } from 'solid-js';
import { CampaignError } from '../../../../campaign/faults.ts';
import { versionAt } from '../../../../campaign/versions.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { wording } from '../../../campaign/wording.ts';
import { Plate } from '../../../ui/plate.tsx';

export function Unread(): JSX.Element {
  const { view, say } = useCampaign();
  const words = () => {
    const { outdated, stopped, newest } = view();
    // Nothing newer than the app: what it lacks is the rules before.
    const older = versionAt(view().book, view().page).rules < newest.version;
    const fault = outdated
      ? older
        ? 'older rules'
        : 'outdated'
      : stopped === undefined
        ? undefined
        : 'stopped';
    return fault && wording(new CampaignError(fault), say);
  };
  return (
    <Show when={words()}>
      {(told) => (
        <Plate>
          <strong>{told().what}</strong>
          <p>{told().help}</p>
        </Plate>
      )}
    </Show>
  );
}
