/** One piece: an army, a fleet, a hero, a tile, or a battle that waits. */
import { type JSX, Match, Switch } from 'solid-js';
import { isTileId, type TileId } from '../../../../kernel/hex.ts';
import { armyOf, isHeld } from '../../../../rules/realm-armies/queries.ts';
import { formOf } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { Guidon } from '../../../ui/heraldry/guidon.tsx';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { Row } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { GonePiece } from '../../parts/nothing-here.tsx';
import { RowsOf } from '../../parts/rows-of.tsx';
import { SheetPage } from '../../parts/sheet-page.tsx';
import { BattleSheet } from '../battle/battle-sheet.tsx';
import s from '../battle/sides.module.css';
import { armyName, fleetName } from '../names.ts';
import { useRealm } from '../realm.ts';
import { builtWords, groundName, missionIcons, missionLine, workIcons, yieldOf } from '../words.ts';

interface Fact {
  readonly lead: JSX.Element;
  readonly title: string;
  readonly note?: string;
  readonly href?: string;
}

export function PieceScreen(props: { readonly id: string }): JSX.Element {
  const realm = useRealm();
  const { state } = realm;
  return (
    <Switch fallback={<GonePiece />}>
      <Match when={state().activities[props.id]}>
        <BattleSheet id={props.id} />
      </Match>
      <Match when={state().armies[props.id]}>
        <ArmySheet id={props.id} />
      </Match>
      <Match when={state().fleets[props.id]}>
        <FleetSheet id={props.id} />
      </Match>
      <Match when={state().heroes[props.id]}>
        <HeroSheet id={props.id} />
      </Match>
      <Match when={isTileId(props.id) && state().map.tiles[props.id as TileId]}>
        <TilePage id={props.id as TileId} />
      </Match>
    </Switch>
  );
}

function Sheet(props: {
  lead: JSX.Element;
  title: string;
  note: string;
  facts: readonly Fact[];
  rename?: string | undefined;
  children?: JSX.Element;
}): JSX.Element {
  const { to } = useRealm();
  return (
    <SheetPage back={to('realm')} title={props.title} rename={props.rename}>
      <header class={s.head}>
        {props.lead}
        <p>{props.note}</p>
      </header>
      <RowsOf of={props.facts}>
        {(fact) => (
          <Row
            lead={fact.lead}
            title={fact.title}
            note={fact.note}
            {...(fact.href === undefined ? {} : { href: fact.href })}
          />
        )}
      </RowsOf>
      {props.children}
    </SheetPage>
  );
}

function useMission(id: () => string) {
  const { state, seat, book } = useRealm();
  return () => {
    const open = state().turn.missions[id()];
    if (open) return missionLine(state(), open);
    const owner = (state().armies[id()] ?? state().fleets[id()])?.seat;
    const own = book();
    const written = owner === seat() && own?.turn === state().turn.number ? own.plans[id()] : undefined;
    return written ? t('{mission} (face down)', { mission: missionLine(state(), written) }) : t('No mission');
  };
}

function ArmySheet(props: { id: string }): JSX.Element {
  const realm = useRealm();
  const { state, seat, player, colour, place } = realm;
  const army = () => state().armies[props.id];
  const mission = useMission(() => props.id);
  const hero = () => army()?.hero ?? null;
  const mine = () => army()?.seat === seat();
  const facts = (): readonly Fact[] => [
    {
      lead: <Seal icon="visored-helm" tone={hero() === null ? 'warn' : undefined} />,
      title: hero() === null ? t('Without a general') : (state().heroes[hero() ?? '']?.name ?? ''),
      note: t('fielded with their army: +2 on each of its dice'),
      ...(mine() ? { href: formOf(realm, 'assign-hero', { army: props.id }) } : {}),
    },
    {
      lead: <Seal icon="position-marker" />,
      title: army()?.tile == null ? t('Aboard a fleet') : place(army()?.tile ?? ''),
      note: army()?.tile == null ? '' : groundName(state(), army()?.tile ?? 'q0r0'),
    },
    { lead: <Seal icon={missionIcons.invade} />, title: mission(), note: t('this turn') },
    ...(isHeld(state(), props.id)
      ? [
          {
            lead: <Seal icon="hourglass" tone="warn" />,
            title: t('Waits for a battle'),
            note: t('no missions until it is fought'),
          },
        ]
      : []),
    ...(state().turn.beaten.includes(props.id)
      ? [
          {
            lead: <Seal icon="cracked-shield" tone="danger" />,
            title: t('Beaten tonight'),
            note: t('it can do nothing more before the next turn'),
          },
        ]
      : []),
  ];
  return (
    <Sheet
      lead={<Guidon tincture={colour(army()?.seat ?? '')} number={army()?.number ?? 0} />}
      title={armyName(army() ?? { name: '', number: 0 })}
      note={t('A realm army of {who}: 1000 points, 2 dice', { who: player(army()?.seat ?? '') })}
      facts={facts()}
      rename={mine() ? formOf(realm, 'name', { what: 'army', id: props.id }) : undefined}
    />
  );
}

