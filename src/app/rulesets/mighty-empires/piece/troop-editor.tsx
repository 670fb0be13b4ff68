/**
 * One unit or character in a sheet. While the army is divided everything can be changed; once the season runs what a
 * banner holds is settled, and only names change and troops pass to a banner beside it.
 */
import { createEffect, createMemo, createSignal, For, type JSX, on, Show } from 'solid-js';
import type { Character, Contents, Unit } from '../../../../rules/mighty-empires/ledger/book.ts';
import { force, isTurn, type PlacedBanner } from '../../../../rules/mighty-empires/queries.ts';
import { createDrafts } from '../../../drafts.ts';
import { t } from '../../../i18n/index.ts';
import { DraftContext } from '../../../remembered.ts';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Chip, Chips } from '../../../ui/chips.tsx';
import { Field } from '../../../ui/field.tsx';
import { Head } from '../../../ui/head.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { Sheet } from '../../parts/dialogs.tsx';
import { NumberField } from '../../parts/number-field.tsx';
import { useEmpire } from '../empire.ts';
import { bannerName, count } from '../words.ts';
import { OverStrength } from './over-strength.tsx';
import s from './piece.module.css';
import { useBook } from './write.ts';

/** What is being edited; without a troop, a new one. */
export type Editing =
  | { readonly kind: 'unit'; readonly troop?: Unit }
  | { readonly kind: 'character'; readonly troop?: Character };
interface Draft {
  readonly id: string;
  readonly name: string;
  /** Models of a unit, level of a character. */
  readonly size: number;
  readonly points: number;
  readonly note: string;
  /** Of a character: casts spells. */
  readonly wizard: boolean;
}

interface EditorProps {
  banner: PlacedBanner;
  held: Contents;
  editing: Editing | undefined;
  open: boolean;
  onClose: () => void;
}

export function TroopEditor(props: EditorProps): JSX.Element {
  const editor = createEditor(props);
  const { draft, drafts, unit, fresh } = editor;
  const title = () => {
    if (fresh()) return unit() ? t('A new unit') : t('A new character');
    return props.editing?.troop?.name || (unit() ? t('Unit') : t('Character'));
  };
  return (
    <Sheet
      open={props.editing !== undefined}
      onClose={props.onClose}
      title={title()}
      note={
        props.open ? undefined : t('During the season you cannot change a banner’s troops, only their names.')
      }
    >
      <Show when={draft()}>
        {(now) => (
          <DraftContext.Provider value={drafts()}>
            <TroopForm editor={editor} now={now()} />
          </DraftContext.Provider>
        )}
      </Show>
    </Sheet>
  );
}

/** The troop as it is being entered, and what becomes of it. */
function createEditor(props: EditorProps) {
  const { session, seat } = useEmpire();
  const { write, muster, freshIds } = useBook();
  const [draft, setDraft] = createSignal<Draft>();
  const drafts = createMemo(() => {
    const about = props.editing;
    const form = [session.campaign, seat(), 'troop', props.banner.id, about?.kind, about?.troop?.id];
    return createDrafts(JSON.stringify(form));
  });
  const unit = () => props.editing?.kind === 'unit';
  const blankDraft = (): Draft => ({
    id: freshIds()(),
    name: '',
    size: 0,
    points: 0,
    note: '',
    wizard: false,
  });
  createEffect(
    on(
      () => props.editing,
      (editing) => setDraft(editing && (editing.troop ? draftOf(editing.troop) : blankDraft())),
    ),
  );
  /** All the banner holds with the draft in its place, or without it. */
  const after = (id: string, kept?: Draft): Pick<Contents, 'points' | 'units' | 'characters'> => {
    const { points, units, characters } = props.held;
    return unit()
      ? { points, units: placed(units, id, kept && unitOf(kept)), characters }
      : { points, units, characters: placed(characters, id, kept && characterOf(kept)) };
  };
  return {
    of: props,
    draft,
    drafts,
    unit,
    fresh: () => props.editing !== undefined && props.editing.troop === undefined,
    change: (some: Partial<Draft>): void => void setDraft((now) => now && { ...now, ...some }),
    async keep(another: boolean): Promise<void> {
      const now = draft();
      if (!now) return;
      const written = props.open
        ? await muster(props.banner.id, after(now.id, now))
        : await write({ write: 'rename', banner: props.banner.id, item: now.id, name: now.name });
      if (!written) return;
      drafts().discard();
      if (another) setDraft(blankDraft());
      else props.onClose();
    },
    async remove(): Promise<void> {
      const now = draft();
      if (now && (await muster(props.banner.id, after(now.id)))) props.onClose();
    },
  };
}
type Editor = ReturnType<typeof createEditor>;

