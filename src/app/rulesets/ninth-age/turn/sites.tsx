/** What may be built, hex by hex: one tap says what and where. */
import { createMemo, type JSX, Show, untrack } from 'solid-js';
import { openTo } from '../../../../campaign/open-to.ts';
import type { TileId } from '../../../../kernel/hex.ts';
import type { Improvement } from '../../../../rules/ninth-age/state.ts';
import { t } from '../../../i18n/index.ts';
import { Row } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import type { Answering } from '../../parts/ask/dress.ts';
import { RowsOf } from '../../parts/rows-of.tsx';
import { useRealms } from '../names.ts';
import { hexLine, improvementIcons } from '../words.ts';

interface Site {
  readonly tile: TileId | null;
  readonly what: Improvement | null;
}
const titles: { readonly [what in Improvement]: (place: string) => string } = {
  fortress: (place) => t('A fortress at {place}', { place }),
  mine: (place) => t('A mine at {place}', { place }),
  city: (place) => t('A city at {place}', { place }),
};

/** @param props.said what is said of the order before it */
export function Sites<A extends Site>(props: {
  order: string;
  at: Pick<Answering<TileId | null, A>, 'said' | 'begin'>;
  said: Partial<A>;
}): JSX.Element {
  const { view, seat, state, place } = useRealms();
  /** The hex that the page was opened for. */
  const opened = untrack(() => (props.at.said.what === undefined ? props.at.said.tile : undefined));
  const sites = createMemo(() => {
    const all = openTo(view(), seat(), props.order, 'what', props.said as never).map(({ one, said }) => ({
      what: one as Improvement,
      tile: said.tile as TileId,
    }));
    const here = all.filter(({ tile }) => tile === opened);
    return here.length > 0 ? here : all;
  });
  const line = ({ tile, what }: { tile: TileId; what: Improvement }): string => {
    const hex = state().hexes[tile];
    return what === 'city' ? t('in place of the fortress; 1 Realm Point more') : hex ? hexLine(hex) : '';
  };
  return (
    <Show
      when={sites().length > 0}
      fallback={<p data-quiet>{t('Nothing can be built on your hexes now.')}</p>}
    >
      <RowsOf label={t('Possible buildings')} of={sites()}>
        {(site) => {
          const on = (): boolean => site.tile === props.at.said.tile && site.what === props.at.said.what;
          return (
            <Row
              lead={<Seal icon={improvementIcons[site.what]} tone={on() ? 'now' : undefined} />}
              title={titles[site.what](place(site.tile))}
              note={line(site)}
              current={on()}
              open={on()}
              onTap={() => props.at.begin({ ...props.said, ...site })}
            />
          );
        }}
      </RowsOf>
    </Show>
  );
}
