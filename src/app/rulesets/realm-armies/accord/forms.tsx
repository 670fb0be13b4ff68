/** What players agree on: bargains, names, and how the chapter is read. */
import { For, type JSX, Show } from 'solid-js';
import type { TileId } from '../../../../kernel/hex.ts';
import type { Json } from '../../../../kernel/json.ts';
import { differences, type Proposal } from '../../../../rules/realm-armies/accord/proposal.ts';
import { type Goods, ungivable } from '../../../../rules/realm-armies/accord/trade.ts';
import type { Options, Readings } from '../../../../rules/realm-armies/options.ts';
import { heroesOf, playing, tilesOf } from '../../../../rules/realm-armies/queries.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t, tn } from '../../../i18n/index.ts';
import { nameFault } from '../../../twins.ts';
import { Chip, Chips } from '../../../ui/chips.tsx';
import { Field } from '../../../ui/field.tsx';
import { Head } from '../../../ui/head.tsx';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import type { OrderForm } from '../../contract.ts';
import founding from '../../parts/founding.module.css';
import { OrderPage } from '../../parts/order-page.tsx';
import rows from '../founding/founding.module.css';
import { ReadingFields } from '../founding/reading-fields.tsx';
import { useRealm } from '../realm.ts';
import { builtWords } from '../words.ts';

const nothing: Goods = { points: 0, tiles: [], heroes: [] };

/** What one side lays on the table. */
function GoodsPicker(props: {
  seat: string;
  head: string;
  goods: Goods;
  onChange: (goods: Goods) => void;
}): JSX.Element {
  const { state, place } = useRealm();
  const toggled = <T extends string>(from: readonly T[], one: T): readonly T[] =>
    from.includes(one) ? from.filter((each) => each !== one) : [...from, one];
  const tiles = () =>
    tilesOf(state(), props.seat).filter(
      ({ tile }) => ungivable(state(), props.seat, { ...nothing, tiles: [tile] }) === undefined,
    );
  const heroes = () => heroesOf(state(), props.seat);
  return (
    <section>
      <Head title={props.head} />
      <div class={founding.points}>
        <span>{t('Empire points')}</span>
        <Stepper
          label={t('{who}: empire points', { who: props.head })}
          value={props.goods.points}
          max={state().realms[props.seat]?.treasury ?? 0}
          onStep={(points) => props.onChange({ ...props.goods, points })}
        />
      </div>
      <Show when={tiles().length > 0}>
        <Chips label={t('{who}: tiles', { who: props.head })} wrap>
          <For each={tiles()}>
            {({ tile }) => (
              <Chip
                on={props.goods.tiles.includes(tile)}
                onTap={() =>
                  props.onChange({ ...props.goods, tiles: toggled<TileId>(props.goods.tiles, tile) })
                }
              >
                {`${place(tile)} (${builtWords(state(), tile)})`}
              </Chip>
            )}
          </For>
        </Chips>
      </Show>
      <Show when={heroes().length > 0}>
        <Chips label={t('{who}: heroes', { who: props.head })} wrap>
          <For each={heroes()}>
            {({ id, name }) => (
              <Chip
                icon="visored-helm"
                on={props.goods.heroes.includes(id)}
                onTap={() => props.onChange({ ...props.goods, heroes: toggled(props.goods.heroes, id) })}
              >
                {name}
              </Chip>
            )}
          </For>
        </Chips>
      </Show>
    </section>
  );
}

export const TradeForm: OrderForm = (props): JSX.Element => {
  const { state, seat, player, colour } = useRealm();
  const others = () => playing(state()).filter((each) => each !== seat());
  const [other, setOther] = chosenSignal('other', others()[0]);
  const [gives, setGives] = chosenSignal('gives', nothing);
  const [takes, setTakes] = chosenSignal('takes', nothing);
  const empty = () =>
    [gives(), takes()].every(({ points, tiles, heroes }) => points + tiles.length + heroes.length === 0);
  const args = (): Json | undefined => {
    const one = other();
    return one === undefined || empty()
      ? undefined
      : ({ with: one, gives: gives(), takes: takes() } as unknown as Json);
  };
  return (
    <OrderPage
      order="trade"
      args={args()}
      question={t('Who gives what?')}
      why={t('Nothing changes hands before the other side has agreed.')}
      answer={t('Propose it')}
      icon="check"
      onDone={props.onDone}
    >
      <Rows label={t('Who with')}>
        <For each={others()}>
          {(each) => (
            <Row
              lead={<Shield tincture={colour(each)} label="" />}
              title={player(each)}
              note={t('{n} empire points', { n: state().realms[each]?.treasury ?? 0 })}
              current={other() === each}
              onTap={() => {
                setOther(each);
                setTakes(nothing);
              }}
            />
          )}
        </For>
      </Rows>
      <GoodsPicker seat={seat()} head={t('you give')} goods={gives()} onChange={setGives} />
      <Show when={other()} keyed>
        {(one) => (
          <GoodsPicker
            seat={one}
            head={t('{who} gives', { who: player(one) })}
            goods={takes()}
            onChange={setTakes}
          />
        )}
      </Show>
    </OrderPage>
  );
};

