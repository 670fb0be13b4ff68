/** What may be built, hex by hex. */
import { For, type JSX, Show } from 'solid-js';
import type { Site } from '../../../../rules/ninth-age/conquest/building.ts';
import { t } from '../../../i18n/index.ts';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { useRealms } from '../names.ts';
import { hexLine, improvementIcons } from '../words.ts';

export function Sites(props: {
  sites: readonly Site[];
  picked: Site | undefined;
  onPick: (site: Site) => void;
}): JSX.Element {
  const { state, place } = useRealms();
  const titles = {
    fortress: (at: string) => t('A fortress at {place}', { place: at }),
    mine: (at: string) => t('A mine at {place}', { place: at }),
    city: (at: string) => t('A city at {place}', { place: at }),
  };
  const line = (site: Site): string => {
    const hex = state().hexes[site.tile];
    const here = hex ? hexLine(hex) : '';
    return site.what === 'city' ? t('in place of the fortress; 1 Realm Point more') : here;
  };
  const on = (site: Site): boolean => site.tile === props.picked?.tile && site.what === props.picked.what;
  return (
    <Show
      when={props.sites.length > 0}
      fallback={<p data-quiet>{t('Nothing can be built on your hexes now.')}</p>}
    >
      <Rows label={t('What may be built')}>
        <For each={props.sites}>
          {(site) => (
            <Row
              lead={<Seal icon={improvementIcons[site.what]} tone={on(site) ? 'now' : undefined} />}
              title={titles[site.what](place(site.tile))}
              note={line(site)}
              current={on(site)}
              open={on(site)}
              onTap={() => props.onPick(site)}
            />
          )}
        </For>
      </Rows>
    </Show>
  );
}
