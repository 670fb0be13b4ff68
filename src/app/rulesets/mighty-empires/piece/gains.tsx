/** Troops gained for all to see, entered as units or a character of one's own choice. */
import { createSignal, type JSX, Show } from 'solid-js';
import type { Contents } from '../../../../rules/mighty-empires/ledger/book.ts';
import type { PlacedBanner } from '../../../../rules/mighty-empires/queries.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Sheet } from '../../parts/dialogs.tsx';
import { NumberField } from '../../parts/number-field.tsx';
import { worded } from '../../parts/worded.ts';
import { bannerName, count } from '../words.ts';
import s from './piece.module.css';
import { useBook } from './write.ts';

export function Gains(props: { banner: PlacedBanner; held: Contents; onClose: () => void }): JSX.Element {
  const { write, freshIds } = useBook();
  const { due } = props.held;
  const [kind, setKind] = createSignal<'unit' | 'character'>('unit');
  const [name, setName] = createSignal(t('Free company'));
  const [size, setSize] = createSignal(0);
  const [points, setPoints] = createSignal(due);
  const enter = async (): Promise<void> => {
    const note = t('joined in the field');
    const troops =
      kind() === 'unit'
        ? { units: [{ id: freshIds()(), name: name(), models: size(), points: points(), note }] }
        : {
            characters: [{ id: freshIds()(), name: name(), level: size(), points: points(), note }],
          };
    if (await write({ write: 'enlist', banner: props.banner.id, ...troops } as never)) props.onClose();
  };
  return (
    <Sheet
      open
      onClose={props.onClose}
      title={tn(due, '{n} point of new troops', '{n} points of new troops')}
      note={t('They join {banner}. You decide who they are.', { banner: bannerName(props.banner) })}
    >
      <form
        class={s.form}
        onSubmit={(event) => {
          event.preventDefault();
          void enter();
        }}
      >
        <Segmented
          label={t('Who joins')}
          segments={worded({ unit: t('A unit'), character: t('A character') })}
          value={kind()}
          onPick={setKind}
        />
        <Field label={t('Name')} value={name()} maxLength={60} onInput={setName} />
        <div class={s.pair}>
          <NumberField
            label={kind() === 'unit' ? t('Models') : t('Level')}
            value={size()}
            most={9999}
            onNumber={setSize}
          />
          <NumberField label={t('Points')} value={points()} onNumber={setPoints} />
        </div>
        <Show when={points() > due}>
          <p class={s.short}>{t('{n} more than were gained.', { n: count(points() - due) })}</p>
        </Show>
        <Actions>
          <Button kind="filled" grow submit disabled={points() === 0 || points() > due}>
            {points() < due
              ? t('Enter {n} now, the rest later', { n: count(points()) })
              : t('Enter {n} points', { n: count(points()) })}
          </Button>
        </Actions>
      </form>
    </Sheet>
  );
}
