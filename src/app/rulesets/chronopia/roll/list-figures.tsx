/** A figure written onto the list, and one already there corrected: every number its army book has. */
import { useNavigate } from '@tanstack/solid-router';
import { type JSX, Show } from 'solid-js';
import type { Seat } from '../../../../kernel/question.ts';
import type { FigureEntry } from '../../../../rules/chronopia/figures.ts';
import { listLacks, listOf } from '../../../../rules/chronopia/roll/list.ts';
import type { Army, State } from '../../../../rules/chronopia/state.ts';
import { formOf } from '../../../campaign/context.tsx';
import { chosenSignal } from '../../../chosen-signal.ts';
import { listed, t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { useForce } from '../force.ts';
import s from '../parts/parts.module.css';
import { short } from '../words.ts';
import { blankFigure, type FigureDraft, FigureFields, usual } from './figure-fields.tsx';
import { keptLists } from './kept-lists.ts';
import { ListsToCopy } from './lists-to-copy.tsx';

function useKinds() {
  const { state, seat } = useForce();
  return (): readonly string[] => [
    ...new Set(
      listOf(state(), seat())
        .map(([, { warband }]) => warband)
        .filter((kind) => kind !== ''),
    ),
  ];
}
/** What a figure cannot be on the list without. */
const missing = ({ name, cost, role, warband }: FigureDraft): readonly string[] => [
  ...(role === undefined ? [t('its kind')] : []),
  ...(name.trim() === '' ? [t('its name')] : []),
  ...(role === 'individual' || warband.trim() !== '' ? [] : [t('its warband')]),
  ...(cost > 0 ? [] : [t('its points')]),
];
const whole = (figure: FigureDraft): FigureEntry | undefined => {
  const { role } = figure;
  return role && missing(figure).length === 0 ? { ...figure, role } : undefined;
};
const missingLine = (figure: FigureDraft): string | undefined => {
  if (!whole(figure)) return t('Still missing: {what}.', { what: listed(missing(figure)) });
  const none = seldomNone.filter((each) => figure.is[each] === 0).map((each) => short[each]);
  return none.length > 0 ? t('Still at 0: {what}.', { what: listed(none) }) : undefined;
};
/** Many figures have no missile weapon, no power and no defence; of all else hardly any has none. */
const seldomNone = ['cc', 'ld', 'ac', 'st', 'w', 'mv', 'a'] as const;
const entryOf = ({ seat: _, ...entry }: FigureEntry & { readonly seat?: string }): FigureEntry => entry;

interface Given {
  readonly like?: string | undefined;
  /** The figure written last, where the list is written one by one. */
  readonly after?: string | undefined;
}
const raceOf: { readonly [army in Army]?: FigureEntry['race'] } = {
  elves: 'elf',
  dwarves: 'dwarf',
  blackbloods: 'orc',
};

/** The next figure is mostly of the same warband: whose and of what kind they are stays; its own numbers stand in the army book. */
function begun(state: State, seat: Seat, { like = '', after = '' }: Given): FigureDraft {
  const [twin, last] = [state.figures[like], state.figures[after]];
  if (twin) return { ...entryOf(twin), name: '' };
  if (last && last.role !== 'individual')
    return { ...blankFigure, race: last.race, nature: last.nature, warband: last.warband, role: undefined };
  // Most of a list are troopers, and a list begins with one; any other is the player's to pick.
  const role = listLacks(state, seat) === 'warband' ? ('trooper' as const) : undefined;
  const race = raceOf[state.realms[seat]?.army ?? 'other'] ?? blankFigure.race;
  return { ...blankFigure, race, role, ...(role && usual[role]) };
}

export const ListFiguresForm: OrderForm = (props): JSX.Element => {
  const { state, seat, to } = useForce();
  const navigate = useNavigate();
  const kinds = useKinds();
  const { like, after } = (props.args ?? {}) as Given;
  const [figure, setFigure] = chosenSignal<FigureDraft>('figure', begun(state(), seat(), { like, after }));
  const one = () => whole(figure());
  return (
    <OrderPage
      order="list-figures"
      args={one() ? { figures: [{ ...(one() as FigureEntry) }] } : undefined}
      title={t('Army list')}
      question={t('Which figures can you recruit?')}
      why={t('As your army book has it. Everybody sees the list, and may copy from it.')}
      answer={t('Add to the list')}
      sum={missingLine(figure())}
      icon="check"
      onDone={() => {
        // The list is where it leads; a form opened there goes back to it.
        if (like !== undefined || after !== undefined) props.onDone();
        else void navigate({ to: to(`piece/list.${seat()}`), replace: true } as never);
      }}
    >
      <Show when={listOf(state(), seat()).length === 0}>
        <div class={s.buttons}>
          <ListsToCopy kept={keptLists()} instead />
        </div>
      </Show>
      <FigureFields figure={figure()} kinds={kinds()} onChange={setFigure} />
    </OrderPage>
  );
};

export const ChangeFigureForm: OrderForm = (props): JSX.Element => {
  const force = useForce();
  const { state } = force;
  const kinds = useKinds();
  const { id = '' } = (props.args ?? {}) as { readonly id?: string };
  const found = state().figures[id];
  const [figure, setFigure] = chosenSignal<FigureDraft>('figure', found ? entryOf(found) : blankFigure);
  const one = () => whole(figure());
  return (
    <OrderPage
      order="change-figure"
      args={one() ? { id, figure: { ...(one() as FigureEntry) } } : undefined}
      title={t('Army list')}
      question={t('What do you want to correct?')}
      why={t('It also changes all figures of this kind that already serve.')}
      answer={t('Correct the figure')}
      sum={missingLine(figure())}
      icon="check"
      onDone={props.onDone}
    >
      <FigureFields figure={figure()} kinds={kinds()} onChange={setFigure} />
      <div class={s.buttons}>
        <Button icon="trash" href={formOf(force, 'unlist-figure', { id })}>
          {t('Strike the figure off the list')}
        </Button>
      </div>
    </OrderPage>
  );
};
