/** The recruiting desk: crowns become troops in secret, and what is left of them. */
import { useRouter } from '@tanstack/solid-router';
import { createSignal, For, type JSX, Show } from 'solid-js';
import type { Task } from '../../../../kernel/ruleset.ts';
import {
  crownPoints,
  crownsLeft,
  heroesLeft,
  type Purchase,
  pointsLeft,
  pointsOf,
} from '../../../../rules/mighty-empires/court/book.ts';
import { alliesLeft } from '../../../../rules/mighty-empires/court/contingents.ts';
import { ownTroops } from '../../../../rules/mighty-empires/court/rolls.ts';
import { risen, rising } from '../../../../rules/mighty-empires/court/veterans.ts';
import type { Ledger } from '../../../../rules/mighty-empires/ledger/book.ts';
import type { State } from '../../../../rules/mighty-empires/state.ts';
import { useTasks } from '../../../campaign/use-tasks.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { listed, t } from '../../../i18n/index.ts';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Head } from '../../../ui/head.tsx';
import { Page } from '../../../ui/page.tsx';
import { Row } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TopBar } from '../../../ui/top-bar.tsx';
import { Figures } from '../../parts/figures.tsx';
import { Headed } from '../../parts/headed.tsx';
import { RowsOf } from '../../parts/rows-of.tsx';
import { Warning } from '../../parts/warning.tsx';
import { useEmpire } from '../empire.ts';
import { useBook } from '../piece/write.ts';
import { WinterDraft } from '../winter/draft.tsx';
import { bannerInFull, count, points } from '../words.ts';
import { Contingents } from './contingents.tsx';
import { NewTroops, Refit } from './new-troops.tsx';

type Way = 'new' | 'refit' | 'hire';

/** What is chosen and not bought yet is kept for the winter. */
export function RecruitsDesk(): JSX.Element {
  return (
    <WinterDraft form="recruits">
      <Desk />
    </WinterDraft>
  );
}

function Desk(): JSX.Element {
  const { state, seat, to, own } = useEmpire();
  const [way, setWay] = chosenSignal<Way>('way', 'new');
  const crowns = () => own(crownsLeft) ?? 0;
  const left = () => own(pointsLeft) ?? 0;
  const called = () => own(heroesLeft) ?? 0;
  const broke = () => left() + called() <= 0;
  const bought = () => own(boughtThisWinter) ?? [];
  const [writing, setWriting] = createSignal(false);
  /** Something is bought, and nothing more is being written: to go on is what most want next. */
  const done = () => (bought().length > 0 && way() === 'new' && !writing()) || broke();
  const units = () => state().options.armies === 'units';
  return (
    <Page
      stacked
      bar={<TopBar back={to('today')} title={t('Recruit')} />}
      foot={<WayOn kind={done() ? 'filled' : 'outlined'} />}
    >
      <Figures
        figures={[
          { label: t('crowns left'), value: count(crowns()), tone: crowns() < 0 ? 'warn' : undefined },
          { label: t('points they buy'), value: count(left()), rule: 'me.recruitment.crowns' },
          ...(called() > 0 ? [{ label: t('heroes called'), value: count(called()) }] : []),
        ]}
        note={t('Nobody else sees your spending here.')}
      />
      <Show when={crowns() < 0}>
        <Warning
          words={t('You have spent more than you had. Take something back.')}
          rule="me.recruitment.crowns"
        />
      </Show>
      <Veterans />
      <Segmented<Way>
        label={t('What to buy')}
        value={way()}
        onPick={setWay}
        segments={[
          { value: 'new', label: t('New troops') },
          ...(units() ? [{ value: 'refit', label: t('Old units') } as const] : []),
          { value: 'hire', label: t('Hired') },
        ]}
      />
      <Show when={way() === 'new'}>
        <NewTroops left={left()} called={called()} more={bought().length > 0} onWriting={setWriting} />
      </Show>
      <Show when={way() === 'refit'}>
        <Refit left={left()} />
      </Show>
      <Show when={way() === 'hire'}>
        <Contingents left={left()} alliances={alliesLeft(state(), seat())} />
      </Show>
      <Bought />
    </Page>
  );
}

