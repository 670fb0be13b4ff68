/** Prisoners a realm holds, its own people in others' hands, and what it has carried off: for the realm's screen. */
import { For, type JSX, Show } from 'solid-js';
import { formOf } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { Row } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { Listed } from '../../parts/headed.tsx';
import { useEmpire } from '../empire.ts';
import { bannerName, points } from '../words.ts';
import { sideName, spoilWords } from './words.ts';

export function RealmPrisoners(): JSX.Element {
  const empire = useEmpire();
  const { state, seat, player } = empire;
  const captives = () =>
    Object.entries(state().tabletop.captives).filter(([, { holder, owner }]) =>
      [holder, owner].includes(seat()),
    );
  const spoils = () => Object.values(state().tabletop.spoils).filter(({ holder }) => holder === seat());
  const where = (banner: string | null): string => {
    const along = banner === null ? undefined : state().banners[banner];
    return along ? t('with {banner}', { banner: bannerName(along) }) : t('in the capital');
  };
  return (
    <Show when={captives().length + spoils().length > 0}>
      <Listed title={t('Prisoners and trophies')}>
        <For each={captives()}>
          {([captive, { name, owner, holder, points: worth, banner }]) => (
            <Row
              lead={<Seal icon="visored-helm" tone={owner === seat() ? 'warn' : undefined} />}
              title={name}
              note={
                owner === seat()
                  ? t('held by {holder}, {where}', { holder: player(holder), where: where(banner) })
                  : t('of {owner}, {points}, {where}', {
                      owner: player(owner),
                      points: points(worth),
                      where: where(banner),
                    })
              }
              {...(holder === seat() ? { href: formOf(empire, 'execute', { captive }) } : {})}
            />
          )}
        </For>
        <For each={spoils()}>
          {({ kind, name, from, banner }) => (
            <Row
              lead={<Seal icon={kind === 'engine' ? 'trebuchet' : 'flying-flag'} />}
              title={name || spoilWords(kind)}
              note={t('{kind} of {owner}, {where}', {
                kind: spoilWords(kind),
                owner: sideName(from, player),
                where: where(banner),
              })}
            />
          )}
        </For>
      </Listed>
    </Show>
  );
}
