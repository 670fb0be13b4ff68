/** What an order comes to that has nothing left to choose: the piece it is about, and what happens to it. */
import type { JSX } from 'solid-js';
import type { PlacedBanner } from '../../../../rules/mighty-empires/queries.ts';
import { t } from '../../../i18n/index.ts';
import { PipRow } from '../../../ui/pips.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { useEmpire } from '../empire.ts';
import { Flag } from '../parts/flag.tsx';
import { bannerName, placeLine } from '../words.ts';

export function BannerAtHand(props: { banner: PlacedBanner }): JSX.Element {
  const { state, to } = useEmpire();
  return (
    <Rows label={t('The banner')}>
      <Row
        lead={<Flag banner={props.banner} bare />}
        title={bannerName(props.banner)}
        note={props.banner.tile === null ? t('not on the map yet') : placeLine(state(), props.banner.tile)}
        value={<PipRow n={props.banner.baggage} of={6} />}
        href={to(`piece/${props.banner.id}`)}
      />
    </Rows>
  );
}

/** A banner as it last stood: the order that takes it off the map leaves its form only then. */
export function usePlacedBanner(): (id: string | undefined) => PlacedBanner | undefined {
  const { state } = useEmpire();
  let last: PlacedBanner | undefined;
  return (id = '') => {
    const { [id]: found } = state().banners;
    last = found ? { id, ...found } : last;
    return last;
  };
}
