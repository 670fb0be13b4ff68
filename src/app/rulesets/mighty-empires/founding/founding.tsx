/**
 * How a campaign of Mighty Empires is to be played: good as it stands, every choice by thumb with one line of what it means.
 */
import { type JSX, Show } from 'solid-js';
import type { Json } from '../../../../kernel/json.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Head } from '../../../ui/head.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { differs, EverythingElse } from '../../parts/everything-else.tsx';
import s from '../../parts/founding.module.css';
import { count } from '../words.ts';
import { type Chosen, chosen } from './options.ts';
import { PartSwitches } from './parts.tsx';
import { RulingSwitches } from './rulings.tsx';

export function Founding(props: {
  readonly options: Json;
  readonly onChange: (options: Json) => void;
}): JSX.Element {
  const now = () => chosen(props.options);
  const set = (some: Partial<Chosen>): void => props.onChange({ ...now(), ...some } as Json);
  return (
    <div class={s.founding}>
      <EverythingElse now={summary(now())} changed={differs(now(), chosen({}))}>
        <Part title={t('the map')} why={maps[now().map]()}>
          <Segmented
            label={t('How the map is made')}
            segments={[
              { value: 'automatic', label: t('Automatic') },
              { value: 'in-turn', label: t('Drawn in turns') },
              { value: 'painted', label: t('By hand') },
            ]}
            value={now().map}
            onPick={(map) => set({ map })}
          />
        </Part>
        <Part
          title={t('strength')}
          why={
            now().strength === 'fixed'
              ? t('Every realm musters the same; 3,000 to 5,000 points make a good campaign.')
              : t('Dice for every settlement of the realm: some 3,500 to 4,000 points, and no two alike.')
          }
        >
          <Segmented
            label={t('How strong the realms are')}
            segments={[
              { value: 'fixed', label: t('The same for all') },
              { value: 'rolled', label: t('Rolled') },
            ]}
            value={now().strength}
            onPick={(strength) => set({ strength })}
          />
          <Show when={now().strength === 'fixed'}>
            <div class={s.points}>
              <span>{t('Points of each realm')}</span>
              <Stepper
                label={t('Points of each realm')}
                value={now().points}
                min={500}
                max={50_000}
                step={250}
                show={count}
                onStep={(points) => set({ points })}
              />
            </div>
            <Show when={now().points < 3000 || now().points > 5000}>
              <p class={s.why}>
                {now().points < 1500
                  ? tn(
                      Math.floor(now().points / 500),
                      'A very small war: one banner each.',
                      'A very small war: {n} banners each at most.',
                    )
                  : now().points < 3000
                    ? t('A small war: three or four weak banners each.')
                    : t('A large war: long battles, many banners, more to keep account of.')}
              </p>
            </Show>
          </Show>
        </Part>
        <Part
          title={t('armies')}
          why={
            now().armies === 'units'
              ? t('Banners hold units and characters, ready for a tabletop battle.')
              : t('Banners are a number of points, for a campaign without armies on the table.')
          }
        >
          <Segmented
            label={t('What banners hold')}
            segments={[
              { value: 'units', label: t('Units') },
              { value: 'points', label: t('Points only') },
            ]}
            value={now().armies}
            onPick={(armies) => set({ armies })}
          />
        </Part>
        <PartSwitches parts={now().parts} onChange={(parts) => set({ parts })} />
        <Part title={t('pieces')}>
          <Switch
            label={t('Only as many pieces as in the box')}
            note={t('When the last village is on the map scouts find no more of them.')}
            on={now().pieces === 'limited'}
            onSwitch={(on) => set({ pieces: on ? 'limited' : 'unlimited' })}
          />
          <Show when={now().pieces === 'limited'}>
            <div class={s.points}>
              <span>{t('Boxes you play with')}</span>
              <Stepper
                label={t('Boxes you play with')}
                value={now().sets ?? 0}
                min={0}
                max={4}
                show={(sets) => (sets === 0 ? t('as needed') : String(sets))}
                onStep={(sets) => set({ sets: sets === 0 ? null : sets })}
              />
            </div>
          </Show>
          <Switch
            label={t('Capitals nobody takes are independent cities')}
            note={t('Otherwise those tiles are unexplored like any other.')}
            on={now().unusedCapitals === 'independent'}
            onSwitch={(on) => set({ unusedCapitals: on ? 'independent' : 'unexplored' })}
          />
        </Part>
        <RulingSwitches rulings={now().rulings} onChange={(rulings) => set({ rulings })} />
      </EverythingElse>
    </div>
  );
}

/** What is chosen, in a few words. */
const summary = ({ map, strength, points, armies }: Chosen): string =>
  [
    { automatic: t('map by the app'), 'in-turn': t('map drawn in turns'), painted: t('map by hand') }[map],
    strength === 'fixed' ? t('{n} points each', { n: count(points) }) : t('strength rolled'),
    armies === 'units' ? t('units and characters') : t('points only'),
  ].join(' · ');

const maps: Readonly<Record<Chosen['map'], () => string>> = {
  automatic: () => t('Realmbook lays a map by the printed rules; lay another until you like one.'),
  'in-turn': () => t('Draw and lay tile by tile, each in turn, as in the box.'),
  painted: () => t('Draw the land yourselves: a map you already have, or one you dreamt up.'),
};

function Part(props: { title: string; why?: string; children: JSX.Element }): JSX.Element {
  return (
    <section class={s.part}>
      <Head title={props.title} />
      {props.children}
      <Show when={props.why}>
        <p class={s.why} aria-live="polite">
          {props.why}
        </p>
      </Show>
    </section>
  );
}
