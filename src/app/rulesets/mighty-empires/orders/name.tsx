/** A name for a realm, a settlement, a banner or a ship: written, or taken from those the tongues make. */
import { createEffect, createSignal, For, type JSX, on, Show } from 'solid-js';
import {
  calledYear,
  cycleAdjectives,
  cycleKey,
  cycleOf,
  firstYear,
  generate,
  type Kind,
  type TongueId,
  tongues,
  yearKey,
  yearName,
} from '../../../../rules/mighty-empires/names/index.ts';
import { holdingsOf } from '../../../../rules/mighty-empires/queries.ts';
import type { State } from '../../../../rules/mighty-empires/state.ts';
import { formOf } from '../../../campaign/context.tsx';
import { chosenSignal } from '../../../chosen-signal.ts';
import { face } from '../../../dice/random.ts';
import { t } from '../../../i18n/index.ts';
import { faultShown, nameFault } from '../../../twins.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, Select } from '../../../ui/field.tsx';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { Page } from '../../../ui/page.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { TopBar } from '../../../ui/top-bar.tsx';
import type { OrderForm } from '../../contract.ts';
import { Headed } from '../../parts/headed.tsx';
import { KnownRow } from '../../parts/known-row.tsx';
import page from '../../parts/order-page.module.css';
import { OrderPage } from '../../parts/order-page.tsx';
import { PickChips } from '../../parts/pick-chips.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { Flag } from '../parts/flag.tsx';
import { shipName } from '../ship-words.ts';
import { bannerName, kindName, kindOf } from '../words.ts';
import s from './orders.module.css';

const whats = ['realm', 'tile', 'banner', 'ship', 'cycle', 'year'] as const;
type What = (typeof whats)[number];
interface Named {
  readonly what: What;
  readonly id: string;
}
const offered = 6;

function nowCalled(state: State, { what, id }: Named): string {
  if (what === 'cycle' || what === 'year')
    return (what === 'cycle' ? state.calendar.cycles : state.calendar.years)[id] ?? '';
  const pieces = { realm: state.realms, tile: state.tiles, banner: state.banners, ship: state.ships }[what];
  return (pieces as { readonly [id: string]: { readonly name: string } })[id]?.name ?? '';
}

export const NameForm: OrderForm = (props): JSX.Element => {
  const named = (): Named | undefined => {
    const { what, id } = (props.args ?? {}) as { readonly what?: string; readonly id?: string };
    const known = whats.find((each) => each === what);
    return known && id !== undefined ? { what: known, id } : undefined;
  };
  return (
    <Show when={named()} fallback={<PickNamed />}>
      {(one) => <Naming named={one()} onDone={props.onDone} />}
    </Show>
  );
};

const ofCalendar = ({ what }: Named): boolean => what === 'cycle' || what === 'year';

/** Realms must differ, and the banners of one seat; a realm cannot do without a name. */
function faultOf({ realms, banners }: State, { what, id }: Named, called: string) {
  const mine = Object.entries(banners).filter(([, { seat }]) => seat === banners[id]?.seat);
  const others = what === 'realm' ? Object.entries(realms) : what === 'banner' ? mine : [];
  return nameFault(
    called,
    others.flatMap(([one, { name }]) => (one === id ? [] : [name])),
    what === 'realm',
  );
}

function questionOf(state: State, { what, id }: Named): string {
  if (what === 'year') return t('What is year {n} called?', { n: firstYear(what, id) });
  if (what === 'cycle')
    return t('What are the years {first} to {last} called?', {
      first: firstYear(what, id),
      last: lastYear(id),
    });
  if (what === 'realm') return t('What is your realm called?');
  if (what === 'banner') return t('What is banner {n} called?', { n: state.banners[id]?.number ?? '?' });
  if (what === 'ship') return t('What is ship {n} called?', { n: state.ships[id]?.number ?? '?' });
  return t('What is {place} called?', { place: placeName(state, id) });
}

function Naming(props: { named: Named; onDone: () => void }): JSX.Element {
  const { state } = useEmpire();
  const [called, setCalled] = chosenSignal('called', nowCalled(state(), props.named));
  const fault = () => faultOf(state(), props.named, called());
  return (
    <OrderPage
      order="name"
      args={{ ...props.named, name: called().trim() }}
      title={t('Name something')}
      question={questionOf(state(), props.named)}
      why={
        ofCalendar(props.named)
          ? t('Each year is the year of a beast; chronicle and replay show your words before it.')
          : t('Everybody sees it, and the chronicle uses it.')
      }
      answer={called().trim() === '' ? t('Leave it unnamed') : t('Call it {name}', { name: called().trim() })}
      icon="names"
      wrong={fault()}
      onDone={props.onDone}
    >
      <Field
        label={t('Name')}
        value={called()}
        maxLength={60}
        onInput={setCalled}
        {...faultShown(called(), fault())}
      />
      <Show
        when={ofCalendar(props.named)}
        fallback={<Suggestions what={props.named.what} called={called()} onPick={setCalled} />}
      >
        <Headed title={t('words for an age')}>
          <PickChips
            wrap
            label={t('Words for an age')}
            all={cycleAdjectives}
            on={(word) => called() === ageName(props.named, word)}
            name={(word) => word}
            onPick={(word) => setCalled(ageName(props.named, word))}
          />
        </Headed>
      </Show>
    </OrderPage>
  );
}

