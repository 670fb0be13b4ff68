/** A banner's list as text for the phone's share sheet: in full, or with the points left out. */
import { createSignal, type JSX } from 'solid-js';
import { type Contents, worth } from '../../../../rules/mighty-empires/ledger/book.ts';
import type { PlacedBanner } from '../../../../rules/mighty-empires/queries.ts';
import { copy, type Shared, share } from '../../../device/share.ts';
import { t } from '../../../i18n/index.ts';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { toast } from '../../../ui/toasts.tsx';
import { Sheet } from '../../parts/dialogs.tsx';
import { useEmpire } from '../empire.ts';
import { listOf } from './list.ts';
import s from './share-sheet.module.css';

export function ShareSheet(props: {
  open: boolean;
  onClose: () => void;
  banner: PlacedBanner;
  held: Contents;
}): JSX.Element {
  const { state, seat, player } = useEmpire();
  const [kind, setKind] = createSignal<'secret' | 'full'>('secret');
  const text = () =>
    listOf(props.banner, props.held, worth(props.held), {
      owner: state().realms[seat()]?.name || player(seat()),
      points: kind() === 'full',
    });
  const came = (how: Shared): void => {
    if (how === 'copied') toast({ words: t('Copied'), icon: 'check' });
    if (how === 'refused') toast(t('This browser would not share or copy it.'));
    if (how === 'shared' || how === 'copied') props.onClose();
  };
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={t('Share the list')}
      note={t('This copy is not sealed: anybody who gets it can read it.')}
    >
      <Segmented
        label={t('How much to show')}
        segments={[
          { value: 'secret', label: t('Without points'), icon: 'lock' },
          { value: 'full', label: t('In full') },
        ]}
        value={kind()}
        onPick={setKind}
      />
      <pre class={s.list}>{text()}</pre>
      <Actions>
        <Button icon="copy" onTap={() => void copy(text()).then(came)}>
          {t('Copy')}
        </Button>
        <Button
          kind="filled"
          icon="share"
          grow
          onTap={() =>
            void share({ title: t('Banner {n}', { n: props.banner.number }), text: text() }).then(came)
          }
        >
          {t('Share the list')}
        </Button>
      </Actions>
    </Sheet>
  );
}
