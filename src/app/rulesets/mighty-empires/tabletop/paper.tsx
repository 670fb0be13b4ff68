/**
 * The battle sheet as one printed page, A4 or letter, black on white whatever the theme: everything both players need at
 * the table, and the force list of the shown seat alone, from its own book. On the screen it is not there.
 */
import { For, type JSX, Show } from 'solid-js';
import {
  casualtyRecovery,
  casualtyRecoveryModifiers,
  characterFate,
} from '../../../../rules/mighty-empires/charts/casualties.ts';
import { pincerArrival } from '../../../../rules/mighty-empires/charts/tabletop.ts';
import { wounds } from '../../../../rules/mighty-empires/charts/wounds.ts';
import { t } from '../../../i18n/index.ts';
import { commas } from '../../parts/joined.ts';
import { Printed, PrintedHead, PrintedNotes } from '../../parts/printed.tsx';
import { placeName } from '../names.ts';
import { bannerInFull, placeLine } from '../words.ts';
import { hours } from './on-the-table.tsx';
import s from './paper.module.css';
import { OwnForce, Score, Short } from './paper-parts.tsx';
import { type Battle, sides, useBattle } from './use-battle.ts';
import { arrivalWords, barrierWords } from './words.ts';

export function Paper(props: { id: string }): JSX.Element {
  const battle = useBattle(() => props.id);
  const { field, called, state, tile } = battle;
  return (
    <Printed class={s.sheet}>
      <PrintedHead
        title={t('The battle of {place}', { place: battle.place() })}
        campaign={battle.view().title}
        arranged={commas(field().date, field().place)}
      >
        {t('{attacker} attacks {defender}', {
          attacker: called('attacker'),
          defender: called('defender'),
        })}
        {' · '}
        {placeLine(state(), tile())}
      </PrintedHead>
      <div class={s.columns}>
        <Forces battle={battle} />
        <section>
          <h2>{t('The field')}</h2>
          <p>{barrierWords(field().barrier)}.</p>
          <ol class={s.features}>
            <For each={field().features}>{({ text }) => <li>{text}</li>}</For>
          </ol>
          <Show when={field().features.length === 0}>
            <p>{t('Terrain as you agree, or a D100 for each feature.')}</p>
          </Show>
        </section>
        <Day battle={battle} />
        <section>
          <h2>{t('Victory points')}</h2>
          <Score battle={battle} />
          <p>
            {t(
              'Difference in % of the lower score: under 10 draw, to 100 defeated, over 100 scattered. Ends at nightfall, when a side concedes, has no troops left, or both agree.',
            )}
          </p>
        </section>
        <OwnForce battle={battle} />
        <section>
          <h2>{t('After the battle')}</h2>
          <Short chart={casualtyRecovery} />
          <p class={s.mods}>
            {casualtyRecoveryModifiers.rows.map(({ label, text }) => `${label} ${text}`).join(' · ')}
          </p>
          <Short chart={characterFate} notes />
          <Short chart={wounds} notes />
        </section>
      </div>
      <PrintedNotes />
    </Printed>
  );
}

function Forces(props: { battle: Battle }): JSX.Element {
  const { banners, called, cameFrom } = props.battle;
  return (
    <section>
      <h2>{t('Forces')}</h2>
      <For each={sides}>
        {(side) => (
          <p>
            <b>{called(side)}</b> {side === 'attacker' ? t('(attacker)') : t('(defender)')}:{' '}
            {banners(side)
              .map((banner) => {
                const name = bannerInFull(banner);
                const place = cameFrom(side, banner.id);
                return place ? t('{name} from {place}', { name, place }) : name;
              })
              .join('; ') || t('roll on the muster chart')}
          </p>
        )}
      </For>
    </section>
  );
}

function Day(props: { battle: Battle }): JSX.Element {
  const { field, state } = props.battle;
  return (
    <section>
      <h2>{t('The day')}</h2>
      <p>
        {field().hour === null
          ? t('Roll a D6 for the hour it begins. Night falls after hour 16.')
          : t('Begins in hour {hour}; night falls after hour 16.', { hour: field().hour ?? 1 })}
      </p>
      <ol class={s.hours}>
        <For each={hours}>
          {(hour) => (
            <li data-gone={hour < (field().hour ?? 1) || hour <= field().played ? '' : undefined}>{hour}</li>
          )}
        </For>
      </ol>
      <For each={field().contingents}>
        {(contingent) => (
          <p>
            {t('From {place}', { place: placeName(state(), contingent.from) })}: {arrivalWords(contingent)}
          </p>
        )}
      </For>
      <Show when={field().contingents.some(({ comes }) => comes === null)}>
        <Short chart={pincerArrival} />
      </Show>
    </section>
  );
}
