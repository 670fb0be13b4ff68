/** Losses the table charged, struck off by their owner: which units lose how much, which characters fall. */
import { For, type JSX, Show } from 'solid-js';
import type { Contents, Unit } from '../../../../rules/mighty-empires/ledger/book.ts';
import type { PlacedBanner } from '../../../../rules/mighty-empires/queries.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t, tn } from '../../../i18n/index.ts';
import { DraftContext } from '../../../remembered.ts';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Row } from '../../../ui/rows.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { Sheet } from '../../parts/dialogs.tsx';
import { RowsOf } from '../../parts/rows-of.tsx';
import { worded } from '../../parts/worded.ts';
import { bannerName, count } from '../words.ts';
import s from './losses.module.css';
import {
  byModels,
  byPoints,
  lost,
  none,
  type Off,
  type Struck,
  spreadModels,
  spreadPoints,
  sumOff,
} from './strike-off.ts';
import { useBook } from './write.ts';

type Way = 'models' | 'points';

export function Losses(props: {
  banner: PlacedBanner;
  held: Contents;
  onClose: () => void;
  onStruck: () => void;
}): JSX.Element {
  const { write } = useBook();
  const { owed, units, characters } = props.held;
  const striking = createStriking(props.held);
  const { struck, slain, off, left } = striking;
  /** What the list holds: with troops that are not entered yet it may be less than what is owed. */
  const listed = [...units, ...characters].reduce((sum, { points }) => sum + points, 0);
  const strike = async (): Promise<void> => {
    const entry = { write: 'settle', banner: props.banner.id, units: lost(struck()), characters: slain() };
    if (await write(entry as never)) props.onStruck();
  };
  const sum = () =>
    left() > 0
      ? t('{off} struck off, {left} to go', { off: count(off()), left: count(left()) })
      : off() > owed
        ? t('{off} struck off, {over} more than owed', { off: count(off()), over: count(off() - owed) })
        : t('{off} struck off, to the point', { off: count(off()) });
  return (
    <Sheet
      open
      onClose={props.onClose}
      title={tn(owed, '{n} point to strike off', '{n} points to strike off')}
      note={t('{banner}: everybody sees how many points are lost, and only you see which models.', {
        banner: bannerName(props.banner),
      })}
    >
      <Proposal striking={striking} />
      {/* Spreading and clearing step them all: what each was last set to is not put back by itself. */}
      <DraftContext.Provider value={undefined}>
        <RowsOf facts label={t('Units')} of={units}>
          {(unit) => <UnitLoss unit={unit} striking={striking} />}
        </RowsOf>
      </DraftContext.Provider>
      <For each={characters}>
        {({ id, name, points }) => (
          <Switch
            label={t('{name} falls', { name })}
            note={tn(points, '{n} point', '{n} points')}
            on={slain().includes(id)}
            onSwitch={(on) => striking.slay(id, on)}
          />
        )}
      </For>
      <Show when={owed > listed}>
        <p class={s.sum}>
          {t('The list holds only {n} points: the rest is with troops that you have not entered yet.', {
            n: count(listed),
          })}
        </p>
      </Show>
      <p class={s.sum} role="status" data-open={left() > 0 ? '' : undefined}>
        {sum()}
      </p>
      <Actions>
        <Button kind="filled" grow disabled={off() === 0} onTap={() => void strike()}>
          <Show when={left() > 0 && off() > 0} fallback={t('Strike off {n} points', { n: count(off()) })}>
            {t('Strike off {n} now, the rest later', { n: count(off()) })}
          </Show>
        </Button>
      </Actions>
    </Sheet>
  );
}

/** What is struck off so far: spread evenly at first, until the player sets a unit by hand. */
function createStriking({ owed, units, characters }: Contents) {
  const [way, setWay] = chosenSignal<Way>(
    'way',
    units.some(({ models }) => models > 1) ? 'models' : 'points',
  );
  const evenly = (points: number): Struck =>
    way() === 'models' ? spreadModels(units, points) : spreadPoints(units, points);
  const [struck, setStruck] = chosenSignal('struck', evenly(owed));
  const [slain, setSlain] = chosenSignal<readonly string[]>('slain', []);
  const [proposed, setProposed] = chosenSignal('proposed', true);
  const fallen = () =>
    characters.reduce((sum, { id, points }) => sum + (slain().includes(id) ? points : 0), 0);
  const off = () => sumOff(struck()) + fallen();
  const spread = (): void => {
    setProposed(true);
    setStruck(evenly(Math.max(0, owed - fallen())));
  };
  const left = () => Math.max(0, owed - off());
  const countBy = (next: Way): void => {
    setWay(next);
    spread();
  };
  const strikeBy = (next: Struck): void => {
    setProposed(false);
    setStruck(next);
  };
  const slay = (id: string, falls: boolean): void => {
    setSlain((now) => (falls ? [...now, id] : now.filter((one) => one !== id)));
    if (proposed()) spread();
  };
  return { way, struck, slain, off, left, spread, countBy, strikeBy, slay };
}
type Striking = ReturnType<typeof createStriking>;

function Proposal(props: { striking: Striking }): JSX.Element {
  const { way, countBy, spread, strikeBy } = props.striking;
  return (
    <div class={s.ways}>
      <Segmented
        label={t('How to count')}
        segments={worded({ models: t('By models'), points: t('To the point') })}
        value={way()}
        onPick={countBy}
      />
      <Button small onTap={spread}>
        {t('Spread evenly')}
      </Button>
      <Button small onTap={() => strikeBy({})}>
        {t('Clear')}
      </Button>
    </div>
  );
}

function UnitLoss(props: { unit: Unit; striking: Striking }): JSX.Element {
  const { way, struck, left, strikeBy } = props.striking;
  const off = () => struck()[props.unit.id] ?? none;
  const strike = (next: Off): void => strikeBy({ ...struck(), [props.unit.id]: next });
  const note = () =>
    off().points === 0
      ? tn(props.unit.models, 'one model, {points} points', '{n} models, {points} points', {
          points: count(props.unit.points),
        })
      : t('{models} of {all} models, −{points} points', {
          models: props.unit.models - off().models,
          all: props.unit.models,
          points: count(off().points),
        });
  return (
    <Row
      title={props.unit.name}
      note={note()}
      end={
        <Show
          when={way() === 'models'}
          fallback={
            <Stepper
              label={t('Points of {unit} lost', { unit: props.unit.name })}
              value={off().points}
              max={Math.min(props.unit.points, off().points + left())}
              step={5}
              onStep={(points) => strike(byPoints(props.unit, points))}
            />
          }
        >
          <Stepper
            label={t('Models of {unit} lost', { unit: props.unit.name })}
            value={off().models}
            max={props.unit.models}
            onStep={(models) => strike(byModels(props.unit, models))}
          />
        </Show>
      }
    />
  );
}
