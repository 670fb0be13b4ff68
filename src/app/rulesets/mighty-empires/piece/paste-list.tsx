/**
 * An army list pasted into a banner: what was read of it, with its points, before anything is written. The clipboard is
 * read by the tap that opens it; where the phone refuses, the list is pasted by hand.
 */
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import type { Contents } from '../../../../rules/mighty-empires/ledger/book.ts';
import type { PlacedBanner } from '../../../../rules/mighty-empires/queries.ts';
import { bannerPoints } from '../../../../rules/mighty-empires/setup/banners.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Sheet } from '../../parts/dialogs.tsx';
import { Warning } from '../../parts/warning.tsx';
import { joined, musterOf, pointsOf } from '../muster/list/muster.ts';
import { readList } from '../muster/list/read.ts';
import { bannerName, count } from '../words.ts';
import { OverStrength } from './over-strength.tsx';
import s from './piece.module.css';
import { CharacterRows, UnitRows } from './troops.tsx';
import { useBook } from './write.ts';

export function PasteList(props: {
  banner: PlacedBanner;
  held: Contents;
  /** What lay on the clipboard; empty where the phone would not tell. */
  text: string;
  onClose: () => void;
  onMustered: () => void;
}): JSX.Element {
  const { muster, freshIds } = useBook();
  /** What is no list (an invitation, say) is left where it lies. */
  const strange = props.text.trim() !== '' && readList(props.text).troops.length === 0;
  const [text, setText] = createSignal(strange ? '' : props.text);
  const read = createMemo(() => readList(text()));
  const some = () => read().troops.length > 0;
  const made = createMemo(() => musterOf(read().troops, freshIds()));
  /** As the banner was when the list was pasted: what is written must not be written twice by an impatient thumb. */
  const before = props.held;
  const more = pointsOf(before) > 0;
  const [writing, setWriting] = createSignal(false);
  const after = () => joined(before, made());
  const wide = () => pointsOf(after()) - bannerPoints.most;
  const keep = async (): Promise<void> => {
    setWriting(true);
    if (await muster(props.banner.id, after())) props.onMustered();
    else setWriting(false);
  };
  return (
    <Sheet
      open
      onClose={props.onClose}
      title={t('A list for {banner}', { banner: bannerName(props.banner) })}
      note={
        some() ? undefined : t('From a list builder, a message or a table: one unit a line, with its points.')
      }
    >
      <div class={s.form}>
        <Show when={some()}>
          <UnitRows units={made().units} />
          <Show when={made().characters.length > 0}>
            <CharacterRows characters={made().characters} />
          </Show>
        </Show>
        <Show when={strange && text() === ''}>
          <p role="status">{t('There is no army list on the clipboard: copy one, or paste it here.')}</p>
        </Show>
        <Show when={read().missed.length > 0}>
          <Missed lines={read().missed} />
        </Show>
        <Show when={wide() > 0}>
          <Warning
            words={t('{n} points more than a banner may begin with ({most}).', {
              n: count(wide()),
              most: count(bannerPoints.most),
            })}
          />
        </Show>
        <OverStrength more={pointsOf(made())} />
        <Field
          label={some() ? t('The list as it was pasted') : t('Paste the list here')}
          value={text()}
          rows={some() ? 3 : 8}
          placeholder={t('20 Halberdiers – 200')}
          onInput={setText}
        />
        <Actions>
          <Button kind="filled" icon="check" grow disabled={!some() || writing()} onTap={() => void keep()}>
            {more
              ? t('Add the troops, {n} points', { n: count(pointsOf(made())) })
              : t('Muster the troops, {n} points', { n: count(pointsOf(made())) })}
          </Button>
        </Actions>
      </div>
    </Sheet>
  );
}

const Missed = (props: { lines: readonly string[] }): JSX.Element => (
  <div role="status">
    <Warning
      words={tn(
        props.lines.length,
        'Realmbook did not understand one line:',
        'Realmbook did not understand {n} lines:',
      )}
    />
    <ul class={s.missed}>
      <For each={props.lines}>{(line) => <li>{line}</li>}</For>
    </ul>
  </div>
);
