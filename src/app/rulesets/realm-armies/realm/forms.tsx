/** What a realm does at home: drafts and raises, disbands, appoints, builds. */
import { createSignal, For, type JSX, Show } from 'solid-js';
import type { TileId } from '../../../../kernel/hex.ts';
import type { Json } from '../../../../kernel/json.ts';
import {
  armiesOf,
  fleetsOf,
  freeHeroes,
  heroesOf,
  piecesLeft,
  tilesOf,
  upkeep,
} from '../../../../rules/realm-armies/queries.ts';
import {
  type Building,
  buildings,
  costOf,
  possible,
  unbuildable,
} from '../../../../rules/realm-armies/realm/build.ts';
import { leaderless } from '../../../../rules/realm-armies/realm/draft.ts';
import { excess, overstretched } from '../../../../rules/realm-armies/realm/maintenance.ts';
import { noMuster } from '../../../../rules/realm-armies/realm/recruit.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Field } from '../../../ui/field.tsx';
import { Head } from '../../../ui/head.tsx';
import { Guidon } from '../../../ui/heraldry/guidon.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { armyName, fleetName } from '../names.ts';
import { useRealm } from '../realm.ts';
import { buildingName, builtWords, groundName, workIcons } from '../words.ts';

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
  const [name, setName] = createSignal('');
  const [hero, setHero] = createSignal<string | null>(null);
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
      why={t('A named hero, one realm’s alone. Fielded with his army he adds +2 to its dice.')}
      answer={t('Draft him')}
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
  const [tile, setTile] = createSignal<TileId | undefined>(argsOf(props.args).tile ?? homes()[0]?.tile);
  const [name, setName] = createSignal('');
  const [hero, setHero] = createSignal<string | null>(null);
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
      question={t('Where, and under whom?')}
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
  const [tile, setTile] = createSignal<TileId | undefined>(argsOf(props.args).tile ?? ports()[0]?.tile);
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

export const DisbandForm: OrderForm = (props): JSX.Element => {
  const { state, seat, colour, player } = useRealm();
  const [piece, setPiece] = createSignal<string>();
  const heavy = () => overstretched(state());
  const whose = () => (heavy().includes(seat()) ? seat() : (heavy()[0] ?? seat()));
  const over = () => excess(state(), whose());
  const keeps = () => upkeep(state(), whose());
  const forces = () => [
    ...(over().armies > 0 ? armiesOf(state(), whose()) : []),
    ...(over().fleets > 0 ? fleetsOf(state(), whose()) : []),
  ];
  return (
    <OrderPage
      order="disband"
      args={piece() === undefined ? undefined : { piece: piece() ?? '' }}
      question={
        whose() === seat()
          ? t('Which force do you disband?')
          : t('Which force does {who} disband?', { who: player(whose()) })
      }
      why={t(
        'An army for each fortress or citadel ({armies}), a fleet for each port ({fleets}). Its hero is free for anybody.',
        keeps(),
      )}
      answer={t('Disband it')}
      danger
      onDone={props.onDone}
    >
      <Show when={forces().length > 0} fallback={<EmptyState title={t('Every force is kept up')} />}>
        <Rows label={t('Forces')}>
          <For each={forces()}>
            {(force) => (
              <Row
                lead={
                  'hero' in force ? (
                    <Guidon tincture={colour(whose())} number={force.number} />
                  ) : (
                    <Seal icon="caravel" tincture={colour(whose())} />
                  )
                }
                title={'hero' in force ? armyName(force) : fleetName(force)}
                note={
                  'hero' in force
                    ? force.hero === null
                      ? t('without a general')
                      : (state().heroes[force.hero]?.name ?? '')
                    : force.port === null
                      ? t('at sea')
                      : t('in port')
                }
                current={piece() === force.id}
                onTap={() => setPiece(force.id)}
              />
            )}
          </For>
        </Rows>
      </Show>
    </OrderPage>
  );
};

