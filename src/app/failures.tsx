/** The screens that stand in for others: still loading, gone wrong, not in the book. */
import type { ErrorComponentProps } from '@tanstack/solid-router';
import { type JSX, useContext } from 'solid-js';
import { t } from './i18n/index.ts';
import { stillToCome } from './pwa/pwa.ts';
import { Button } from './ui/button.tsx';
import { Frame, InFrame } from './ui/frame.tsx';
import { Page } from './ui/page.tsx';
import { EmptyState, ErrorState, LoadingState } from './ui/states.tsx';

/** A page in the frame there is, or in one of its own. */
const Framed = (props: { children: JSX.Element }) =>
  useContext(InFrame) ? (
    <Page>{props.children}</Page>
  ) : (
    <Frame>
      <Page>{props.children}</Page>
    </Frame>
  );

export const Loading = () => (
  <Framed>
    <LoadingState />
  </Framed>
);

export const Failed = (props: ErrorComponentProps) => {
  void import('./mishaps.ts').then(({ noteMishap }) => noteMishap(props.error)).catch(() => undefined);
  const onItsWay = () => !navigator.onLine && (stillToCome()?.length ?? 0) > 0;
  return (
    <Framed>
      <ErrorState
        detail={onItsWay() ? undefined : props.error.message}
        onRetry={() => location.reload()}
        action={<Button href="/">{t('To the shelf')}</Button>}
      >
        {onItsWay()
          ? t('Its rules are not on this phone yet. They come by themselves as soon as there is a network.')
          : undefined}
      </ErrorState>
    </Framed>
  );
};

export const NotInTheBook = () => (
  <Framed>
    <EmptyState
      level={1}
      title={t('No such page')}
      action={
        <Button kind="filled" href="/">
          {t('To the shelf')}
        </Button>
      }
    >
      {t('The address leads off the edge of the map. Your books are untouched.')}
    </EmptyState>
  </Framed>
);
