/** The army pooled and mustered anew: one banner at a time is looked at, and each of its troops goes where a tap sends it; or points by the number. */
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { noTroops, pointsOf, type Troops } from '../../../../rules/mighty-empires/court/book.ts';
import { pooled } from '../../../../rules/mighty-empires/court/muster.ts';
import { bannerPoints } from '../../../../rules/mighty-empires/setup/banners.ts';
import { formOf } from '../../../campaign/context.tsx';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chips.tsx';
import { Page } from '../../../ui/page.tsx';
import { TopBar } from '../../../ui/top-bar.tsx';
import { NothingHere } from '../../parts/nothing-here.tsx';
import { NumberField } from '../../parts/number-field.tsx';
import { PickChips } from '../../parts/pick-chips.tsx';
import { Warning } from '../../parts/warning.tsx';
import { useEmpire } from '../empire.ts';
import { useBook } from '../piece/write.ts';
import { WinterDraft } from '../winter/draft.tsx';
import { bannerName, count, points } from '../words.ts';
import s from './court.module.css';

const reserve = '';

/** What is laid out and not mustered yet is kept for the winter. */
export function MusterDesk(): JSX.Element {
  return (
    <WinterDraft form="muster">
      <Desk />
    </WinterDraft>
  );
}

/** The troops of every pooled banner and of the reserve, and where each of them is sent. */
function createMuster() {
  const { state, seat, book, own, mine } = useEmpire();
  const banners = createMemo(() => {
    const ids = own(pooled) ?? [];
    return mine().filter(({ id }) => ids.includes(id));
  });
  const held = createMemo((): { readonly [banner: string]: Troops } => {
    const kept = book(seat());
    const troops = banners().map(({ id }) => [id, kept?.banners[id] ?? noTroops] as const);
    return { ...Object.fromEntries(troops), [reserve]: kept?.court.reserve ?? noTroops };
  });
  /** What was moved by hand; the rest stays where the book has it, also what joined since. */
  const [moved, setMoved] = chosenSignal<{ readonly [troop: string]: string }>('moved', {});
  const places = createMemo((): { readonly [troop: string]: string } => {
    const at: Record<string, string> = {};
    for (const [banner, { units, characters }] of Object.entries(held()))
      for (const { id } of [...units, ...characters]) at[id] = banner;
    for (const [troop, place] of Object.entries(moved())) if (place in held()) at[troop] = place;
    return at;
  });
  const [given, setGiven] = chosenSignal<{ readonly [banner: string]: number }>('given', {});
  const shares = (banner: string): number => given()[banner] ?? held()[banner]?.points ?? 0;
  const bare = () => state().options.armies === 'points';
  const all = () => Object.values(held());
  const total = () => all().reduce((sum, troops) => sum + pointsOf(troops), 0);
  /** Points that no banner is given; below 0 they are given too many. */
  const rest = (): number => total() - banners().reduce((sum, { id }) => sum + shares(id), 0);
  const mustered = (banner: string): Troops => {
    if (bare()) return { ...noTroops, points: banner === reserve ? rest() : shares(banner) };
    const here = ({ id }: { readonly id: string }): boolean => places()[id] === banner;
    return {
      points: 0,
      units: all().flatMap(({ units }) => units.filter(here)),
      characters: all().flatMap(({ characters }) => characters.filter(here)),
    };
  };
  const idle = () => pointsOf(mustered(reserve));
  return { banners, places, setMoved, bare, shares, setGiven, total, rest, mustered, idle };
}
type Muster = ReturnType<typeof createMuster>;

