/** A figure written onto the list, and one already there corrected: every number its army book has. */
import { useNavigate } from '@tanstack/solid-router';
import type { JSX } from 'solid-js';
import type { Figure, FigureEntry } from '../../../../rules/chronopia/figures.ts';
import { listOf } from '../../../../rules/chronopia/roll/list.ts';
import { formOf } from '../../../campaign/context.tsx';
import { chosenSignal } from '../../../chosen-signal.ts';
import { listed, t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { useForce } from '../force.ts';
import s from '../parts/parts.module.css';
import { blankFigure, FigureFields } from './figure-fields.tsx';

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
const missing = ({ name, cost, role, warband }: FigureEntry): readonly string[] => [
  ...(name.trim() === '' ? [t('its name')] : []),
  ...(role === 'individual' || warband.trim() !== '' ? [] : [t('its warband')]),
  ...(cost > 0 ? [] : [t('its points')]),
];
const isWhole = (figure: FigureEntry): boolean => missing(figure).length === 0;
const missingLine = (figure: FigureEntry): string | undefined =>
  isWhole(figure) ? undefined : t('Still missing: {what}.', { what: listed(missing(figure)) });
const entryOf = ({ seat: _, ...entry }: FigureEntry & { readonly seat?: string }): FigureEntry => entry;

interface Given {
  readonly like?: string;
  /** The figure written last, where the list is written one by one. */
  readonly after?: string;
}
/** The next figure is mostly of the same warband: what they share stays. */
const begun = (like: Figure | undefined, after: Figure | undefined): FigureEntry =>
  like
    ? { ...entryOf(like), name: '' }
    : after && after.role !== 'individual'
      ? { ...entryOf(after), name: '', cost: 0 }
      : blankFigure;

export const ListFiguresForm: OrderForm = (props): JSX.Element => {
  const { state, seat, to } = useForce();
  const navigate = useNavigate();
  const kinds = useKinds();
  const { like, after } = (props.args ?? {}) as Given;
  const [figure, setFigure] = chosenSignal<FigureEntry>(
    'figure',
    begun(state().figures[like ?? ''], state().figures[after ?? '']),
  );
  return (
    <OrderPage
      order="list-figures"
      args={isWhole(figure()) ? { figures: [{ ...figure() }] } : undefined}
      title={t('Army list')}
      question={t('Who can be recruited?')}
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
      <FigureFields figure={figure()} kinds={kinds()} onChange={setFigure} />
    </OrderPage>
  );
};

export const ChangeFigureForm: OrderForm = (props): JSX.Element => {
  const force = useForce();
  const { state } = force;
  const kinds = useKinds();
  const { id = '' } = (props.args ?? {}) as { readonly id?: string };
  const [figure, setFigure] = chosenSignal<FigureEntry>(
    'figure',
    entryOf(state().figures[id] ?? blankFigure),
  );
  return (
    <OrderPage
      order="change-figure"
      args={isWhole(figure()) ? { id, figure: { ...figure() } } : undefined}
      title={t('Army list')}
      question={t('What is otherwise?')}
      why={t('It holds for everybody of this sort who serves already.')}
      answer={t('Correct it')}
      sum={missingLine(figure())}
      icon="check"
      onDone={props.onDone}
    >
      <FigureFields figure={figure()} kinds={kinds()} onChange={setFigure} />
      <div class={s.buttons}>
        <Button icon="trash" href={formOf(force, 'unlist-figure', { id })}>
          {t('Strike it off the list')}
        </Button>
      </div>
    </OrderPage>
  );
};
