/** A new warband, or an individual: a kind of the list is picked, the least of it is filled in, and the price is shown. */
import { type JSX, Show } from 'solid-js';
import { listOf } from '../../../../rules/chronopia/roll/list.ts';
import { priceOf, warbandsOf } from '../../../../rules/chronopia/roll/points.ts';
import { places } from '../../../../rules/chronopia/roll/structure.ts';
import { formOf } from '../../../campaign/context.tsx';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t } from '../../../i18n/index.ts';
import { Field } from '../../../ui/field.tsx';
import { TopBar } from '../../../ui/top-bar.tsx';
import type { OrderForm } from '../../contract.ts';
import { Apart, Headed } from '../../parts/headed.tsx';
import { NothingHere } from '../../parts/nothing-here.tsx';
import { OrderPage } from '../../parts/order-page.tsx';
import { PickChips } from '../../parts/pick-chips.tsx';
import { useForce } from '../force.ts';
import { placeName } from '../names.ts';
import { type Chosen, Counts, taken, total } from '../parts/counts.tsx';
import { priceOfPurse } from '../words.ts';
import { figureNote } from './figure-words.ts';

/** Kinds of warband that can be raised, and each individual by itself. */
function useKinds() {
  const { state, seat } = useForce();
  const hired = () => listOf(state(), seat()).filter(([, { nature }]) => nature === 'mortal');
  const kinds = () => [
    ...new Set(hired().map(([id, { role, warband }]) => (role === 'individual' ? id : warband))),
  ];
  const membersOf = (kind: string) =>
    hired().filter(
      ([id, figure]) => id === kind || (figure.role !== 'individual' && figure.warband === kind),
    );
  const leastOf = (kind: string): Chosen =>
    Object.fromEntries(
      membersOf(kind).map(([id, { role, least }]) => [id, role === 'individual' ? 1 : least]),
    );
  /** Nobody leads the warbands yet: an individual is wanted next. */
  const leader = () => {
    const force = warbandsOf(state(), seat());
    return force.length > 0 && force.every(([, { individual }]) => !individual)
      ? kinds().find((one) => state().figures[one])
      : undefined;
  };
  return { kinds, membersOf, leastOf, wanted: () => leader() ?? kinds()[0] ?? '' };
}

export const RaiseWarbandForm: OrderForm = (props): JSX.Element => {
  const force = useForce();
  const { state, gold } = force;
  const { kinds, membersOf, leastOf, wanted } = useKinds();
  const title = (kind: string): string => state().figures[kind]?.name ?? kind;
  const [kind, setKind] = chosenSignal('kind', wanted());
  const [chosen, setChosen] = chosenSignal('chosen', leastOf(kind()));
  const [name, setName] = chosenSignal('name', '');
  const [place, setPlace] = chosenSignal('place', 'field');
  const price = () => priceOf(state(), taken(chosen()));
  const pick = (next: string): void => {
    setKind(next);
    setChosen(leastOf(next));
    setName('');
  };
  return (
    <Show
      when={kinds().length > 0}
      fallback={
        <NothingHere
          bar={<TopBar back={force.to('today')} close />}
          title={t('Your army list is empty')}
          level={1}
          way={[formOf(force, 'list-figures', {}), t('Write the list')]}
        >
          {t('Write down who you can recruit; from then on it takes a few taps.')}
        </NothingHere>
      }
    >
      <OrderPage
        order="raise-warband"
        args={
          total(chosen()) === 0
            ? undefined
            : {
                name: name().trim(),
                kind: state().figures[kind()] ? '' : kind(),
                place: place(),
                figures: taken(chosen()),
              }
        }
        title={t('Recruiting')}
        question={t('Which figures do you recruit?')}
        answer={t('Recruit the warband')}
        icon="check"
        sum={priceOfPurse(state(), price(), gold())}
        onDone={props.onDone}
      >
        <PickChips wrap label={t('Kind')} all={kinds()} picked={kind()} name={title} onPick={pick} />
        <Apart>
          <Counts
            label={title(kind())}
            rows={membersOf(kind()).map(([id, figure]) => ({
              id,
              name: figure.name,
              note: figureNote(figure),
              most: figure.role === 'individual' ? 1 : (figure.most ?? 60),
            }))}
            chosen={chosen()}
            onChange={setChosen}
          />
        </Apart>
        <Apart>
          <Field
            label={t('Their name')}
            value={name()}
            maxLength={60}
            onInput={setName}
            placeholder={title(kind())}
          />
        </Apart>
        <Post picked={place()} onPick={setPlace} />
      </OrderPage>
    </Show>
  );
};

/** Where they are stationed, once there is more than one place for them. */
function Post(props: { picked: string; onPick: (place: string) => void }): JSX.Element {
  const { state, seat } = useForce();
  const all = () => places(state(), seat());
  return (
    <Show when={all().length > 1}>
      <Headed title={t('where they are stationed')}>
        <PickChips
          wrap
          label={t('Where they are stationed')}
          all={all()}
          picked={props.picked}
          name={(each) => placeName(state(), each)}
          onPick={props.onPick}
        />
      </Headed>
    </Show>
  );
}
