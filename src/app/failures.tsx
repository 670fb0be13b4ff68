/** The screens that stand in for others: still loading, gone wrong, not in the book. */
import type { ErrorComponentProps } from '@tanstack/solid-router';
import { t } from './i18n/index.ts';
import { Button } from './ui/button.tsx';
import { Page } from './ui/page.tsx';
import { EmptyState, ErrorState, LoadingState } from './ui/states.tsx';

export const Loading = () => (
  <Page>
    <LoadingState />
  </Page>
);

export const Failed = (props: ErrorComponentProps) => (
  <Page>
    <ErrorState
      detail={props.error.message}
      onRetry={() => location.reload()}
      action={<Button href="/">{t('To the shelf')}</Button>}
    />
  </Page>
);

export const NotInTheBook = () => (
  <Page>
    <EmptyState
      title={t('No such page')}
      action={
        <Button kind="filled" href="/">
          {t('To the shelf')}
        </Button>
      }
    >
      {t('The address leads off the edge of the map. Your books are untouched.')}
    </EmptyState>
  </Page>
);
