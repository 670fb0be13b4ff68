/** While a battle lasts on the table: its owner counts who has fallen so far, so that the score is there when it ends. */
import { type JSX, Show } from 'solid-js';
import { t } from '../../../i18n/index.ts';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { TopBar } from '../../../ui/top-bar.tsx';
import { Sheet } from '../../parts/dialogs.tsx';
import page from '../../parts/order-page.module.css';
import { points } from '../words.ts';
import { type Fallen, FallenList, useFallen } from './fallen.tsx';
import s from './tabletop.module.css';
import { useBattle } from './use-battle.ts';

export function Tally(props: { id: string; onDone: () => void }): JSX.Element {
  const { place, to, busy, fallen, keep } = useTally(props.id, props.onDone);
  return (
    <Page
      bar={<TopBar back={to(`piece/${props.id}`)} close title={place()} />}
      foot={
        <Actions note={<Sum fallen={fallen} />}>
          <Button kind="filled" icon="check" grow disabled={busy()} onTap={() => void keep()}>
            {t('Save')}
          </Button>
        </Actions>
      }
    >
      <h2 class={page.question}>{t('Who has fallen so far?')}</h2>
      <p class={page.why}>
        {t('It stays in your private list. When the game ends, the app works out the percentage from it.')}
      </p>
      <FallenList fallen={fallen} />
    </Page>
  );
}

/** The same over another form, which it does not disturb. */
export function Counting(props: { id: string; open: boolean; onClose: () => void }): JSX.Element {
  return (
    <Show when={props.open}>
      <CountingSheet id={props.id} onClose={props.onClose} />
    </Show>
  );
}
function CountingSheet(props: { id: string; onClose: () => void }): JSX.Element {
  const { fallen, keep, busy } = useTally(props.id, props.onClose);
  return (
    <Sheet
      open
      onClose={props.onClose}
      title={t('Who has fallen?')}
      note={t('It stays in your private list until you have rolled for the wounded.')}
    >
      <FallenList fallen={fallen} />
      <div class={s.kept}>
        <Actions note={<Sum fallen={fallen} />}>
          <Button kind="filled" icon="check" grow disabled={busy()} onTap={() => void keep()}>
            {t('Save')}
          </Button>
        </Actions>
      </div>
    </Sheet>
  );
}

function Sum(props: { fallen: Fallen }): JSX.Element {
  return (
    <>
      <b>{t('{n}% lost', { n: props.fallen.percent() })}</b>
      {points(props.fallen.points())}
    </>
  );
}

function useTally(id: string, onKept: () => void) {
  const battle = useBattle(() => id);
  const force = battle.banners(battle.ownSide());
  const fallen = useFallen(
    id,
    force.map((banner) => banner.id),
  );
  return {
    ...battle,
    fallen,
    keep: async (): Promise<void> => {
      if (await fallen.keep()) onKept();
    },
  };
}
