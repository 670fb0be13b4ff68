/**
 * The page missions are written on: every force with what it is told, the choices unfolding beneath it, arrows on a small map
 * above. Used by players who write for themselves, face down, and by those who write for somebody absent.
 */
import { createMemo, type JSX, Show } from 'solid-js';
import { boarders, choicesFor, missionKey } from '../../../../rules/realm-armies/missions/choices.ts';
import type { Mission, Plans } from '../../../../rules/realm-armies/missions/kinds.ts';
import { armiesOf, fleetsOf, isHeld } from '../../../../rules/realm-armies/queries.ts';
import type { State } from '../../../../rules/realm-armies/state.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t, tn } from '../../../i18n/index.ts';
import { MapView } from '../../../map/index.ts';
import { theme } from '../../../theme/theme.ts';
import { Chip } from '../../../ui/chips.tsx';
import { Guidon } from '../../../ui/heraldry/guidon.tsx';
import { Row } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { dotted } from '../../parts/joined.ts';
import { PickChips } from '../../parts/pick-chips.tsx';
import { RowsOf } from '../../parts/rows-of.tsx';
import { arrows, scene } from '../map/scene.ts';
import { armyName, fleetName } from '../names.ts';
import { useRealm } from '../realm.ts';
import { bearing, groundName, missionIcons, missionLine, missionName, missionWhy } from '../words.ts';
import s from './plan-page.module.css';

const forces = (state: State, seat: string) => [...armiesOf(state, seat), ...fleetsOf(state, seat)];
const free = (state: State, seat: string) =>
  forces(state, seat).find(({ id }) => choicesFor(state, id).length > 0)?.id;
/** Nothing is written, though some force could be sent. */
export const blank = (state: State, seat: string, plans: Plans): boolean =>
  Object.keys(plans).length === 0 && free(state, seat) !== undefined;

/** Where a piece stands; at sea it stands nowhere. */
const placeOf = (state: State, piece: string) =>
  state.armies[piece]?.tile ?? state.fleets[piece]?.port ?? null;

interface Planned {
  seat: string;
  plans: Plans;
  onPlan: (piece: string, mission: Mission | null) => void;
}

/** What is written for each force, what is being chosen for one of them, and each in a line. */
function usePlanning(props: Planned) {
  const { state, place } = useRealm();
  const [open, setOpen] = chosenSignal<string | undefined>(
    'open',
    // What is still to be written lies open.
    blank(state(), props.seat, props.plans) ? free(state(), props.seat) : undefined,
  );
  /** A kind of mission that is chosen for one force, and not yet where. */
  const [begun, setBegun] = chosenSignal<{
    readonly piece: string;
    readonly kind: Mission['mission'];
  } | null>('begun', null);
  const kindOf = (piece: string) => {
    const one = begun();
    return one?.piece === piece ? one.kind : plan(piece)?.mission;
  };
  const why = (piece: string): string => {
    if (isHeld(state(), piece)) return t('waits for a battle that was put off');
    const fleet = state().fleets[piece];
    if (fleet && fleet.idle >= state().turn.number) return t('is idle this turn after its defeat');
    if (state().armies[piece]?.tile === null) return t('aboard');
    return t('no mission: it stays where it is');
  };
  const plan = (piece: string): Mission | undefined => props.plans[piece];
  const carriedBy = (army: string) =>
    fleetsOf(state(), props.seat).find(({ id }) => plan(id)?.carry === army);
  const line = (piece: string): string => {
    const boat = carriedBy(piece);
    if (boat) return t('goes aboard {fleet}', { fleet: fleetName(boat) });
    const mission = plan(piece);
    const kind = kindOf(piece);
    if (kind && kind !== mission?.mission)
      return t('{mission}: choose where', { mission: missionName(kind) });
    return mission ? missionLine(state(), mission) : why(piece);
  };
  const begin = (piece: string, kind: Mission['mission']): void => {
    setBegun({ piece, kind });
    // What was written before is not handed in while another mission is being chosen.
    if (plan(piece)) props.onPlan(piece, null);
  };
  const pick = (piece: string, mission: Mission | null): void => {
    setBegun(null);
    props.onPlan(piece, mission);
    if (!mission || state().fleets[piece]?.port == null) setOpen(undefined);
  };
  const told = (piece: string): string => {
    const at = placeOf(state(), piece);
    return `${at ? place(at) : t('at sea')} · ${line(piece)}`;
  };
  const mayGo = (piece: string) => choicesFor(state(), piece).length > 0 && !carriedBy(piece);
  return { open, setOpen, kindOf, plan, begin, pick, told, mayGo };
}

