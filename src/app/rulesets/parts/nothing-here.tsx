/** Nothing to show: what would stand here, and the way on; with a `bar`, all that the page has. */
import { type JSX, Show } from 'solid-js';
import { useCampaign } from '../../campaign/context.tsx';
import { t } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { TopBar } from '../../ui/top-bar.tsx';

export function NothingHere(props: {
  title: string;
  /** 1 where it is all the page has. */
  level?: 1 | 2;
  bar?: JSX.Element;
  /** Where to go on, and what the way is called. */
  way?: readonly [href: string, label: string] | undefined;
  /** The way on is one among others. */
  plain?: boolean;
  children?: JSX.Element;
}): JSX.Element {
  const State = (): JSX.Element => (
    <EmptyState
      title={props.title}
      level={props.level ?? 2}
      action={
        <Show when={props.way}>
          {(way) => (
            <Button kind={props.plain ? 'outlined' : 'filled'} href={way()[0]}>
              {way()[1]}
            </Button>
          )}
        </Show>
      }
    >
      {props.children}
    </EmptyState>
  );
  return (
    <Show when={props.bar} fallback={<State />}>
      {(bar) => (
        <Page bar={bar()}>
          <State />
        </Page>
      )}
    </Show>
  );
}

/** The page of a piece that is on the map no more. */
export function GonePiece(): JSX.Element {
  const { to } = useCampaign();
  return (
    <NothingHere
      bar={<TopBar back={to('realm')} />}
      title={t('No longer on the map')}
      way={[to('realm'), t('To the realm')]}
    >
      {t('This piece is gone, or the order that made it was undone. The chronicle tells more.')}
    </NothingHere>
  );
}