export const AssignHeroForm: OrderForm = (props): JSX.Element => {
  const { state, seat, colour } = useRealm();
  const given = () => (props.args ?? {}) as { readonly hero?: string; readonly army?: string };
  const [hero, setHero] = createSignal(given().hero);
  const [army, setArmy] = createSignal<string | null | undefined>(given().army);
  const leads = (id: string): string | undefined =>
    armiesOf(state(), seat()).find((each) => each.hero === id)?.id;
  const args = (): Json | undefined => {
    const [who, what] = [hero(), army()];
    return who === undefined || what === undefined ? undefined : { hero: who, army: what };
  };
  return (
    <OrderPage
      order="assign-hero"
      args={args()}
      question={t('Who leads which army?')}
      why={t('Whoever led it before goes to your court, and may lead another.')}
      answer={t('So be it')}
      icon="check"
      onDone={props.onDone}
    >
      <Rows label={t('Your heroes')}>
        <For each={heroesOf(state(), seat())}>
          {({ id, name }) => (
            <Row
              lead={<Seal icon="visored-helm" />}
              title={name}
              note={
                leads(id) === undefined
                  ? t('at court')
                  : t('leads {army}', {
                      army: armyName(state().armies[leads(id) ?? ''] ?? { name: '', number: 0 }),
                    })
              }
              current={hero() === id}
              onTap={() => setHero(id)}
            />
          )}
        </For>
      </Rows>
      <Show when={hero()}>
        <section>
          <Head title={t('to')} />
          <Rows label={t('Where he goes')}>
            <For each={armiesOf(state(), seat())}>
              {(each) => (
                <Row
                  lead={<Guidon tincture={colour(seat())} number={each.number} />}
                  title={armyName(each)}
                  note={each.hero === null ? t('without a general') : (state().heroes[each.hero]?.name ?? '')}
                  current={army() === each.id}
                  onTap={() => setArmy(each.id)}
                />
              )}
            </For>
            <Row
              lead={<Seal icon="crown" />}
              title={t('To court')}
              current={army() === null}
              onTap={() => setArmy(null)}
            />
          </Rows>
        </section>
      </Show>
    </OrderPage>
  );
};

export const BuildForm: OrderForm = (props): JSX.Element => {
  const { state, seat, place, say } = useRealm();
  const [tile, setTile] = createSignal<TileId | undefined>(argsOf(props.args).tile);
  const [what, setWhat] = createSignal<Building>();
  const sites = () => [...new Set(possible(state(), seat()).map((each) => each.tile))];
  const offers = () => {
    const at = tile();
    return at === undefined
      ? []
      : buildings
          .filter((each) => each !== 'port' || state().options.fleets)
          .map((each) => ({
            what: each,
            why: unbuildable(state(), seat(), at, each),
            cost: costOf(state(), at, each),
          }));
  };
  const args = (): Json | undefined => {
    const [at, one] = [tile(), what()];
    return at === undefined || one === undefined ? undefined : { tile: at, what: one };
  };
  const left = (one: Building): string => {
    const n = piecesLeft(state(), one);
    return n === null ? '' : tn(n, '{n} left in the box', '{n} left in the box');
  };
  return (
    <OrderPage
      order="build"
      args={args()}
      question={
        tile() === undefined
          ? t('Where do you build?')
          : t('What do you build in {place}?', { place: place(tile() ?? '') })
      }
      why={
        tile() === undefined
          ? t('Tiles of yours where something can be built for what you have.')
          : `${builtWords(state(), tile() as TileId)}, ${groundName(state(), tile() as TileId)}`
      }
      answer={t('Build it')}
      sum={t('{n} empire points in the treasury', { n: state().realms[seat()]?.treasury ?? 0 })}
      onDone={props.onDone}
    >
      <Show
        when={tile()}
        fallback={
          <Show
            when={sites().length > 0}
            fallback={
              <EmptyState title={t('Nothing to build now')}>
                {t('A mine costs 1 empire point, a tower 3, everything greater 6.')}
              </EmptyState>
            }
          >
            <Rows label={t('Your tiles')}>
              <For each={sites()}>
                {(at) => (
                  <Row
                    lead={<Seal icon={workIcons[state().tiles[at]?.work ?? 'none']} />}
                    title={place(at)}
                    note={`${builtWords(state(), at)} · ${groundName(state(), at)}`}
                    onTap={() => setTile(at)}
                  />
                )}
              </For>
            </Rows>
          </Show>
        }
      >
        <Rows label={t('What can stand here')}>
          <For each={offers()}>
            {(offer) => (
              <Row
                lead={<Seal icon={workIcons[offer.what]} />}
                title={buildingName(offer.what)}
                note={offer.why ? say(offer.why.why) : left(offer.what)}
                tone={offer.why ? 'warn' : undefined}
                value={offer.cost}
                current={what() === offer.what}
                onTap={() => setWhat(offer.what)}
              />
            )}
          </For>
          <Row title={t('Another tile')} onTap={() => setTile(undefined)} />
        </Rows>
      </Show>
    </OrderPage>
  );
};
