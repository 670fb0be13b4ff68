/** The options of a book, drawn from their table: each with its control and what it means, under the headings of the table. */
import { For, type JSX, Show } from 'solid-js';
import {
  matters,
  numbered,
  type OptionsOf,
  type Place,
  places,
  put,
  type Row,
  type Table,
  usual,
  type Value,
  valueIn,
} from '../../../kernel/options.ts';
import { say } from '../../../kernel/text.ts';
import { t, tn } from '../../i18n/index.ts';
import { Select } from '../../ui/field.tsx';
import { Head } from '../../ui/head.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Fold } from './fold.tsx';
import s from './founding.module.css';
import { said, sentence } from './option-words.ts';

type Section = { readonly head?: string; why?: string; readonly fold: boolean; readonly rows: Place[][] };
/** What stands under each heading; switches that follow one another stand together. */
function sectionsOf(table: Table, later: boolean): readonly Section[] {
  const found: Section[] = [];
  /** Of a section whose first options are settled for good. */
  let over: string | undefined;
  for (const [name, entry] of Object.entries(table)) {
    const own = places(table).filter(
      (place) => (place.group ?? place.name) === name && !place.row.elsewhere && (place.later || !later),
    );
    if (entry.head) over = entry.head;
    if (own.length === 0) continue;
    const group = 'rows' in entry ? entry : undefined;
    const head = group?.fold ? undefined : over;
    over = undefined;
    if (found.length === 0 || head || group?.fold)
      found.push({ ...(head ? { head } : {}), fold: group?.fold === true, rows: [] });
    const section = found.at(-1) as Section;
    if (group?.why && !later) section.why = group.why;
    for (const place of own) {
      const last = section.rows.at(-1);
      if (last && 'on' in place.row && 'on' in (last[0] as Place).row) last.push(place);
      else section.rows.push([place]);
    }
  }
  return found;
}

/** What an option means as it stands. */
function whyOf({ why, ...row }: Row, value: Value): string {
  const n = Number(value ?? 0);
  const text = typeof why === 'function' ? why(n) : why && say(why, { n });
  const says = 'choices' in row && why === undefined ? row.choices[String(value)]?.[1] : undefined;
  return text ? said(text) : sentence(says ?? '');
}

function Control(props: { place: Place; value: Value; onPick: (value: Value) => void }): JSX.Element {
  const { row } = props.place;
  const label = () => row.text;
  const why = () => whyOf(row, props.value);
  if ('on' in row)
    return (
      <Switch
        label={label()}
        note={why()}
        on={props.value === row.on[0]}
        onSwitch={(on) => props.onPick((on ? row.on : row.off)[0])}
      />
    );
  const Asked = (): JSX.Element => {
    if ('choices' in row) {
      const choices = () => Object.entries(row.choices).map(([value, [word]]) => ({ value, label: word }));
      // As many as that have no room side by side.
      return choices().length > 3 ? (
        <Select label={label()} options={choices()} value={String(props.value)} onPick={props.onPick} />
      ) : (
        <Segmented
          label={label()}
          titled={row.head === undefined}
          segments={choices()}
          value={String(props.value)}
          onPick={props.onPick}
        />
      );
    }
    const { none, shown, offers = [none ? 0 : row.from, row.to], step = 1 } = row;
    return (
      <div class={s.points}>
        <span>{label()}</span>
        <Stepper
          label={label()}
          value={Number(props.value ?? 0)}
          min={offers[0]}
          max={offers[1]}
          step={step}
          show={(n) => (none && n === 0 ? none[1] : said(numbered(shown ?? '{n}', n)))}
          onStep={(n) => props.onPick(none && n === 0 ? none[0] : n)}
        />
      </div>
    );
  };
  return (
    <div class={s.part}>
      <Asked />
      <Show when={why()}>
        <p class={s.why} aria-live="polite">
          {why()}
        </p>
      </Show>
    </div>
  );
}

export function OptionFields<T extends Table>(props: {
  table: T;
  options: OptionsOf<T>;
  /** Those alone that may be changed during play, none of them folded away. */
  later?: true;
  onChange: (options: OptionsOf<T>) => void;
}): JSX.Element {
  const differ = ({ rows }: Section): number =>
    rows.flat().filter((place) => valueIn(props.options, place) !== valueIn(usual(props.table), place))
      .length;
  const sections = () => sectionsOf(props.table, props.later === true);
  /** One that stands alone has the page's own title over it. */
  const headOf = ({ head, fold }: Section): string | undefined =>
    fold ? t('Rulings') : props.later && sections().length === 1 ? undefined : head;
  const Fields = (of: { section: Section }): JSX.Element => (
    <For each={of.section.rows}>
      {(row) => (
        <div class={'on' in (row[0] as Place).row ? s.switches : s.part}>
          <For each={row}>
            {(place) => (
              <Show when={matters(props.options, place)}>
                <Control
                  place={place}
                  value={valueIn(props.options, place)}
                  onPick={(value) => props.onChange(put(props.options, place, value))}
                />
              </Show>
            )}
          </For>
        </div>
      )}
    </For>
  );
  return (
    <For each={sections()}>
      {(section) => (
        <Show
          when={section.fold && !props.later}
          fallback={
            <section class={section.fold ? s.readings : s.section}>
              <Show when={headOf(section)}>{(head) => <Head title={head()} />}</Show>
              <Fields section={section} />
              <Show when={section.why}>{(why) => <p class={s.why}>{why()}</p>}</Show>
            </section>
          }
        >
          <Fold
            title={t('Rulings')}
            note={
              differ(section) === 0
                ? t('where groups read the book differently: default')
                : tn(
                    differ(section),
                    '{n} of them differs from the default',
                    '{n} of them differ from the default',
                  )
            }
          >
            <div class={s.readings}>
              <Fields section={section} />
            </div>
          </Fold>
        </Show>
      )}
    </For>
  );
}
