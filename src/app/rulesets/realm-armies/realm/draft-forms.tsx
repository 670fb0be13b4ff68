/** Drafting a general, raising an army, building a fleet. */
import { For, type JSX, Show } from 'solid-js';
import type { TileId } from '../../../../kernel/hex.ts';
import type { Json } from '../../../../kernel/json.ts';
import { freeHeroes, tilesOf } from '../../../../rules/realm-armies/queries.ts';
import { leaderless } from '../../../../rules/realm-armies/realm/draft.ts';
import { noMuster } from '../../../../rules/realm-armies/realm/recruit.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Field } from '../../../ui/field.tsx';
import { Head } from '../../../ui/head.tsx';
import { Guidon } from '../../../ui/heraldry/guidon.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { armyName } from '../names.ts';
import { useRealm } from '../realm.ts';
import { builtWords, workIcons } from '../words.ts';

type Args = { readonly army?: string; readonly tile?: TileId };
const argsOf = (args: Json): Args => (args ?? {}) as Args;

/** A name nobody has heard yet, or one of those who are free. */
function WhoLeads(props: {
  name: string;
  hero: string | null;
  onName: (name: string) => void;
  onHero: (hero: string | null) => void;
}): JSX.Element {
  const { state } = useRealm();
  const free = () => freeHeroes(state());
  return (
    <>
      <Field
        label={t('Name of the hero')}
        value={props.name}
        maxLength={60}
        onInput={(typed) => {
          props.onHero(null);
          props.onName(typed);
        }}
      />
      <Show when={free().length > 0}>
        <section>
          <Head title={t('free for anybody')} />
          <Rows label={t('Heroes who serve nobody')}>
            <For each={free()}>
              {({ id, name }) => (
                <Row
                  lead={<Seal icon="visored-helm" />}
                  title={name}
                  current={props.hero === id}
                  onTap={() => {
                    props.onName('');
                    props.onHero(props.hero === id ? null : id);
                  }}
                />
              )}
            </For>
          </Rows>
        </section>
      </Show>
    </>
  );
}

export const DraftHeroForm: OrderForm = (props): JSX.Element => {
  const { state, seat, colour } = useRealm();
  const [name, setName] = chosenSignal('name', '');
  const [hero, setHero] = chosenSignal<string | null>('hero', null);
  const army = () => argsOf(props.args).army ?? leaderless(state(), seat())[0] ?? '';
  const led = () => state().armies[army()];
  return (
    <OrderPage
      order="draft-hero"
      args={
        name().trim() === '' && hero() === null
          ? undefined
          : { army: army(), hero: hero(), name: name().trim() }
      }
      question={t('Who leads it?')}
      why={t('A named hero serves one realm only. Fielded with their army they add 2 to each of its dice.')}
      answer={t('Draft them')}
      onDone={props.onDone}
    >
      <Show when={led()}>
        {(one) => (
          <Rows label={t('The army')}>
            <Row lead={<Guidon tincture={colour(seat())} number={one().number} />} title={armyName(one())} />
          </Rows>
        )}
      </Show>
      <WhoLeads name={name()} hero={hero()} onName={setName} onHero={setHero} />
    </OrderPage>
  );
};

export const RaiseArmyForm: OrderForm = (props): JSX.Element => {
  const { state, seat, place } = useRealm();
  const homes = () => tilesOf(state(), seat()).filter(({ tile }) => !noMuster(state(), seat(), tile));
  const [tile, setTile] = chosenSignal<TileId | undefined>(
    'tile',
    argsOf(props.args).tile ?? homes()[0]?.tile,
  );
  const [name, setName] = chosenSignal('name', '');
  const [hero, setHero] = chosenSignal<string | null>('hero', null);
  const args = (): Json | undefined => {
    const at = tile();
    return at === undefined || (name().trim() === '' && hero() === null)
      ? undefined
      : { tile: at, hero: hero(), name: name().trim() };
  };
  return (
    <OrderPage
      order="raise-army"
      args={args()}
      question={t('Where, and under which general?')}
      why={tn(
        state().options.costs.army,
        'It costs one empire point; you have {have}.',
        'It costs {n} empire points; you have {have}.',
        { have: state().realms[seat()]?.treasury ?? 0 },
      )}
      answer={t('Raise it')}
      onDone={props.onDone}
    >
      <Rows label={t('Where it musters')}>
        <For each={homes()}>
          {(home) => (
            <Row
              lead={<Seal icon={workIcons[home.work]} />}
              title={place(home.tile)}
              note={builtWords(state(), home.tile)}
              current={tile() === home.tile}
              onTap={() => setTile(home.tile)}
            />
          )}
        </For>
      </Rows>
      <WhoLeads name={name()} hero={hero()} onName={setName} onHero={setHero} />
    </OrderPage>
  );
};

export const LaunchFleetForm: OrderForm = (props): JSX.Element => {
  const { state, seat, place } = useRealm();
  const ports = () => tilesOf(state(), seat()).filter(({ port }) => port);
  const [tile, setTile] = chosenSignal<TileId | undefined>(
    'tile',
    argsOf(props.args).tile ?? ports()[0]?.tile,
  );
  return (
    <OrderPage
      order="launch-fleet"
      args={tile() === undefined ? undefined : { tile: tile() ?? '' }}
      question={t('In which port?')}
      why={tn(
        state().options.costs.fleet,
        'It costs one empire point; you have {have}.',
        'It costs {n} empire points; you have {have}.',
        { have: state().realms[seat()]?.treasury ?? 0 },
      )}
      answer={t('Build it')}
      onDone={props.onDone}
    >
      <Rows label={t('Ports')}>
        <For each={ports()}>
          {(home) => (
            <Row
              lead={<Seal icon="lighthouse" />}
              title={place(home.tile)}
              note={builtWords(state(), home.tile)}
              current={tile() === home.tile}
              onTap={() => setTile(home.tile)}
            />
          )}
        </For>
      </Rows>
    </OrderPage>
  );
};
