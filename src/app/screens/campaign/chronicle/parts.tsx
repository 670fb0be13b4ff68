/** What stands over and under the chronicle's lines. */
import { type JSX, Show } from 'solid-js';
import { useCampaign } from '../../../campaign/context.tsx';
import { unread } from '../../../campaign/letters-read.ts';
import { yearTitle } from '../../../campaign/years.ts';
import { t } from '../../../i18n/index.ts';
import { prefer, preferences } from '../../../preferences.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Chip, Chips } from '../../../ui/chips.tsx';
import { PageTitle } from '../../../ui/page.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { Switch } from '../../../ui/switch.tsx';
import s from './chronicle.module.css';
import { shareChronicle } from './share.ts';
import { YearChips } from './year-chips.tsx';

export function Head(): JSX.Element {
  const campaign = useCampaign();
  const { view } = campaign;
  return (
    <PageTitle
      over={view().title}
      title={t('Chronicle')}
      end={
        <>
          <IconButton
            ringed
            icon="lock"
            label={t('Letters')}
            badge={unread(campaign.view(), campaign.seat()).length}
            href={`/c/${campaign.session.campaign}/letters`}
          />
          <IconButton
            ringed
            icon="play"
            label={t('Replay from the beginning')}
            href={`/c/${campaign.session.campaign}/replay`}
          />
          <IconButton
            ringed
            icon="share"
            label={t('Share the chronicle')}
            onTap={() => void shareChronicle(campaign)}
          />
        </>
      }
    />
  );
}

/** Battles are told as they are, or by the winner. */
export function Voice(): JSX.Element {
  const { app } = useCampaign();
  return (
    <Show when={app.voiced}>
      <div class={s.voice}>
        <Switch
          label={t('Told by the winner')}
          on={preferences().voice === 'victor'}
          onSwitch={(on) => prefer({ voice: on ? 'victor' : 'plain' })}
        />
      </div>
    </Show>
  );
}

export function GoTo(props: {
  newer: boolean;
  onGo: (page: undefined) => Promise<void>;
  onYear: (year: number) => void;
  onFirst: () => void;
}): JSX.Element {
  const { view, app } = useCampaign();
  return (
    <Chips label={t('Go to')}>
      <Chip on={!props.newer} onTap={() => void props.onGo(undefined)}>
        {t('The newest')}
      </Chip>
      <YearChips
        years={Math.max(0, (view().clock.year ?? 0) - 1)}
        title={(year) => yearTitle(app, view(), year)}
        onYear={props.onYear}
      />
      <Chip onTap={props.onFirst}>{t('The beginning')}</Chip>
    </Chips>
  );
}

/** @param props.here whether only the lines around here were looked through */
export function NoLines(props: { all: boolean; here: boolean }): JSX.Element {
  return (
    <EmptyState
      title={
        props.all
          ? t('Nothing is written yet')
          : props.here
            ? t('Nothing of this kind in this part')
            : t('Nothing of this kind')
      }
    >
      {props.all ? t('The chronicle writes itself as you play.') : undefined}
    </EmptyState>
  );
}

/** Leads on to lines that are not read yet. */
export function Toward(props: { words: string; onTap: () => void }): JSX.Element {
  return (
    <div class={s.toward}>
      <Button grow onTap={props.onTap}>
        {props.words}
      </Button>
    </div>
  );
}
