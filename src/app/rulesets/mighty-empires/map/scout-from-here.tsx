/** A tile that scouts can reach: sent from the map by one tap for each banner beside it, the phone rolling at once. */
import { For, type JSX, Show } from 'solid-js';
import type { TileId } from '../../../../kernel/hex.ts';
import { formOf, useCampaign } from '../../../campaign/context.tsx';
import { useTasks } from '../../../campaign/use-tasks.ts';
import { t } from '../../../i18n/index.ts';
import { preferences } from '../../../preferences.ts';
import { Button } from '../../../ui/button.tsx';
import { GameIcon } from '../../../ui/icons/game-icon.tsx';
import s from '../../parts/tile-sheet.module.css';
import { stateOf } from '../names.ts';
import { bannerName } from '../words.ts';

export function ScoutFromHere(props: { tile: TileId; scouts: readonly string[] }): JSX.Element {
  const campaign = useCampaign();
  const { busy, view } = campaign;
  const state = () => stateOf(view());
  const { give } = useTasks();
  const byPhone = () => preferences().dice === 'phone';
  /** Real dice are typed in there, and the last face sends the scouts. */
  const form = (banner: string | undefined): string =>
    formOf(campaign, 'scout', { banner, tile: props.tile });
  return (
    <Show when={props.scouts.length > 0}>
      <For each={props.scouts}>
        {(banner, at) => (
          <Button
            kind={at() === 0 ? 'filled' : 'outlined'}
            grow
            disabled={busy()}
            lead={<GameIcon name="spyglass" size={20} />}
            {...(byPhone()
              ? {
                  onTap: () =>
                    void give('scout', { banner, tile: props.tile }, undefined, {
                      dice: 'phone',
                      here: true,
                    }),
                }
              : { href: form(banner) })}
          >
            {t('Scout with {banner}', {
              banner: bannerName(state().banners[banner] ?? { name: '', number: 0 }),
            })}
          </Button>
        )}
      </For>
      <p class={s.why}>
        {byPhone() ? t('This phone rolls for them at once.') : t('Then you enter what your dice show.')}{' '}
        <a href={form(props.scouts[0])}>{t('See the odds first')}</a>
      </p>
    </Show>
  );
}