const draftOf = (troop: Unit | Character): Draft => ({
  id: troop.id,
  name: troop.name,
  size: 'models' in troop ? troop.models : troop.level,
  points: troop.points,
  note: troop.note,
  wizard: 'wizard' in troop && troop.wizard === true,
});
const unitOf = ({ id, name, size, points, note }: Draft): Unit => ({ id, name, models: size, points, note });
const characterOf = ({ size, wizard, ...same }: Draft): Character => ({
  ...same,
  level: size,
  ...(wizard ? { wizard } : {}),
});
/** All of them with one changed, added, or gone. */
function placed<T extends { readonly id: string }>(
  all: readonly T[],
  id: string,
  one: T | undefined,
): readonly T[] {
  if (!one) return all.filter((each) => each.id !== id);
  return all.some((each) => each.id === id)
    ? all.map((each) => (each.id === id ? one : each))
    : [...all, one];
}

function TroopForm(props: { editor: Editor; now: Draft }): JSX.Element {
  const { of, unit, fresh, change, keep } = props.editor;
  return (
    <form
      class={s.form}
      onSubmit={(event) => {
        event.preventDefault();
        void keep(false);
      }}
    >
      <Field
        label={t('Name')}
        value={props.now.name}
        maxLength={60}
        onInput={(name) => change({ name })}
        placeholder={unit() ? t('Spearmen') : t('Captain')}
      />
      <Show when={of.open}>
        <Worth editor={props.editor} now={props.now} />
      </Show>
      <Passing banner={of.banner} id={props.now.id} unit={unit()} fresh={fresh()} onClose={of.onClose} />
      <Show when={of.open && props.now.points === 0}>
        <p class={s.under}>{t('It needs points before it can be saved.')}</p>
      </Show>
      <Show when={of.open}>
        <OverStrength more={props.now.points - (of.editing?.troop?.points ?? 0)} />
      </Show>
      <Actions>
        <Show
          when={fresh()}
          fallback={
            <Show when={of.open}>
              <Button kind="danger" icon="trash" onTap={() => void props.editor.remove()}>
                {t('Remove')}
              </Button>
            </Show>
          }
        >
          <Button disabled={props.now.points === 0} onTap={() => void keep(true)}>
            {t('Save and add another')}
          </Button>
        </Show>
        <Button kind="filled" grow submit disabled={of.open && props.now.points === 0}>
          {of.open ? t('Save, {n} points', { n: count(props.now.points) }) : t('Save the name')}
        </Button>
      </Actions>
    </form>
  );
}

/** Its size, its points, and what else a muster says of it. */
function Worth(props: { editor: Editor; now: Draft }): JSX.Element {
  const { unit, change } = props.editor;
  const each = () => {
    const { size, points } = props.now;
    if (!unit() || size === 0 || points === 0) return '';
    return t('{n} points a model', { n: `${points % size === 0 ? '' : '≈ '}${Math.round(points / size)}` });
  };
  return (
    <>
      <div class={s.pair}>
        <NumberField
          label={unit() ? t('Models') : t('Level')}
          value={props.now.size}
          most={9999}
          onNumber={(size) => change({ size })}
        />
        <NumberField
          label={t('Points')}
          value={props.now.points}
          hint={each()}
          onNumber={(points) => change({ points })}
        />
      </div>
      <Field
        label={t('Note')}
        value={props.now.note}
        maxLength={200}
        onInput={(note) => change({ note })}
        placeholder={t('arms, mount, wounds')}
      />
      <Show when={!unit()}>
        <Switch
          label={t('A wizard')}
          note={t('At level 25 a wizard casts equinox spells from the capital.')}
          on={props.now.wizard}
          onSwitch={(wizard) => change({ wizard })}
        />
      </Show>
    </>
  );
}

/** In the reorganisation, and while the army is divided: troops pass to another banner of the same tile. */
function Passing(props: {
  banner: PlacedBanner;
  id: string;
  unit: boolean;
  fresh: boolean;
  onClose: () => void;
}): JSX.Element {
  const { state, seat } = useEmpire();
  const { write } = useBook();
  const beside = () => {
    const { tile, id } = props.banner;
    const now = state().stage !== 'season' || isTurn(state(), seat(), 'reorganisation');
    return tile === null || !now || props.fresh
      ? []
      : force(state(), seat(), tile).filter((one) => one.id !== id);
  };
  const pass = async (to: string): Promise<void> => {
    const troop = props.unit ? { units: [props.id] } : { characters: [props.id] };
    if (await write({ write: 'transfer', from: props.banner.id, to, ...troop })) props.onClose();
  };
  return (
    <Show when={beside().length > 0}>
      <div>
        <Head title={t('pass on to')} level={3} />
        <Chips label={t('Banners beside it')} wrap>
          <For each={beside()}>
            {(other) => <Chip onTap={() => void pass(other.id)}>{bannerName(other)}</Chip>}
          </For>
        </Chips>
      </div>
    </Show>
  );
}
