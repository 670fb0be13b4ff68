/** Another's banner: what everybody sees of it, and what this seat was told, each with its day. Never its owner's ledger. */
import { For, type JSX, Show } from 'solid-js';
import { blank, worth } from '../../../../rules/mighty-empires/ledger/book.ts';
import { encountersIn, mostBaggage, type PlacedBanner } from '../../../../rules/mighty-empires/queries.ts';
import { formOf } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Head } from '../../../ui/head.tsx';
import { Page } from '../../../ui/page.tsx';
import { Sacks } from '../../../ui/pips.tsx';
import { TopBar } from '../../../ui/top-bar.tsx';
import { Headed } from '../../parts/headed.tsx';
import { commas } from '../../parts/joined.ts';
import { useEmpire } from '../empire.ts';
import { toldAbout, toldLine, toldOf } from '../told.ts';
import { count, whenLine } from '../words.ts';
import { Heading } from './heading.tsx';
import s from './piece.module.css';
import { PointsLine } from './points-line.tsx';
import { CharacterRows, UnitRows } from './troops.tsx';

export function RivalSheet(props: { banner: PlacedBanner }): JSX.Element {
  const { state, view, player, contents, to } = useEmpire();
  const open = () => (view().openBooks ? (contents(props.banner) ?? blank) : undefined);
  return (
    <Page
      bar={<TopBar back={to('realm')} title={player(props.banner.seat)} />}
      foot={<ToTheFight banner={props.banner} />}
    >
      <Heading
        banner={props.banner}
        under={t('a banner of {realm}', {
          realm: state().realms[props.banner.seat]?.name || player(props.banner.seat),
        })}
      />
      <Show
        when={open()}
        fallback={
          <>
            <PublicLine banner={props.banner} />
            <Told banner={props.banner.id} />
          </>
        }
      >
        {(held) => (
          <>
            <PointsLine points={worth(held())} starting={state().stage === 'armies'} />
            <PublicLine banner={props.banner} />
            <Show when={state().options.armies === 'units'}>
              <Headed title={t('units')}>
                <UnitRows units={held().units} />
              </Headed>
              <Headed title={t('characters')}>
                <CharacterRows characters={held().characters} />
              </Headed>
            </Show>
          </>
        )}
      </Show>
    </Page>
  );
}

/** Where this seat has met it: the way to their battle, or to the siege. */
function ToTheFight(props: { banner: PlacedBanner }): JSX.Element {
  const empire = useEmpire();
  const fight = () => {
    const { tile, seat } = props.banner;
    const both = [empire.seat(), seat];
    return tile === null
      ? undefined
      : encountersIn(empire.state(), tile).find(({ attacker, defender }) =>
          both.every((one) => one === attacker || one === defender),
        );
  };
  return (
    <Show when={fight()}>
      {(one) => (
        <Actions>
          <Button
            kind="filled"
            grow
            href={
              one().kind === 'siege'
                ? formOf(empire, 'assault', { siege: one().id })
                : formOf(empire, 'fight', { encounter: one().id })
            }
          >
            {one().kind === 'siege' ? t('To the siege') : t('Record the battle')}
          </Button>
        </Actions>
      )}
    </Show>
  );
}

function Told(props: { banner: string }): JSX.Element {
  const { state, view, seat } = useEmpire();
  const told = () => toldAbout(view(), seat(), props.banner);
  return (
    <Headed title={t('told to you')}>
      <Show
        when={told().length > 0}
        fallback={
          <p data-quiet="alone">
            {t('Nothing yet. Scouts who meet it can learn its strength, and spies more than that.')}
          </p>
        }
      >
        <For each={told()}>
          {(one) => (
            <article class={s.told}>
              <p class={s.when}>
                {t('{told} · {when}', { told: toldLine(state(), one), when: whenLine(one.at) })}
              </p>
              <Show when={toldOf(one, props.banner).points !== undefined}>
                <PointsLine points={toldOf(one, props.banner).points ?? 0} starting={false} />
              </Show>
              <Show when={toldOf(one, props.banner).list}>
                {(list) => (
                  <>
                    <Head title={t('units')} level={3} />
                    <UnitRows units={list().units} />
                    <Head title={t('characters')} level={3} />
                    <CharacterRows characters={list().characters} />
                  </>
                )}
              </Show>
            </article>
          )}
        </For>
      </Show>
    </Headed>
  );
}

function PublicLine(props: { banner: PlacedBanner }): JSX.Element {
  const marks = () =>
    commas(
      props.banner.charged > 0 && t('{n} points lost', { n: count(props.banner.charged) }),
      props.banner.gained > 0 && t('{n} points gained', { n: count(props.banner.gained) }),
    );
  return (
    <section class={s.baggage} aria-label={t('For all to see')}>
      <div>
        <h2>{t('Baggage')}</h2>
        <p>{marks() || t('no losses known')}</p>
      </div>
      <Sacks n={props.banner.baggage} of={mostBaggage} />
    </section>
  );
}
