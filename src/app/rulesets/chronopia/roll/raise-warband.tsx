/** A new warband, or an individual: a kind of the list is picked, the least of it is filled in, and the price is shown. */
import { For, type JSX, Show } from 'solid-js';
import { listOf } from '../../../../rules/chronopia/roll/list.ts';
import { priceOf, warbandsOf } from '../../../../rules/chronopia/roll/points.ts';
import { places } from '../../../../rules/chronopia/roll/structure.ts';
import { formOf } from '../../../campaign/context.tsx';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip, Chips } from '../../../ui/chips.tsx';
import { Field } from '../../../ui/field.tsx';
import { Head } from '../../../ui/head.tsx';
import { Page } from '../../../ui/page.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { TopBar } from '../../../ui/top-bar.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { useForce } from '../force.ts';
import { placeName } from '../names.ts';
import { type Chosen, Counts, taken, total } from '../parts/counts.tsx';
import s from '../parts/parts.module.css';
import { priceOfPurse } from '../words.ts';
import { figureNote } from './figure-words.ts';

export const RaiseWarbandForm: OrderForm = (props): JSX.Element => {
  const force = useForce();
  const { state, seat, gold } = force;
  const hired = () => listOf(state(), seat()).filter(([, { nature }]) => nature === 'mortal');
  /** Kinds of warband, and each individual by itself. */
  const kinds = () => [
    ...new Set(hired().map(([id, { role, warband }]) => (role === 'individual' ? id : warband))),
  ];
  const title = (kind: string): string => state().figures[kind]?.name ?? kind;
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
  const [kind, setKind] = chosenSignal('kind', leader() ?? kinds()[0] ?? '');
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
        <Page bar={<TopBar back={force.to('today')} close />}>
          <EmptyState
            title={t('Your army list is empty')}
            level={1}
            action={
              <Button kind="filled" href={formOf(force, 'list-figures', {})}>
                {t('Write the list')}
              </Button>
            }
          >
            {t('Write down who you can recruit; from then on it takes a few taps.')}
          </EmptyState>
        </Page>
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
        question={t('Who do you recruit?')}
        answer={t('Recruit them')}
        icon="check"
        sum={priceOfPurse(state(), price(), gold())}
        onDone={props.onDone}
      >
        <Chips label={t('What kind')} wrap>
          <For each={kinds()}>
            {(each) => (
              <Chip on={each === kind()} onTap={() => pick(each)}>
                {title(each)}
              </Chip>
            )}
          </For>
        </Chips>
        <div class={s.part}>
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
        </div>
        <div class={s.part}>
          <Field
            label={t('What they are called')}
            value={name()}
            maxLength={60}
            onInput={setName}
            placeholder={title(kind())}
          />
        </div>
        <Show when={places(state(), seat()).length > 1}>
          <div class={s.part}>
            <Head title={t('where they stand')} />
            <Chips label={t('Where they stand')} wrap>
              <For each={places(state(), seat())}>
                {(each) => (
                  <Chip on={each === place()} onTap={() => setPlace(each)}>
                    {placeName(state(), each)}
                  </Chip>
                )}
              </For>
            </Chips>
          </div>
        </Show>
      </OrderPage>
    </Show>
  );
};
