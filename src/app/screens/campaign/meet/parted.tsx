/** Two phones have the same lines and read them differently: after which line, and both versions, to be handed on as a report. */
import { type JSX, Show } from 'solid-js';
import { lineAt } from '../../../../campaign/fingerprints.ts';
import { is } from '../../../../log/entry.ts';
import type { Partner } from '../../../../sync/types.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';

export function Parted(props: { partner: Partner }): JSX.Element {
  const { session, view, say, player } = useCampaign();
  const line = () => {
    const read = session.read();
    return read && props.partner.parted !== undefined ? lineAt(read, props.partner.parted) : undefined;
  };
  const words = (): string => {
    const at = line();
    if (!at) return '';
    const { entry } = at;
    const said = is(entry, 'order')
      ? t('{name}’s order “{order}”', {
          name: player(entry.seat),
          order: say(view().ruleset.orders[entry.body.id]?.title ?? { say: entry.body.id }),
        })
      : t('{name}’s entry “{kind}”', { name: player(entry.seat), kind: entry.body.kind });
    return t(
      'Your phones agree up to {line} on page {page}, and disagree after it. Your Realmbook is {mine} (rules {own}), theirs {theirs} (rules {other}).',
      {
        line: said,
        page: at.page + 1,
        mine: __APP_VERSION__,
        own: view().newest.version,
        theirs: props.partner.versions?.app ?? '?',
        other: props.partner.versions?.rules ?? '?',
      },
    );
  };
  /** Names of lines and versions only: nothing of what anybody keeps to themself. */
  const report = (): string =>
    [words(), `campaign ${session.campaign}`, `line ${line()?.hash}`, `ruleset ${view().ruleset.id}`].join(
      '\n',
    );
  return (
    <Show when={line()}>
      <p>{words()}</p>
      <Button icon="copy" onTap={() => void navigator.clipboard.writeText(report())}>
        {t('Copy a report')}
      </Button>
    </Show>
  );
}