function FleetSheet(props: { id: string }): JSX.Element {
  const realm = useRealm();
  const { state, seat, player, colour, place, to } = realm;
  const fleet = () => state().fleets[props.id];
  const mission = useMission(() => props.id);
  const carries = () => fleet()?.carries ?? null;
  const where = () => {
    const one = fleet();
    if (!one) return '';
    if (one.port !== null) return t('In port at {place}', { place: place(one.port) });
    return one.blockades === null
      ? t('At sea')
      : t('Before the port of {place}', { place: place(one.blockades) });
  };
  const facts = (): readonly Fact[] => [
    { lead: <Seal icon="lighthouse" />, title: where() },
    carries() === null
      ? { lead: <Seal icon="spears" />, title: t('Nobody aboard'), note: t('room for one army') }
      : {
          lead: <Seal icon="spears" />,
          title: armyName(state().armies[carries() ?? ''] ?? { name: '', number: 0 }),
          note: t('aboard'),
          href: to(`piece/${carries()}`),
        },
    { lead: <Seal icon="caravel" />, title: mission(), note: t('this turn') },
    ...((fleet()?.idle ?? 0) >= state().turn.number
      ? [
          {
            lead: <Seal icon="hourglass" tone="warn" />,
            title: t('Idle'),
            note: t('driven home: it does nothing this turn'),
          },
        ]
      : []),
  ];
  return (
    <Sheet
      lead={<Seal icon="caravel" tincture={colour(fleet()?.seat ?? '')} big />}
      title={fleetName(fleet() ?? { name: '', number: 0 })}
      note={t('A fleet of {who}: 500 points, 1 die', { who: player(fleet()?.seat ?? '') })}
      facts={facts()}
      rename={fleet()?.seat === seat() ? formOf(realm, 'name', { what: 'fleet', id: props.id }) : undefined}
    />
  );
}

function HeroSheet(props: { id: string }): JSX.Element {
  const realm = useRealm();
  const { state, seat, player, to } = realm;
  const hero = () => state().heroes[props.id];
  const army = () => armyOf(state(), props.id);
  const stands = () => {
    const one = hero();
    if (one?.lost) return t('Lost to the game');
    if (one?.seat == null) return t('Serves no realm: anybody may draft them');
    return t('In the service of {who}', { who: player(one.seat) });
  };
  const facts = (): readonly Fact[] => {
    const led = army();
    if (led !== undefined)
      return [
        {
          lead: <Seal icon="rally-the-troops" />,
          title: t('Leads {army}', { army: armyName(state().armies[led] ?? { name: '', number: 0 }) }),
          href: to(`piece/${led}`),
        },
      ];
    return hero()?.seat === seat()
      ? [
          {
            lead: <Seal icon="crown" />,
            title: t('At court'),
            note: t('may be given an army'),
            href: formOf(realm, 'assign-hero', { hero: props.id }),
          },
        ]
      : [];
  };
  return (
    <Sheet
      lead={<Seal icon="visored-helm" tone={hero()?.lost ? 'danger' : undefined} big />}
      title={hero()?.name ?? ''}
      note={stands()}
      facts={facts()}
    />
  );
}

function TilePage(props: { id: TileId }): JSX.Element {
  const realm = useRealm();
  const { state, seat, player, colour, place, to } = realm;
  const held = () => state().tiles[props.id];
  const owner = () => held()?.owner ?? null;
  const facts = (): readonly Fact[] => [
    {
      lead: <Seal icon={workIcons[held()?.work ?? 'none']} />,
      title: builtWords(state(), props.id),
      ...(owner() === null
        ? {}
        : { note: t('brings in {points} each turn', { points: yieldOf(state(), props.id) }) }),
      ...(owner() === seat() && state().turn.phase === 'upgrades'
        ? { href: formOf(realm, 'build', { tile: props.id }) }
        : {}),
    },
    {
      lead: <Shield tincture={owner() === null ? 'argent' : colour(owner() ?? '')} label="" />,
      title: owner() === null ? t('Nobody’s land') : player(owner() ?? ''),
    },
    { lead: <Seal icon="treasure-map" />, title: t('On the map'), href: to(`map?tile=${props.id}`) },
  ];
  return (
    <Sheet
      lead={<Seal icon={workIcons[held()?.work ?? 'none']} big />}
      title={place(props.id)}
      note={groundName(state(), props.id)}
      facts={facts()}
      rename={owner() === seat() ? formOf(realm, 'name', { what: 'tile', id: props.id }) : undefined}
    />
  );
}
