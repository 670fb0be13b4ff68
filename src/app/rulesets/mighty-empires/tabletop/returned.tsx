/** Characters back in the capital without a banner: on a banner's sheet in winter, each may join it. */
import { type JSX, Show } from 'solid-js';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Head } from '../../../ui/head.tsx';
import { Row } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { RowsOf } from '../../parts/rows-of.tsx';
import { useEmpire } from '../empire.ts';
import { useBook } from '../piece/write.ts';

export function Returned(props: { banner: string }): JSX.Element {
  const { book, seat, busy } = useEmpire();
  const { write, takes } = useBook();
  const joins = (character: string) => ({ write: 'post', character, banner: props.banner });
  const home = () => (book(seat())?.battles.home ?? []).filter(({ id }) => takes(joins(id)));
  return (
    <Show when={home().length > 0}>
      <Head title={t('back in the capital')} />
      <RowsOf label={t('Back in the capital')} of={home()}>
        {({ id, name, note }) => (
          <Row
            lead={<Seal icon="visored-helm" />}
            title={name}
            note={note}
            end={
              <Button small disabled={busy()} onTap={() => void write(joins(id))}>
                {t('Joins this banner')}
              </Button>
            }
          />
        )}
      </RowsOf>
    </Show>
  );
}
