/** While the army is divided: to the banner's place, to its baggage, or back into the ranks. */
import { type JSX, Show } from 'solid-js';
import type { PlacedBanner } from '../../../../rules/mighty-empires/queries.ts';
import { formOf } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { useEmpire } from '../empire.ts';
import s from './piece.module.css';

export function MusterLinks(props: { banner: PlacedBanner }): JSX.Element {
  const empire = useEmpire();
  const { state, seat } = empire;
  return (
    <nav class={s.ends} aria-label={t('More for this banner')}>
      <Button kind="quiet" small icon="pin" href={formOf(empire, 'place-banners')}>
        {props.banner.tile === null ? t('Place the banner') : t('Move the banner')}
      </Button>
      <Show when={state().realms[seat()]?.baggage != null}>
        <Button kind="quiet" small icon="sack" href={formOf(empire, 'share-baggage')}>
          {t('Baggage')}
        </Button>
      </Show>
      <Button
        kind="quiet"
        small
        icon="undo"
        href={formOf(empire, 'dismiss-banner', { banner: props.banner.id })}
      >
        {t('Disband')}
      </Button>
    </nav>
  );
}
