/** What others had to tell, rival by rival, newest first, each with the day it was true. Only what this seat was told. */
import { For, type JSX, Show } from 'solid-js';
import { t, tn } from '../../../i18n/index.ts';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { Row } from '../../../ui/rows.tsx';
import { Headed } from '../../parts/headed.tsx';
import { RowsOf } from '../../parts/rows-of.tsx';
import { useEmpire } from '../empire.ts';
import { aboutWhom, toldLine, toldTo } from '../told.ts';
import { whenLine } from '../words.ts';

export function RealmIntelligence(): JSX.Element {
  const { state, view, seat, player, colour, to } = useEmpire();
  const told = () => toldTo(view(), seat());
  const rivals = () => state().seats.filter((rival) => told().some(({ from }) => from === rival));
  return (
    <Show when={rivals().length > 0}>
      <Headed title={t('told to you')} note={tn(told().length, '{n} report', '{n} reports')}>
        <For each={rivals()}>
          {(rival) => (
            <RowsOf
              label={t('Reports from {who}', { who: player(rival) })}
              of={told().filter(({ from }) => from === rival)}
            >
              {(one) => (
                <Row
                  lead={<Shield tincture={colour(rival)} size={38} label="" />}
                  title={t('{who}, {banners}', { who: player(rival), banners: aboutWhom(state(), one) })}
                  note={t('{told} · {when}', { told: toldLine(state(), one), when: whenLine(one.at) })}
                  {...(only(one) ? { href: to(`piece/${only(one)}`) } : {})}
                />
              )}
            </RowsOf>
          )}
        </For>
      </Headed>
    </Show>
  );

  function only(one: Parameters<typeof aboutWhom>[1]): string | undefined {
    const { banners = [] } = one.about as { readonly banners?: readonly string[] };
    return banners.find((id) => state().banners[id]);
  }
}
