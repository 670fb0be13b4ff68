/** One side of a siege: its banners, what they are worth as far as this seat knows, what they carry. */
import { For, type JSX, Show } from 'solid-js';
import type { PlacedBanner } from '../../../../rules/mighty-empires/queries.ts';
import { t } from '../../../i18n/index.ts';
import { PipRow } from '../../../ui/pips.tsx';
import { Row } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { Listed } from '../../parts/headed.tsx';
import { useEmpire } from '../empire.ts';
import { Flag } from '../parts/flag.tsx';
import { bannerName, points } from '../words.ts';
import { knownPoints, pointsLine } from './siege-words.ts';

export function SiegeSide(props: {
  title: string;
  note: string;
  banners: readonly PlacedBanner[];
  /** Points of townsfolk where no banner stands. */
  townsfolk: number | null;
}): JSX.Element {
  const empire = useEmpire();
  return (
    <Listed title={props.title} note={props.note}>
      <For each={props.banners}>
        {(banner) => (
          <Row
            lead={<Flag banner={banner} bare />}
            title={bannerName(banner)}
            note={pointsLine(knownPoints(empire, banner))}
            value={<PipRow n={banner.baggage} of={6} />}
            href={empire.to(`piece/${banner.id}`)}
          />
        )}
      </For>
      <Show when={props.townsfolk !== null}>
        <Row
          lead={<Seal icon="spears" />}
          title={t('Townsfolk under arms')}
          note={points(props.townsfolk ?? 0)}
        />
      </Show>
    </Listed>
  );
}