/** Names that a tongue makes. */
function Suggestions(props: { what: What; called: string; onPick: (name: string) => void }): JSX.Element {
  const [tongue, setTongue] = chosenSignal<TongueId>('tongue', 'bretonnian');
  const kind = (): Kind => (props.what === 'banner' || props.what === 'ship' ? 'person' : 'place');
  const make = (): readonly string[] => {
    const made = new Set<string>();
    // A tongue has thousands of names: a dozen tries always find six.
    for (let tries = 0; tries < 40 && made.size < offered; tries++)
      made.add(generate(kind(), tongue(), (sides) => face(sides)).name);
    return [...made];
  };
  const [offers, setOffers] = createSignal(make());
  createEffect(on(tongue, () => setOffers(make()), { defer: true }));
  return (
    <Headed title={t('suggestions')}>
      <PickChips
        wrap
        label={t('Names to choose from')}
        all={offers()}
        picked={props.called}
        name={(name) => name}
        onPick={props.onPick}
      />
      <div class={s.tongue}>
        <Select
          label={t('Tongue')}
          value={tongue()}
          options={tongues.map(({ id, title }) => ({ value: id, label: t(title) }))}
          onPick={setTongue}
        />
        <Button small icon="again" onTap={() => setOffers(make())}>
          {t('More')}
        </Button>
      </div>
    </Headed>
  );
}

/** The last year of a round. */
const lastYear = (cycle: string): number => firstYear('cycle', `c${Number(cycle.slice(1)) + 1}`) - 1;
/** A round takes the word alone, a single year with its beast. */
const ageName = ({ what, id }: Named, word: string): string =>
  what === 'year' ? `${word} ${yearName(firstYear(what, id))}` : word;

/** The calendar is named by the player who keeps the chronicle. */
function agesOf({ season: { year }, calendar }: State) {
  const cycle = cycleKey(cycleOf(year));
  const [first, last] = [firstYear('cycle', cycle), lastYear(cycle)];
  return [
    {
      what: 'cycle' as const,
      id: cycle,
      title: calendar.cycles[cycle] ?? t('These ten years'),
      note: t('the calendar: years {first} to {last}', { first, last }),
    },
    {
      what: 'year' as const,
      id: yearKey(year),
      title: calledYear(calendar, year) ?? t('This year'),
      note: t('the calendar: year {year}', { year }),
    },
  ];
}

function PickNamed(): JSX.Element {
  const empire = useEmpire();
  const { state, seat, mine, colour, to, player } = empire;
  const towns = () => holdingsOf(state(), seat()).filter(({ site }) => site !== 'barren');
  const ships = () => Object.entries(state().ships).filter(([, { owner }]) => owner === seat());
  const form = (what: What, id: string): string => formOf(empire, 'name', { what, id });
  return (
    <Page bar={<TopBar back={to('today')} close title={t('Name something')} />}>
      <h2 class={page.question}>{t('What do you want to name?')}</h2>
      <Rows label={t('What do you want to name?')}>
        <Show when={state().realms[seat()]}>
          {(realm) => (
            <Row
              lead={<Shield tincture={colour(seat())} size={38} label="" />}
              title={realm().name || player(seat())}
              note={t('your realm')}
              href={form('realm', seat())}
            />
          )}
        </Show>
        <For each={towns()}>
          {(town) => <KnownRow id={town.tile} note={kindName(kindOf(town))} href={form('tile', town.tile)} />}
        </For>
        <For each={mine()}>
          {(banner) => (
            <Row
              lead={<Flag banner={banner} bare />}
              title={bannerName(banner)}
              note={banner.name ? t('Banner {n}', { n: banner.number }) : t('a banner of yours')}
              href={form('banner', banner.id)}
            />
          )}
        </For>
        <For each={ships()}>
          {([id, ship]) => (
            <Row
              lead={<Seal icon="caravel" />}
              title={shipName(ship)}
              note={t('a ship of yours')}
              href={form('ship', id)}
            />
          )}
        </For>
        <For each={agesOf(state())}>
          {(age) => (
            <Row
              lead={<Seal icon="treasure-map" />}
              title={age.title}
              note={age.note}
              href={form(age.what, age.id)}
            />
          )}
        </For>
      </Rows>
    </Page>
  );
}
