/** An invitation laid open: which campaign, which rules, who asks; and one button to accept it. Nothing is kept before. */
import { useNavigate } from '@tanstack/solid-router';
import { createResource, createSignal, type JSX, Match, Show, Switch } from 'solid-js';
import type { Invitation } from '../../../sync/invite.ts';
import { deps } from '../../campaign/deps.ts';
import { accept, standing } from '../../campaign/table.ts';
import { attempt, inWords } from '../../campaign/trouble.ts';
import { t } from '../../i18n/index.ts';
import { Actions } from '../../ui/actions.tsx';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { Plate } from '../../ui/plate.tsx';
import { LoadingState } from '../../ui/states.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import { InstallHint } from '../found/install-hint.tsx';
import s from './join.module.css';

export function Invited(props: { invitation: Invitation; onRefuse: () => void }): JSX.Element {
  const navigate = useNavigate();
  const [joining, setJoining] = createSignal(false);
  const [here] = createResource(() => props.invitation.campaign, standing);
  const [rules] = createResource(
    () => props.invitation.ruleset,
    async (id) => (await deps().loadRuleset(id)).title,
  );
  const join = async (): Promise<void> => {
    setJoining(true);
    const done = await attempt(async () => {
      await accept(props.invitation);
      return true;
    });
    setJoining(false);
    if (!done) return;
    // The answer only decides what Settings shows; a refusal is no reason not to play.
    void deps()
      .store.askToPersist()
      .catch(() => undefined);
    await navigate({ to: `/c/${props.invitation.campaign}/today`, replace: true } as never);
  };
  const trouble = () => here.error ?? rules.error;
  return (
    <Page
      bar={<TopBar back="/" close title={t('Join a campaign')} />}
      foot={
        <Actions>
          <Button onTap={props.onRefuse}>{t('Not this one')}</Button>
          <Button
            kind="filled"
            icon="phones"
            grow
            disabled={joining() || here.loading || rules.loading || trouble() !== undefined}
            onTap={() => void join()}
          >
            {!here.error && here() === 'here' ? t('Open it') : t('Join the table')}
          </Button>
        </Actions>
      }
    >
      <Show when={here.error || (here() !== 'here' && here() !== 'looking on')}>
        <InstallHint />
      </Show>
      <Asker invitation={props.invitation} rules={rules.error ? undefined : rules()} />
      <Switch>
        <Match when={trouble()}>
          {(problem) => (
            <p class={s.trouble} role="alert">
              {inWords(problem())}
            </p>
          )}
        </Match>
        <Match when={here.loading}>
          <LoadingState label={t('Checking whether it is here already')} />
        </Match>
        <Match when={here() === 'here'}>
          <p data-quiet>{t('This campaign is on this phone already. Opening it changes nothing.')}</p>
        </Match>
        <Match when={here() === 'looking on'}>
          <p data-quiet>
            {t(
              'This campaign is on this phone already, without a seat. This invitation replaces the one it came with.',
            )}
          </p>
        </Match>
        <Match when={true}>
          <p data-quiet>
            {t(
              'The book comes straight from a phone at the table: keep Realmbook open there. Then you choose your seat, or watch.',
            )}
          </p>
        </Match>
      </Switch>
    </Page>
  );
}

/** Which campaign, which rules, who asks. */
function Asker(props: { invitation: Invitation; rules: string | undefined }): JSX.Element {
  return (
    <div class={s.card}>
      <Plate asked>
        <p class={s.over}>{t('you are invited')}</p>
        <h2 class={s.title}>{props.invitation.title}</h2>
        <Show when={props.rules}>{(title) => <p class={s.rules}>{title()}</p>}</Show>
        <Show when={props.invitation.from}>
          {(name) => <p class={s.from}>{t('{name} invites you.', { name: name() })}</p>}
        </Show>
      </Plate>
    </div>
  );
}
