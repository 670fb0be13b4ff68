/** Who leads a banner besides its owner, and the way to change it. */
import type { JSX } from 'solid-js';
import { commanderOf } from '../../../../rules/mighty-empires/accord/commander.ts';
import type { PlacedBanner } from '../../../../rules/mighty-empires/queries.ts';
import { formOf } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { useEmpire } from '../empire.ts';
import s from './piece.module.css';

export function CommandLink(props: { banner: PlacedBanner }): JSX.Element {
  const empire = useEmpire();
  const led = () => commanderOf(empire.state(), props.banner.id) !== undefined;
  return (
    <nav class={s.ends} aria-label={t('Its commander')}>
      <Button
        kind="quiet"
        small
        icon="names"
        href={formOf(empire, 'appoint-commander', { banner: props.banner.id })}
      >
        {led() ? t('Change its commander') : t('Give it a commander')}
      </Button>
    </nav>
  );
}