export const NameForm: OrderForm = (props): JSX.Element => {
  const { state } = useRealm();
  const given = () => (props.args ?? {}) as { readonly what?: string; readonly id?: string };
  const what = () => given().what ?? 'realm';
  const id = () => given().id ?? '';
  const now = (): string => {
    const { realms, armies, fleets, tiles } = state();
    const named = { realm: realms, army: armies, fleet: fleets, tile: tiles }[what()] as
      | { readonly [id: string]: { readonly name: string } }
      | undefined;
    return named?.[id()]?.name ?? '';
  };
  const [name, setName] = chosenSignal('name', now());
  /** Realms must differ, and none does without a name; a piece without one goes by its number. */
  const fault = () => {
    const realms = Object.entries(state().realms).flatMap(([one, realm]) =>
      one === id() ? [] : [realm.name],
    );
    return what() === 'realm' ? nameFault(name(), realms, true) : undefined;
  };
  return (
    <OrderPage
      order="name"
      args={{ what: what(), id: id(), name: name().trim() }}
      question={t('What is it called?')}
      why={
        what() === 'realm'
          ? t('Everybody sees the name.')
          : t('Everybody sees the name. Empty, it goes by its number or place again.')
      }
      answer={t('Use this name')}
      icon="check"
      wrong={fault()}
      onDone={props.onDone}
    >
      <Field label={t('Name')} value={name()} maxLength={60} onInput={setName} error={fault()} />
    </OrderPage>
  );
};

export const ChangeReadingsForm: OrderForm = (props): JSX.Element => {
  const { state } = useRealm();
  const options = (): Options => state().options;
  const [readings, setReadings] = chosenSignal<Partial<Readings>>('readings', {});
  const [nights, setNights] = chosenSignal('nights', options().nights);
  const [victory, setVictory] = chosenSignal('victory', options().victory);
  const [pieces, setPieces] = chosenSignal('pieces', options().pieces);
  const proposal = (): Proposal => ({
    ...readings(),
    nights: nights(),
    victory: victory(),
    pieces: pieces(),
  });
  const changes = () => differences(state(), proposal()).length;
  return (
    <OrderPage
      order="change-readings"
      args={changes() === 0 ? undefined : ({ proposal: proposal() } as unknown as Json)}
      title={t('How you play')}
      question={t('How do you play from now on?')}
      why={t('It counts as soon as everybody else has agreed.')}
      answer={t('Propose it')}
      icon="check"
      sum={changes() === 0 ? t('nothing changed yet') : tn(changes(), '{n} change', '{n} changes')}
      onDone={props.onDone}
    >
      <div class={rows.readings}>
        <div class={founding.points}>
          <span>{t('Nights')}</span>
          <Stepper
            label={t('Nights')}
            value={nights()}
            max={60}
            show={(n) => (n === 0 ? t('as you like') : String(n))}
            onStep={setNights}
          />
        </div>
        <Segmented
          titled
          label={t('What decides it')}
          segments={[
            { value: 'realm', label: t('The realm') },
            { value: 'tiles', label: t('Tiles') },
            { value: 'treasury', label: t('Treasury') },
          ]}
          value={victory()}
          onPick={setVictory}
        />
        <Segmented
          titled
          label={t('Pieces')}
          segments={[
            { value: 'limited', label: t('As in the box') },
            { value: 'unlimited', label: t('No limit') },
          ]}
          value={pieces()}
          onPick={setPieces}
        />
      </div>
      <ReadingFields
        readings={{ ...options().readings, ...readings() }}
        onChange={(some) => setReadings((before) => ({ ...before, ...some }))}
      />
    </OrderPage>
  );
};
