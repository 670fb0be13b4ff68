/** One side of a siege: its banners, what they are worth as far as this seat knows, what they carry. */
import { For, type JSX, Show } from 'solid-js';
import type { Standing } from '../../../../rules/mighty-empires/queries.ts';
import { t } from '../../../i18n/index.ts';
import { Head } from '../../../ui/head.tsx';
import { PipRow } from '../../../ui/pips.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { useEmpire } from '../empire.ts';
import { Flag } from '../parts/flag.tsx';
import { bannerName, points } from '../words.ts';
import s from './siege.module.css';
import { knownPoints, pointsLine } from './siege-words.ts';

export function SiegeSide(props: {
  title: string;
  note: string;
  banners: readonly Standing[];
  /** Points of townsfolk where no banner stands. */
  townsfolk: number | null;
}): JSX.Element {
  const empire = useEmpire();
  return (
    <section class={s.side}>
      <Head title={props.title} note={props.note} />
      <Rows label={props.title}>
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
      </Rows>
    </section>
  );
}
