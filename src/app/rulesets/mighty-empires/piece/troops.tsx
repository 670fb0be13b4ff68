/** Units and characters as rows, each tapped to be edited. */
import { type JSX, Show } from 'solid-js';
import type { Character, Contents, Unit } from '../../../../rules/mighty-empires/ledger/book.ts';
import { woundsOf } from '../../../../rules/mighty-empires/tabletop/ledger/losses.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Row } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { Headed } from '../../parts/headed.tsx';
import { dotted } from '../../parts/joined.ts';
import { RowsOf } from '../../parts/rows-of.tsx';
import { useEmpire } from '../empire.ts';
import { woundLine } from '../tabletop/words.ts';
import { characterIcon, count, troopIcon } from '../words.ts';
import s from './piece.module.css';
import type { Editing } from './troop-editor.tsx';

/** Units one banner can feed off the land together. */
const mostUnits = 5;

export function Troops(props: { held: Contents; onEdit: (editing: Editing) => void }): JSX.Element {
  const { state, seat, book } = useEmpire();
  const hurt = (character: string): readonly string[] => {
    const ledger = book(seat());
    return ledger ? woundsOf(ledger, character, state()).map(woundLine) : [];
  };
  return (
    <>
      <Headed title={t('units')} note={t('{n} of {most}', { n: props.held.units.length, most: mostUnits })}>
        <UnitRows units={props.held.units} onTap={(troop) => props.onEdit({ kind: 'unit', troop })} />
      </Headed>
      <Headed title={t('characters')}>
        <CharacterRows
          characters={props.held.characters}
          hurt={hurt}
          onTap={(troop) => props.onEdit({ kind: 'character', troop })}
        />
      </Headed>
    </>
  );
}

export function UnitRows(props: { units: readonly Unit[]; onTap?: (unit: Unit) => void }): JSX.Element {
  return (
    <RowsOf label={t('Units')} of={props.units} none={t('No units yet.')}>
      {(unit) => (
        <Row
          lead={<Seal icon={troopIcon(`${unit.name} ${unit.note}`)} />}
          title={unit.name || t('Unnamed unit')}
          note={dotted(unit.models > 0 && tn(unit.models, '{n} model', '{n} models'), unit.note)}
          value={<span class={s.cost}>{count(unit.points)}</span>}
          {...(props.onTap ? { onTap: () => props.onTap?.(unit) } : {})}
        />
      )}
    </RowsOf>
  );
}

export function CharacterRows(props: {
  characters: readonly Character[];
  /** The effects of a character's wounds now, in words. */
  hurt?: (character: string) => readonly string[];
  onTap?: (character: Character) => void;
}): JSX.Element {
  return (
    <RowsOf label={t('Characters')} of={props.characters} none={t('No leader yet.')}>
      {(one) => (
        <Row
          lead={<Seal icon={characterIcon(`${one.name} ${one.note}`)} />}
          title={
            <>
              {one.name || t('Unnamed character')}
              <Show when={one.level > 0}>
                <span class={s.level}>{t('level {n}', { n: one.level })}</span>
              </Show>
            </>
          }
          note={dotted(...(props.hurt?.(one.id) ?? []), one.note)}
          {...((props.hurt?.(one.id) ?? []).length > 0 ? { tone: 'danger' as const } : {})}
          value={<span class={s.cost}>{count(one.points)}</span>}
          {...(props.onTap ? { onTap: () => props.onTap?.(one) } : {})}
        />
      )}
    </RowsOf>
  );
}
