/** A backup before it is taken in: what it is, what would come of it beside what is here, what it brings of secrets. Nothing changes until Import. */
import { createSignal, For, type JSX, Show } from 'solid-js';
import type { Extent, Imported, Preview } from '../../../store/types.ts';
import { Reading } from '../../campaign/reading.tsx';
import { takeIn } from '../../campaign/table.ts';
import { attempt } from '../../campaign/trouble.ts';
import { language, listed, t, tn } from '../../i18n/index.ts';
import { commas } from '../../rulesets/parts/joined.ts';
import { painted } from '../../turns.ts';
import { Button } from '../../ui/button.tsx';
import { Plate } from '../../ui/plate.tsx';
import { Row, Rows } from '../../ui/rows.tsx';
import s from './join.module.css';

/** A moment as the reader writes it: 3 May 2026, 21:40. */
export const moment = (at: number): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);

const extent = ({ lines, phones, pages }: Extent): string =>
  commas(
    tn(lines, '{n} entry', '{n} entries'),
    tn(phones, 'of {n} phone', 'of {n} phones'),
    pages === undefined ? '' : tn(pages, '{n} page', '{n} pages'),
  );

/** What would come of it beside what is here. */
function adds({ compare, file }: Preview): string {
  if (compare.with === 'new')
    return tn(file.lines, 'A new campaign with {n} entry', 'A new campaign with {n} entries');
  if (compare.with === 'same') return t('Nothing: all of it is here already');
  return compare.adds === 0
    ? t('Nothing: this phone has more')
    : tn(compare.adds, '{n} entry that is not here yet', '{n} entries that are not here yet');
}

/** What it brings of secrets. */
function brings({ seats, content }: Preview): string {
  const held = seats.filter(({ id }) => content.secrets?.seats[id] !== undefined).map(({ name }) => name);
  return held.length === 0
    ? t('Brings its owner’s access to the table. This phone continues with a key of its own.')
    : t('Brings the seat of {names}. This phone continues with a key of its own.', { names: listed(held) });
}

/** A file with secrets may bring a seat back even where it brings no line. */
function useful({ compare, secrets }: Preview): boolean {
  return secrets || compare.with === 'new' || (compare.with === 'differs' && compare.adds > 0);
}

export function BackupFound(props: {
  preview: Preview;
  onImported: (imported: Imported) => void;
  onRefuse: () => void;
}): JSX.Element {
  const [importing, setImporting] = createSignal(false);
  const take = async (): Promise<void> => {
    setImporting(true);
    await painted();
    const imported = await attempt(() => takeIn(props.preview));
    setImporting(false);
    if (imported) props.onImported(imported);
  };
  return (
    <div class={s.card}>
      <Plate asked>
        <p class={s.over}>{props.preview.secrets ? t('a backup') : t('a copy for others')}</p>
        <h2 class={s.title}>{props.preview.title}</h2>
        <Rows facts>
          {/* A file of an old build, or of a phone without a clock, does not say it. */}
          <Show when={props.preview.made > 0}>
            <Row title={t('Made')} value={moment(props.preview.made)} />
          </Show>
          <Row title={t('Players')} note={props.preview.seats.map(({ name }) => name).join(', ')} />
          <Show when={props.preview.compare.with === 'differs'}>
            <Row title={t('On this phone now')} note={extent(props.preview.here)} />
            <Row title={t('In the file')} note={extent(props.preview.file)} />
            <Row title={t('After the import')} note={extent(props.preview.after)} />
          </Show>
          <Row title={t('Would add')} note={adds(props.preview)} />
          <Row
            title={t('Secrets')}
            note={
              props.preview.secrets
                ? brings(props.preview)
                : t('None: only the entries that every phone at the table has.')
            }
          />
        </Rows>
        <For each={props.preview.damaged}>
          {({ seq }) => (
            <p class={s.trouble}>
              {t('One phone’s entries cannot be read from entry {seq} on. The import leaves them out.', {
                seq: String(seq),
              })}
            </p>
          )}
        </For>
        <Show when={props.preview.compare.with === 'differs' && useful(props.preview)}>
          <p class={s.from}>
            {t('Realmbook joins both histories. Everything on this phone stays, and is backed up first.')}
          </p>
        </Show>
        <Show when={!useful(props.preview)}>
          <p class={s.from}>{t('This campaign is on this phone already.')}</p>
        </Show>
        <Show when={importing()}>
          <Reading class={s.reading} />
        </Show>
        <div class={s.answers}>
          <Button onTap={props.onRefuse}>{t('Not this one')}</Button>
          <Show
            when={useful(props.preview)}
            fallback={
              <Button kind="filled" grow href={`/c/${props.preview.campaign}/today`}>
                {t('Open the campaign')}
              </Button>
            }
          >
            <Button kind="filled" icon="download" grow disabled={importing()} onTap={() => void take()}>
              {importing() ? t('Importing …') : t('Import')}
            </Button>
          </Show>
        </div>
      </Plate>
    </div>
  );
}
