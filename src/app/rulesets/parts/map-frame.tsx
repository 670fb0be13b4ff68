/** A page that is a map: what is asked in its head, and the answer at its foot. */
import { type ComponentProps, type JSX, Show, splitProps } from 'solid-js';
import { useCampaign } from '../../campaign/context.tsx';
import { MapView } from '../../map/index.ts';
import { preferences } from '../../preferences.ts';
import { theme } from '../../theme/theme.ts';
import { LoadingState } from '../../ui/states.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import s from './map-picker.module.css';

export interface Framed {
  title: string;
  note?: string | undefined;
  end?: JSX.Element;
  /** The answer: buttons, and what it means in a line. */
  foot?: JSX.Element;
}

export function MapFrame(
  props: Framed &
    Omit<ComponentProps<typeof MapView>, 'theme' | 'textScale' | 'label' | 'ref'> & {
      /** What is said in the map's place while it is made; nothing stands there where `blank`. */
      waiting?: string | undefined;
      blank?: boolean;
      room?: (room: HTMLDivElement) => void;
    },
): JSX.Element {
  const { to } = useCampaign();
  const [own, map] = splitProps(props, ['title', 'note', 'end', 'foot', 'waiting', 'blank', 'room']);
  return (
    <div class={s.picker}>
      <TopBar back={to('today')} close title={own.title} note={own.note} end={own.end} />
      <div ref={(room) => own.room?.(room)} class={s.map}>
        <Show when={own.waiting}>{(label) => <LoadingState label={label()} />}</Show>
        <Show when={!own.waiting && !own.blank}>
          <MapView theme={theme()} textScale={preferences().textSize / 100} label={own.title} {...map} />
        </Show>
      </div>
      <Show when={own.foot}>{(foot) => <div class={s.foot}>{foot()}</div>}</Show>
    </div>
  );
}