/** Whether anything was bought, and the way on from there. */
function WayOn(props: { kind: 'filled' | 'outlined' }): JSX.Element {
  const { seat, to, own, view, busy } = useEmpire();
  const { follow } = useTasks();
  const router = useRouter();
  const bought = () => own(boughtThisWinter) ?? [];
  /** Points in no banner. */
  const idle = () => own(({ court }) => pointsOf(court.reserve)) ?? 0;
  /** The way on from recruiting, unless this desk has something to ask first. */
  const onward = (): Task | undefined => {
    const tasks = view().tasks(seat());
    return tasks.some(({ kind, about }) => kind === 'asked' && about === 'desk-recruits')
      ? undefined
      : tasks.find((one) => one.onward);
  };
  const goOn = async (task: Task): Promise<void> => {
    const here = router.state.location.pathname;
    await follow(task);
    // What it asks opens by itself.
    if (router.state.location.pathname === here)
      void router.navigate({ to: to('today'), replace: true } as never);
  };
  return (
    <Actions
      note={
        bought().length > 0 &&
        (idle() > 0
          ? t('{points} are in no banner yet: you muster them in deployment.', { points: points(idle()) })
          : t('Your purchases are in your book.'))
      }
    >
      <Show
        when={bought().length === 0 && onward()}
        fallback={
          <Button kind={props.kind} grow icon="check" href={to('today')}>
            {bought().length > 0 ? t('Done') : t('Buy nothing')}
          </Button>
        }
      >
        {(on) => (
          <Button kind={props.kind} grow icon="check" disabled={busy()} onTap={() => void goOn(on())}>
            {t('Buy nothing and go on')}
          </Button>
        )}
      </Show>
    </Actions>
  );
}

function Veterans(): JSX.Element {
  const { state, seat, book, own } = useEmpire();
  const { write } = useBook();
  const [except, setExcept] = chosenSignal<readonly string[]>('except', []);
  const risers = () =>
    own((mine, now) => (mine.court.advanced === now.season.year ? [] : rising(mine, now))) ?? [];
  /** The banner a character serves in, or that they wait for one. */
  const served = (id: string): string => {
    const [banner] =
      Object.entries(book(seat())?.banners ?? {}).find(([, { characters }]) =>
        characters.some((one) => one.id === id),
      ) ?? [];
    const standing = state().banners[banner ?? ''];
    return standing ? bannerInFull(standing) : t('in no banner');
  };
  return (
    <Show when={risers().length > 0}>
      <Headed title={t('veterans')} note={t('to the next level, once a winter')}>
        <For each={risers()}>
          {({ id, name, level }) => (
            <Switch
              label={name || t('A character')}
              note={
                except().includes(id)
                  ? t('stays at level {level}: a lasting wound · {banner}', { level, banner: served(id) })
                  : t('level {level} to {next} · {banner}', { level, next: risen(level), banner: served(id) })
              }
              on={!except().includes(id)}
              onSwitch={(on) => setExcept((now) => (on ? now.filter((one) => one !== id) : [...now, id]))}
            />
          )}
        </For>
        <Actions>
          <Button icon="check" onTap={() => void write({ write: 'advance', except: [...except()] })}>
            {t('Raise their levels')}
          </Button>
        </Actions>
      </Headed>
    </Show>
  );
}

const kinds = {
  troops: () => t('new troops'),
  reinforcements: () => t('reinforcements'),
  equipment: () => t('equipment'),
  contingent: () => t('a contingent'),
  operatives: () => t('operatives'),
} as const;

const boughtThisWinter = ({ court }: Ledger, { season }: State): readonly Purchase[] =>
  court.purchases.filter(({ year }) => year === season.year);

function Bought(): JSX.Element {
  const { own } = useEmpire();
  const { write, takes } = useBook();
  const bought = () => own(boughtThisWinter)?.toReversed() ?? [];
  /** Troops by their names; undefined for what has none. */
  const names = ({ items }: Purchase): string | undefined => {
    const { units = [], characters = [] } = own(ownTroops) ?? {};
    const found = [...units, ...characters].filter(({ id }) => items.includes(id));
    return found.length > 0 ? listed(found.map(({ name }) => name || t('Unnamed'))) : undefined;
  };
  const worth = ({ points: bare, crowns }: Purchase): string =>
    crowns > 0 ? t('{n} crowns', { n: crowns }) : points(bare);
  return (
    <Show when={bought().length > 0}>
      <Head title={t('bought this winter')} note={t('{n} points to a crown', { n: crownPoints })} />
      <RowsOf label={t('Bought this winter')} of={bought()}>
        {(one) => (
          <Row
            lead={<Seal icon={one.kind === 'operatives' ? 'hooded-assassin' : 'coins'} />}
            title={names(one) ?? kinds[one.kind]()}
            note={
              names(one) ? t('{kind}, {worth}', { kind: kinds[one.kind](), worth: worth(one) }) : worth(one)
            }
            end={
              <Show when={takes({ write: 'cancel', purchase: one.id })}>
                <Button small icon="undo" onTap={() => void write({ write: 'cancel', purchase: one.id })}>
                  {t('Take back')}
                </Button>
              </Show>
            }
          />
        )}
      </RowsOf>
    </Show>
  );
}
