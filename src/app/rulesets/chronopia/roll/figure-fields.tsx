/** The fields of one figure of a list, in the order they stand in an army book; rare ones folded away. */
import { For, type JSX, Show } from 'solid-js';
import {
  characteristics,
  crafts,
  type FigureEntry,
  natures,
  races,
  roles,
} from '../../../../rules/chronopia/figures.ts';
import { t } from '../../../i18n/index.ts';
import { Field, Select } from '../../../ui/field.tsx';
import { Head } from '../../../ui/head.tsx';
import { Rows } from '../../../ui/rows.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { NumberField } from '../../parts/number-field.tsx';
import { PickChips } from '../../parts/pick-chips.tsx';
import { StepRow } from '../../parts/step-row.tsx';
import s from '../parts/parts.module.css';
import { short } from '../words.ts';
import { craftWords, natureWords, raceWords, roleWords } from './figure-words.ts';

/** A figure being written: what it is may still be open. */
export type FigureDraft = Omit<FigureEntry, 'role'> & { readonly role: FigureEntry['role'] | undefined };

export const blankFigure: FigureDraft = {
  name: '',
  role: undefined,
  warband: '',
  cost: 0,
  is: { cc: 0, mw: 0, pw: 0, ld: 0, ac: 0, st: 0, w: 1, mv: 3, a: 0, def: 0 },
  missile: false,
  mounted: false,
  craft: 'none',
  nature: 'mortal',
  race: 'human',
  least: 4,
  most: null,
  per: 0,
};
/** What a figure of a role usually needs in its warband. */
export const usual: { readonly [role in FigureEntry['role']]: Pick<FigureEntry, 'least' | 'most' | 'per'> } =
  {
    trooper: { least: 4, most: null, per: 0 },
    leader: { least: 1, most: 1, per: 0 },
    special: { least: 0, most: null, per: 4 },
    individual: { least: 0, most: null, per: 0 },
  };

const segmentsOf = <K extends string>(all: readonly K[], words: { readonly [value in K]: () => string }) =>
  all.map((value) => ({ value, label: words[value]() }));

interface FigureFieldsProps {
  figure: FigureDraft;
  /** Kinds of warband there are already. */
  kinds: readonly string[];
  onChange: (figure: FigureDraft) => void;
}

export function FigureFields(props: FigureFieldsProps): JSX.Element {
  const set = (some: Partial<FigureDraft>): void => props.onChange({ ...props.figure, ...some });
  const figure = () => props.figure;
  const alone = () => figure().role === 'individual';
  return (
    <div class={s.stack}>
      <Field
        label={t('Name')}
        value={figure().name}
        maxLength={40}
        onInput={(name) => set({ name })}
        placeholder={t('Swordsman')}
      />
      <Segmented
        label={t('Kind')}
        titled
        segments={segmentsOf(roles, roleWords)}
        value={figure().role}
        onPick={(role) => set({ role, ...usual[role], ...(role === 'individual' ? { warband: '' } : {}) })}
      />
      <Show when={!alone()}>
        <Field
          label={t('Its warband')}
          value={figure().warband}
          maxLength={40}
          onInput={(warband) => set({ warband })}
          placeholder={t('Swordsmen')}
          hint={t('Give troopers, leader and specials of one warband the same name here.')}
        />
        <Show when={props.kinds.length > 0}>
          <PickChips
            wrap
            label={t('Warbands so far')}
            all={props.kinds}
            picked={figure().warband}
            name={(kind) => kind}
            onPick={(kind) => set({ warband: kind })}
          />
        </Show>
      </Show>
      <NumberField label={t('Points')} value={figure().cost} most={2000} onNumber={(cost) => set({ cost })} />
      <Head title={t('characteristics')} />
      <div class={s.small}>
        <For each={characteristics}>
          {(each) => (
            <NumberField
              label={each === 'def' ? t('DEF −') : short[each]}
              value={Math.abs(figure().is[each])}
              most={each === 'def' ? 20 : 99}
              onNumber={(n) => set({ is: { ...figure().is, [each]: each === 'def' && n > 0 ? -n : n } })}
            />
          )}
        </For>
      </div>
      <Show when={!alone()}>
        <Rows label={t('In its warband')}>
          <StepRow title={t('At least')} value={figure().least} max={50} onStep={(least) => set({ least })} />
          <StepRow
            title={t('At most')}
            value={figure().most ?? 0}
            max={99}
            show={(n) => (n === 0 ? t('any') : String(n))}
            onStep={(most) => set({ most: most === 0 ? null : most })}
          />
          <Show when={figure().role === 'special'}>
            <StepRow
              title={t('Troopers for each of them')}
              value={figure().per}
              max={50}
              show={(n) => (n === 0 ? t('free') : String(n))}
              onStep={(per) => set({ per })}
            />
          </Show>
        </Rows>
      </Show>
      <Ways figure={figure()} onChange={set} />
    </div>
  );
}

/** How it fights, and what it is by craft and by birth. */
const Ways = (props: {
  figure: FigureDraft;
  onChange: (some: Partial<FigureDraft>) => void;
}): JSX.Element => (
  <>
    <div>
      <Switch
        label={t('Missiles')}
        on={props.figure.missile}
        onSwitch={(missile) => props.onChange({ missile })}
      />
      <Switch
        label={t('Mounted')}
        note={t('MV up to 8')}
        on={props.figure.mounted}
        onSwitch={(mounted) => props.onChange({ mounted })}
      />
    </div>
    <div class={s.pair}>
      <Select
        label={t('Craft')}
        value={props.figure.craft}
        options={segmentsOf(crafts, craftWords)}
        onPick={(craft) => props.onChange({ craft })}
      />
      <Select
        label={t('Race')}
        value={props.figure.race}
        options={segmentsOf(races, raceWords)}
        onPick={(race) => props.onChange({ race })}
      />
      <Select
        label={t('Nature')}
        value={props.figure.nature}
        options={segmentsOf(natures, natureWords)}
        onPick={(nature) => props.onChange({ nature })}
      />
    </div>
  </>
);
