/** Results of operatives that their victim or their master must enter: an assassin's victim, the palace guard, an agent's smuggled operative. */
import { For, type JSX, Show } from 'solid-js';
import type { TileId } from '../../../../kernel/hex.ts';
import { misplaced } from '../../../../rules/mighty-empires/espionage/placing.ts';
import { guards } from '../../../../rules/mighty-empires/espionage/writes.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { useBook } from '../piece/write.ts';
import { bannerName, points } from '../words.ts';
import s from './espionage.module.css';
import { operativeName } from './words.ts';

const smuggled = ['spy', 'assassin', 'saboteur'] as const;

export function Deeds(): JSX.Element {
  const { state, seat, book, own } = useEmpire();
  const { write } = useBook();
  const spies = () => book(seat())?.spies;
  const mourning = () => Object.keys(spies()?.toPick ?? {}).filter((banner) => state().banners[banner]);
  const able = () => own(guards) ?? [];
  const nameless = () =>
    Object.entries(spies()?.operatives ?? {}).filter(
      ([id, { type }]) => type === null && state().espionage.counters[id],
    );
  return (
    <>
      <For each={mourning()}>
        {(banner) => (
          <section class={s.deed}>
            <h2>
              {t('Who did the assassin kill in {banner}?', {
                banner: bannerName(state().banners[banner] ?? { name: '', number: 0 }),
              })}
            </h2>
            <For each={book(seat())?.banners[banner]?.characters ?? []}>
              {({ id, name, level, points: worth }) => (
                <Button kind="danger" onTap={() => void write({ write: 'slain', banner, character: id })}>
                  {t('{name}, level {level}, {points}', {
                    name: name || t('A character'),
                    level,
                    points: points(worth),
                  })}
                </Button>
              )}
            </For>
          </section>
        )}
      </For>
      <Show when={(spies()?.guard ?? 0) > 0}>
        <section class={s.deed}>
          <h2>{t('Which unit leaves the army to guard the palace?')}</h2>
          <For
            each={able()}
            fallback={
              <Button onTap={() => void write({ write: 'guard', unit: null })}>
                {t('No unit has ten models: none')}
              </Button>
            }
          >
            {({ id, name, models, points: worth }) => (
              <Button kind="danger" onTap={() => void write({ write: 'guard', unit: id })}>
                {tn(models, '{name}, one model, {points}', '{name}, {n} models, {points}', {
                  name: name || t('A unit'),
                  points: points(worth),
                })}
              </Button>
            )}
          </For>
        </section>
      </Show>
      <For each={nameless()}>
        {([id, { smuggled: tile }]) => (
          <section class={s.deed}>
            <h2>
              {t('Who has your agent brought into {place}?', { place: placeName(state(), tile ?? '') })}
            </h2>
            <For each={smuggled.filter((type) => !misplaced(state(), seat(), type, tile as TileId))}>
              {(type) => (
                <Button onTap={() => void write({ write: 'smuggle', operative: id, type })}>
                  {operativeName(type)}
                </Button>
              )}
            </For>
            <p data-quiet="small">{t('You write this in secret and cannot change it later.')}</p>
          </section>
        )}
      </For>
    </>
  );
}
