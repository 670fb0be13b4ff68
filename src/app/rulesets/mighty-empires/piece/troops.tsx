/** Units and characters as rows, each tapped to be edited. */
import { For, type JSX, Show } from 'solid-js';
import type { Character, Contents, Unit } from '../../../../rules/mighty-empires/ledger/book.ts';
import { woundsOf } from '../../../../rules/mighty-empires/tabletop/ledger/losses.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Head } from '../../../ui/head.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
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
      <section class={s.part}>
        <Head title={t('units')} note={t('{n} of {most}', { n: props.held.units.length, most: mostUnits })} />
        <UnitRows units={props.held.units} onTap={(troop) => props.onEdit({ kind: 'unit', troop })} />
      </section>
      <section class={s.part}>
        <Head title={t('characters')} />
        <CharacterRows
          characters={props.held.characters}
          hurt={hurt}
          onTap={(troop) => props.onEdit({ kind: 'character', troop })}
        />
      </section>
    </>
  );
}

export function UnitRows(props: { units: readonly Unit[]; onTap?: (unit: Unit) => void }): JSX.Element {
  return (
    <Show when={props.units.length > 0} fallback={<p class={s.none}>{t('No units yet.')}</p>}>
      <Rows label={t('Units')}>
        <For each={props.units}>
          {(unit) => (
            <Row
              lead={<Seal icon={troopIcon(`${unit.name} ${unit.note}`)} />}
              title={unit.name || t('Unnamed unit')}
              note={[unit.models > 0 ? tn(unit.models, '{n} model', '{n} models') : '', unit.note]
                .filter(Boolean)
                .join(' · ')}
              value={<span class={s.cost}>{count(unit.points)}</span>}
              {...(props.onTap ? { onTap: () => props.onTap?.(unit) } : {})}
            />
          )}
        </For>
      </Rows>
    </Show>
  );
}

export function CharacterRows(props: {
  characters: readonly Character[];
  /** What a character's wounds say of him now. */
  hurt?: (character: string) => readonly string[];
  onTap?: (character: Character) => void;
}): JSX.Element {
  return (
    <Show when={props.characters.length > 0} fallback={<p class={s.none}>{t('No leader yet.')}</p>}>
      <Rows label={t('Characters')}>
        <For each={props.characters}>
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
              note={[...(props.hurt?.(one.id) ?? []), one.note].filter(Boolean).join(' · ')}
              {...((props.hurt?.(one.id) ?? []).length > 0 ? { tone: 'danger' as const } : {})}
              value={<span class={s.cost}>{count(one.points)}</span>}
              {...(props.onTap ? { onTap: () => props.onTap?.(one) } : {})}
            />
          )}
        </For>
      </Rows>
    </Show>
  );
}