export function PlanPage(props: Planned): JSX.Element {
  const { state, view, colour } = useRealm();
  const { open, setOpen, kindOf, plan, begin, pick, told, mayGo } = usePlanning(props);
  const shown = createMemo(() => scene(view(), props.seat));
  return (
    <>
      <div class={s.map}>
        <MapView
          seed={shown().seed}
          tiles={shown().tiles}
          banners={shown().banners}
          ships={shown().ships}
          routes={arrows(state(), props.plans)}
          start={armiesOf(state(), props.seat)[0]?.tile ?? undefined}
          theme={theme()}
          label={t('What your missions come to')}
        />
      </div>
      <Show when={forces(state(), props.seat).length === 0}>
        <EmptyState title={t('No forces left')}>
          {t('You have no force to send. Lay down an empty sheet so that the night can go on.')}
        </EmptyState>
      </Show>
      <RowsOf label={t('Forces')} of={forces(state(), props.seat)}>
        {(force) => (
          <>
            <Row
              lead={
                'hero' in force ? (
                  <Guidon tincture={colour(props.seat)} number={force.number} />
                ) : (
                  <Seal icon="caravel" tincture={colour(props.seat)} />
                )
              }
              title={'hero' in force ? armyName(force) : fleetName(force)}
              note={told(force.id)}
              open={open() === force.id}
              {...(mayGo(force.id)
                ? { onTap: () => setOpen(open() === force.id ? undefined : force.id) }
                : {})}
            />
            <Show when={open() === force.id}>
              <li class={s.choices}>
                <Choices
                  piece={force.id}
                  mission={plan(force.id)}
                  kind={kindOf(force.id)}
                  onKind={(kind) => begin(force.id, kind)}
                  onPick={(mission) => pick(force.id, mission)}
                />
              </li>
            </Show>
          </>
        )}
      </RowsOf>
      <p class={s.count}>
        {Object.keys(props.plans).length === 0
          ? t('Nothing written yet. Tap a force to give it a mission; a force without one stays.')
          : tn(
              Object.keys(props.plans).length,
              '{n} mission written; a force without one stays.',
              '{n} missions written; a force without one stays.',
            )}
      </p>
    </>
  );
}

/** What one force may be told: by kind, then where; and for a fleet in port, who goes aboard. */
function Choices(props: {
  piece: string;
  mission: Mission | undefined;
  kind: Mission['mission'] | undefined;
  /** A kind of mission, where it is still to be said where. */
  onKind: (kind: Mission['mission']) => void;
  onPick: (mission: Mission | null) => void;
}): JSX.Element {
  const { state, place } = useRealm();
  const all = createMemo(() => choicesFor(state(), props.piece));
  const from = () => placeOf(state(), props.piece);
  const kinds = () => [...new Set(all().map(({ mission }) => mission))];
  const targets = () => all().filter(({ mission }) => mission === props.kind);
  const seat = () => (state().armies[props.piece] ?? state().fleets[props.piece])?.seat ?? '';
  const aboard = () => {
    const port = state().fleets[props.piece]?.port;
    return port ? boarders(state(), seat(), port) : [];
  };
  const pick = (mission: Mission): void => props.onPick({ ...mission, carry: props.mission?.carry ?? null });
  const pickKind = (mission: Mission['mission']): void => {
    const [only, ...more] = all().filter((each) => each.mission === mission);
    if (only && more.length === 0) pick(only);
    else if (mission !== props.kind) props.onKind(mission);
  };
  return (
    <>
      <PickChips
        wrap
        label={t('Mission')}
        all={kinds()}
        picked={props.kind}
        name={missionName}
        icon={(each) => missionIcons[each]}
        onPick={pickKind}
      >
        <Show when={props.mission}>
          <Chip onTap={() => props.onPick(null)}>{t('No mission')}</Chip>
        </Show>
      </PickChips>
      <Show when={props.kind}>{(each) => <p class={s.why}>{missionWhy(each())}</p>}</Show>
      <Show
        when={
          targets().length > 1 ||
          (targets().length === 1 && props.kind !== 'guard' && props.kind !== 'to-sea')
        }
      >
        <RowsOf label={t('Where')} of={targets()}>
          {(mission) => (
            <Row
              title={mission.target === null ? missionName(mission.mission) : place(mission.target)}
              note={
                mission.target === null
                  ? ''
                  : dotted(groundName(state(), mission.target), bearing(from(), mission.target))
              }
              current={props.mission !== undefined && missionKey(props.mission) === missionKey(mission)}
              onTap={() => pick(mission)}
            />
          )}
        </RowsOf>
      </Show>
      <Show when={props.mission && aboard().length > 0 && props.mission}>
        {(mission) => (
          <PickChips
            wrap
            label={t('Taken aboard')}
            all={[null, ...aboard()]}
            picked={mission().carry}
            name={(army) =>
              army === null ? t('Nobody aboard') : armyName(state().armies[army] ?? { name: '', number: 0 })
            }
            icon={(army) => (army === null ? undefined : 'spears')}
            onPick={(carry) => props.onPick({ ...mission(), carry })}
          />
        )}
      </Show>
    </>
  );
}
