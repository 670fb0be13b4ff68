/** A browser may clear what an uninstalled page keeps: said once, before anything worth keeping is made. */
import { type JSX, Match, Switch } from 'solid-js';
import { t } from '../../i18n/index.ts';
import { installState, promptInstall } from '../../pwa/pwa.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Rows } from '../../ui/rows.tsx';
import { Seal } from '../../ui/seal.tsx';

export function InstallHint(): JSX.Element {
  return (
    <Switch>
      <Match when={installState() === 'prompt'}>
        <Rows>
          <Row
            lead={<Seal icon="tower-flag" tone="now" />}
            title={t('Put Realmbook on your home screen')}
            note={t('Then the browser never deletes your campaign.')}
            end={
              <Button small onTap={() => void promptInstall()}>
                {t('Install')}
              </Button>
            }
          />
        </Rows>
      </Match>
      <Match when={installState() === 'ios'}>
        <Rows>
          <Row
            lead={<Seal icon="tower-flag" tone="warn" />}
            title={t('Add Realmbook to your home screen first')}
            note={t(
              'Tap Share, then Add to Home Screen. This browser deletes the data of pages you have not opened for a week.',
            )}
          />
        </Rows>
      </Match>
    </Switch>
  );
}