function Desk(): JSX.Element {
  const empire = useEmpire();
  const { to } = empire;
  const { write } = useBook();
  const muster = createMuster();
  const { banners, bare, total, rest, shares, setGiven, mustered, idle } = muster;
  const barred = () => idle() < 0 || banners().length === 0;
  const keep = async (): Promise<void> => {
    const line = {
      write: 'deploy',
      banners: Object.fromEntries(banners().map(({ id }) => [id, mustered(id)])),
      reserve: mustered(reserve),
    };
    if (await write(line as never)) history.back();
  };
  return (
    <Page
      bar={<TopBar back={to('today')} title={t('Muster the army')} />}
      foot={
        <Actions
          note={
            <>
              <b>{points(total())}</b>
              {idle() > 0 ? t('{n} in no banner', { n: count(idle()) }) : t('all in banners')}
            </>
          }
        >
          <Button kind={barred() ? 'outlined' : 'filled'} grow disabled={barred()} onTap={() => void keep()}>
            {t('Muster the army like this')}
          </Button>
        </Actions>
      }
    >
      <Show
        when={banners().length > 0}
        fallback={
          <NothingHere
            title={t('You have no banner to muster')}
            way={[formOf(empire, 'new-banner', {}), t('Raise a new banner')]}
          />
        }
      >
        <Show when={bare()} fallback={<ByTroops muster={muster} />}>
          <Unfit muster={muster} />
          <div class={s.part}>
            <For each={banners()}>
              {(banner) => (
                <NumberField
                  label={bannerName(banner)}
                  value={shares(banner.id)}
                  error={rest() < 0 ? t('{n} more than you have.', { n: count(-rest()) }) : undefined}
                  onNumber={(value) => setGiven((now) => ({ ...now, [banner.id]: value }))}
                />
              )}
            </For>
          </div>
        </Show>
      </Show>
    </Page>
  );
}

/** Banners too small or too large to take the field. */
function Unfit(props: { muster: Muster }): JSX.Element {
  const { banners, mustered } = props.muster;
  const unfit = (): readonly string[] =>
    banners().flatMap((banner) => {
      const held = pointsOf(mustered(banner.id));
      const about = { banner: bannerName(banner), points: points(held) };
      if (held < bannerPoints.least)
        return [t('{banner} has {points}: the minimum is {n}.', { ...about, n: bannerPoints.least })];
      return held > bannerPoints.most
        ? [t('{banner} has {points}: the maximum is {n}.', { ...about, n: count(bannerPoints.most) })]
        : [];
    });
  return (
    <div class={s.minds} role="status">
      <For each={unfit()}>{(words) => <Warning words={words} />}</For>
    </div>
  );
}

function ByTroops(props: { muster: Muster }): JSX.Element {
  const { banners, mustered, idle, places, setMoved } = props.muster;
  const send = (troop: string, to: string) => setMoved((now) => ({ ...now, [troop]: to }));
  /** Those with troops to send come first into view. */
  const [looked, setLooked] = createSignal(idle() > 0 ? reserve : (banners()[0]?.id ?? reserve));
  const shown = () => mustered(looked());
  return (
    <>
      <PickChips
        label={t('Whose troops are shown')}
        all={banners()}
        on={(banner) => looked() === banner.id}
        name={bannerName}
        value={(banner) => count(pointsOf(mustered(banner.id)))}
        onPick={(banner) => setLooked(banner.id)}
      >
        <Chip on={looked() === reserve} value={count(idle())} onTap={() => setLooked(reserve)}>
          {t('In no banner')}
        </Chip>
      </PickChips>
      <Unfit muster={props.muster} />
      <For
        each={[...shown().characters, ...shown().units]}
        fallback={<p class={s.quiet}>{t('No troops. Look at another banner and send troops here.')}</p>}
      >
        {(troop) => (
          <div class={s.troop}>
            <h2>{troop.name || t('Unnamed')}</h2>
            <p class={s.quiet}>
              {'models' in troop
                ? tn(troop.models, 'one model, {points}', '{n} models, {points}', {
                    points: points(troop.points),
                  })
                : t('level {level}, {points}', { level: troop.level, points: points(troop.points) })}
            </p>
            <PickChips
              label={t('Where {who} serves', { who: troop.name })}
              all={banners()}
              on={(banner) => places()[troop.id] === banner.id}
              name={bannerName}
              onPick={(banner) => send(troop.id, banner.id)}
            >
              <Chip on={places()[troop.id] === reserve} onTap={() => send(troop.id, reserve)}>
                {t('At home')}
              </Chip>
            </PickChips>
          </div>
        )}
      </For>
    </>
  );
}
