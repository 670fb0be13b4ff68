/** Whether Realmbook is on the home screen, and how it gets there on this phone. */
import { For, type JSX, Show } from 'solid-js';
import type { RulesetId } from '../../../../rules/ids.ts';
import { listed, t } from '../../../i18n/index.ts';
import type { InstallState } from '../../../pwa/install.ts';
import { installState, promptInstall, stillToCome } from '../../../pwa/pwa.ts';
import { shelved } from '../../../rulesets/shelf.ts';
import { Button } from '../../../ui/button.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import s from '../screen.module.css';
import type { SettingSection } from '../section.ts';

const states: { readonly [state in InstallState]: { title: () => string; steps: () => readonly string[] } } =
  {
    installed: {
      title: () => t('On your home screen'),
      steps: () => [t('It opens without a network, and the phone keeps its books.')],
    },
    prompt: {
      title: () => t('Not on your home screen yet'),
      steps: () => [t('Installed, it opens without a network, and the phone keeps its books.')],
    },
    ios: {
      title: () => t('Not on your home screen yet'),
      steps: () => [
        t('In Safari, tap Share: the square with an arrow.'),
        t('Scroll down and tap Add to Home Screen.'),
        t(
          'Open Realmbook from there. Safari deletes the data of pages you have not opened for a week, but never of installed apps.',
        ),
      ],
    },
    menu: {
      title: () => t('Not on your home screen yet'),
      steps: () => [
        t('Open the browser’s menu: three dots, or three lines.'),
        t('Tap Install app, or Add to Home screen.'),
        t('On a computer the address bar may show an icon for it.'),
      ],
    },
    insecure: {
      title: () => t('Cannot be installed from this address'),
      steps: () => [
        t(
          'Browsers install apps only from addresses that begin with https. Start Realmbook with --https, or open it once from such an address; after that it needs no network.',
        ),
      ],
    },
  };

function Body(): JSX.Element {
  const now = () => states[installState()];
  const well = () => installState() === 'installed';
  return (
    <>
      <Rows>
        <Row
          lead={<Seal icon="tower-flag" tone={well() ? 'now' : 'warn'} />}
          title={now().title()}
          note={now().steps().length === 1 ? now().steps()[0] : undefined}
          end={
            <Show when={installState() === 'prompt'}>
              <Button small icon="download" onTap={() => void promptInstall()}>
                {t('Install')}
              </Button>
            </Show>
          }
        />
      </Rows>
      <Show when={now().steps().length > 1}>
        <ol class={s.steps}>
          <For each={now().steps()}>{(step) => <li>{step}</li>}</For>
        </ol>
      </Show>
      <Show when={stillToCome()}>{(parts) => <Kept missing={parts()} />}</Show>
    </>
  );
}

/** What of the app is on this phone, and can be used without a network. */
function Kept(props: { missing: readonly RulesetId[] }) {
  const all = () => props.missing.length === 0;
  return (
    <Rows>
      <Row
        lead={<Seal icon="treasure-map" tone={all() ? 'now' : 'warn'} />}
        title={all() ? t('All of it is on this phone') : t('Rule sets are still on their way to this phone')}
        note={
          all()
            ? t('It needs no network.')
            : t('Not playable without a network yet: {games}.', {
                games: listed(props.missing.map((id) => shelved(id).title)),
              })
        }
      />
    </Rows>
  );
}

export const section: SettingSection = { id: 'install', title: () => t('the app'), order: 40, Body };
