/** New units and characters for crowns; old ones made up to strength or armed anew. */
import { createEffect, createMemo, type JSX, Show } from 'solid-js';
import { eliteWith } from '../../../../rules/mighty-empires/court/elite.ts';
import { ownTroops } from '../../../../rules/mighty-empires/court/rolls.ts';
import type { Unit } from '../../../../rules/mighty-empires/ledger/book.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { PickChips } from '../../parts/pick-chips.tsx';
import { worded } from '../../parts/worded.ts';
import { useEmpire } from '../empire.ts';
import { useBook } from '../piece/write.ts';
import { points as inPoints } from '../words.ts';
import s from './court.module.css';
import { freshId } from './fresh.ts';
import { AmountFields, createAmount, Purchase } from './purchase.tsx';

/** `called`: points of heroes who come without crowns. */
export function NewTroops(props: {
  left: number;
  called: number;
  /** Something was bought already. */
  more: boolean;
  onWriting: (writing: boolean) => void;
}): JSX.Element {
  const { state } = useEmpire();
  const { write } = useBook();
  const [kind, setKind] = chosenSignal<'unit' | 'character'>('kind', 'unit');
  const [named, setName] = chosenSignal<string>('name');
  const amount = createAmount('new');
  const { models, points } = amount;
  const name = () => named() ?? (kind() === 'unit' ? t('New unit') : t('New hero'));
  const [elite, setElite] = chosenSignal('elite', 0);
  createEffect(() => props.onWriting(points() > 0));
  const bare = () => state().options.armies === 'points';
  const ofUnit = () => !bare() && kind() === 'unit';
  const called = () => (ofUnit() ? 0 : props.called);
  const most = () => props.left + called();
  const buy = async (): Promise<void> => {
    const troop = { id: freshId('t'), name: name().trim(), points: points(), note: '' };
    const bought = bare()
      ? { points: points() }
      : ofUnit()
        ? { units: [{ ...troop, models: models(), ...(elite() > 0 ? { elite: elite() } : {}) }] }
        : { characters: [{ ...troop, level: 5 }] };
    if (!(await write({ write: 'recruit', purchase: freshId('p'), ...bought }))) return;
    setName(undefined);
    amount.clear();
    setElite(0);
  };
  return (
    <Purchase onBuy={buy}>
      <Show when={!bare()}>
        <Segmented<'unit' | 'character'>
          label={t('Kind')}
          value={kind()}
          onPick={setKind}
          segments={worded({ unit: t('A unit'), character: t('A hero, level 5') })}
        />
        <Field label={t('Name')} value={name()} maxLength={60} onInput={setName} />
      </Show>
      <AmountFields
        amount={amount}
        models={ofUnit() ? t('Models') : undefined}
        left={props.left}
        called={called()}
      />
      <Show when={ofUnit()}>
        <Stepper
          label={t('Elite bonus')}
          value={elite()}
          max={4}
          show={(n) => (n === 0 ? t('no elite') : `+${n}`)}
          onStep={setElite}
        />
      </Show>
      <Button
        kind={(props.more && points() === 0) || most() <= 0 ? 'outlined' : 'filled'}
        submit
        disabled={points() === 0 || points() > most() || (!bare() && name().trim() === '')}
      >
        {points() > 0
          ? t('Recruit {points}', { points: inPoints(points()) })
          : props.more
            ? t('Recruit more')
            : t('Recruit')}
      </Button>
    </Purchase>
  );
}

/** What an elite unit fights as next season, once so many more models have joined it. */
function eliteLine(unit: Unit | undefined, models: number, year: number): string | undefined {
  if (!unit?.elite || models === 0) return undefined;
  const { before, added } = unit.recruits?.year === year ? unit.recruits : { before: unit.models, added: 0 };
  return t('Elite +{from}: fights as +{to} next season.', {
    from: unit.elite,
    to: eliteWith(unit.elite, before, added + models),
  });
}

export function Refit(props: { left: number }): JSX.Element {
  const { state, own } = useEmpire();
  const { write } = useBook();
  const troops = createMemo(() => {
    const { units = [], characters = [] } = own(ownTroops) ?? {};
    return [...units, ...characters];
  });
  const [id, setId] = chosenSignal('id', '');
  const amount = createAmount('refit');
  const { models, points } = amount;
  const [note, setNote] = chosenSignal('note', '');
  const chosen = () => troops().find((troop) => troop.id === id());
  const unit = () => {
    const troop = chosen();
    return troop && 'models' in troop ? troop : undefined;
  };
  const buy = async (): Promise<void> => {
    const line =
      models() > 0
        ? { write: 'reinforce', unit: id(), models: models(), points: points() }
        : { write: 'equip', item: id(), points: points(), note: note().trim() };
    if (!(await write({ ...line, purchase: freshId('p') }))) return;
    amount.clear();
    setNote('');
  };
  return (
    <Purchase onBuy={buy}>
      <PickChips
        wrap
        label={t('Troops')}
        all={troops()}
        on={(troop) => troop.id === id()}
        name={(troop) => troop.name || t('Unnamed')}
        value={(troop) => ('models' in troop ? String(troop.models) : undefined)}
        onPick={(troop) => setId(troop.id)}
      />
      <Show when={chosen()}>
        <AmountFields amount={amount} models={unit() && t('More models')} left={props.left} />
        <Show when={eliteLine(unit(), models(), state().season.year)}>
          {(said) => <p class={s.quiet}>{said()}</p>}
        </Show>
        <Show when={models() === 0}>
          <Field
            label={t('New arms or armour')}
            value={note()}
            maxLength={200}
            onInput={setNote}
            hint={t('It becomes the note of these troops.')}
          />
        </Show>
        <Button
          kind={props.left > 0 ? 'filled' : 'outlined'}
          submit
          disabled={points() > props.left || (models() === 0 && (points() === 0 || note().trim() === ''))}
        >
          {models() > 0 ? t('Reinforce') : t('Re-equip')}
        </Button>
      </Show>
    </Purchase>
  );
}
