/** The sheet of a tapped place: its name, its ground, its owner, and the orders that can be given there. */
import { children, type JSX, Show } from 'solid-js';
import { useCampaign } from '../../campaign/context.tsx';
import { t } from '../../i18n/index.ts';
import { BottomSheet } from '../../ui/bottom-sheet.tsx';
import { Shield } from '../../ui/heraldry/shield.tsx';
import { Row, Rows } from '../../ui/rows.tsx';
import s from './tile-sheet.module.css';

export function PlaceSheet(props: {
  name: string;
  what: string;
  owner: string | null | undefined;
  /** How its owner is called, where that is not the player's name. */
  whose?: string;
  /** What is in sight before the sheet is drawn up. */
  peek?: JSX.Element;
  facts?: JSX.Element;
  /** Where it is given a name. */
  rename?: string | false | undefined;
  /** More rows of the list it ends with. */
  children?: JSX.Element;
  onClose: () => void;
}): JSX.Element {
  const { view, seat, app, player } = useCampaign();
  const rows = children(() => props.children);
  const any = () => props.rename || rows.toArray().some(Boolean);
  return (
    <BottomSheet
      label={props.name}
      onDismiss={props.onClose}
      peek={
        <div class={s.peek}>
          <div class={s.head}>
            <div class={s.names}>
              <h2>{props.name}</h2>
              <p>{props.what}</p>
            </div>
            <Show when={props.owner}>
              {(owner) => (
                <span class={s.owner}>
                  <Shield tincture={app.tincture(view(), owner())} size={34} label="" />
                  {props.whose ?? (owner() === seat() ? t('yours') : player(owner()))}
                </span>
              )}
            </Show>
          </div>
          {props.peek}
        </div>
      }
    >
      <Show when={any() || props.facts}>
        <Show when={props.facts}>{(facts) => <p class={s.facts}>{facts()}</p>}</Show>
        <Show when={any()}>
          <Rows>
            {rows()}
            <Show when={props.rename}>{(way) => <Row title={t('Give it a name')} href={way()} />}</Show>
          </Rows>
        </Show>
      </Show>
    </BottomSheet>
  );
}
