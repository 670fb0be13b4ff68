/** The address of the meeting server, tried before it is trusted, and the helpers that see through routers: none by default. */
import { createResource, createSignal, type JSX, Show } from 'solid-js';
import type { Signalling } from '../../../../sync/types.ts';
import { deps } from '../../../campaign/deps.ts';
import { attempt } from '../../../campaign/trouble.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toasts.tsx';
import s from '../screen.module.css';
import { helpers, serverUrl } from './addresses.ts';
import { answersAt, type Trial } from './try-server.ts';

const trials: { readonly [trial in Trial]: () => string } = {
  answers: () => t('The meeting server answers.'),
  silent: () => t('Nothing answers there. Is the server running, and on a network this phone can reach?'),
  barred: () => t('This page uses https and can only reach servers that use it too.'),
};

export default function Meeting(): JSX.Element {
  const { store } = deps();
  const [url, setUrl] = createSignal('');
  const [stun, setStun] = createSignal('');
  const { trial, setTrial, test, said } = createTrial(url);
  const [kept] = createResource(async () => {
    const known = (await store.setting('signalling').catch(() => undefined)) as Signalling | undefined;
    setUrl(known?.url ?? '');
    setStun((known?.iceServers ?? []).map(({ urls }) => urls).join(', '));
    return true;
  });
  const wrongUrl = () =>
    url().trim() !== '' && serverUrl(url()) === undefined
      ? t('Enter an address like https://realmbook.example/signal.')
      : undefined;
  const wrongStun = () =>
    helpers(stun()) === undefined ? t('Enter addresses like stun:stun.example.org:3478.') : undefined;
  const save = async (): Promise<void> => {
    const [server, servers] = [serverUrl(url()), helpers(stun()) ?? []];
    const next = { ...(server ? { url: server } : {}), ...(servers.length ? { iceServers: servers } : {}) };
    const done = await attempt(async () => {
      await store.setSetting('signalling', Object.keys(next).length ? next : undefined);
      return true;
    });
    if (done) toast({ words: t('Saved. The next meeting uses it.'), icon: 'check' });
  };
  return (
    <div class={s.group}>
      <Field
        label={t('Address')}
        type="url"
        inputmode="url"
        placeholder={`${location.origin}/signal`}
        value={url()}
        onInput={(typed) => {
          setUrl(typed);
          setTrial(undefined);
        }}
        error={wrongUrl()}
        hint={t(
          'Empty: the server this page came from. It introduces phones to each other and sees nothing of what they say.',
        )}
      />
      <Field
        label={t('Servers that help through routers (STUN)')}
        placeholder={t('none')}
        value={stun()}
        onInput={setStun}
        error={wrongStun()}
        hint={t(
          'Only for playing across the internet. The person who runs such a server learns this phone’s address, nothing more.',
        )}
      />
      <Show when={said()}>{(words) => <p role="status">{words()}</p>}</Show>
      <div class={s.wide}>
        <Button
          icon="phones"
          disabled={wrongUrl() !== undefined || trial() === 'trying'}
          onTap={() => void test()}
        >
          {t('Try it')}
        </Button>
        <Button
          icon="check"
          grow
          disabled={!kept() || wrongUrl() !== undefined || wrongStun() !== undefined}
          onTap={() => void save()}
        >
          {t('Save these addresses')}
        </Button>
      </div>
    </div>
  );
}

/** Knocks at the meeting server before its address is trusted. */
function createTrial(url: () => string) {
  const [trial, setTrial] = createSignal<Trial | 'trying'>();
  const test = async (): Promise<void> => {
    setTrial('trying');
    setTrial(await answersAt(serverUrl(url()) ?? '/signal'));
  };
  const said = () => {
    const now = trial();
    return now === 'trying' ? t('Trying the server …') : now && trials[now]();
  };
  return { trial, setTrial, test, said };
}
