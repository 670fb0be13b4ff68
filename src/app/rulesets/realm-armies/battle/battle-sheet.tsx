/** Everything both players need at the table, on one screen and on one printed page. */
import { type JSX, Show } from 'solid-js';
import { fieldOf, sidesAt } from '../../../../rules/realm-armies/battle/field.ts';
import { contested } from '../../../../rules/realm-armies/battle/fight.ts';
import { formOf } from '../../../campaign/context.tsx';
import { t, tn } from '../../../i18n/index.ts';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { commas } from '../../parts/joined.ts';
import { Refused } from '../../parts/refused.tsx';
import { SheetPage } from '../../parts/sheet-page.tsx';
import { useRealm } from '../realm.ts';
import { builtWords, groundName } from '../words.ts';
import { FieldView, kindName } from './field-view.tsx';
import { Paper } from './paper.tsx';
import s from './sides.module.css';

export function BattleSheet(props: { id: string }): JSX.Element {
  const realm = useRealm();
  const { state, seat, place, to } = realm;
  const field = () => fieldOf(state(), props.id);
  const activity = () => state().activities[props.id];
  const mine = () => sidesAt(state(), props.id).includes(seat());
  const arranged = () => {
    const known = activity()?.arranged;
    return known ? commas(known.when, known.where) : '';
  };
  const age = () => state().turn.number - (activity()?.since ?? 0);
  const form = (order: string): string => formOf(realm, order, { activity: props.id });
  const real = () => contested(field().kind);
  return (
    <SheetPage
      back={to('today')}
      title={kindName(field().kind)}
      foot={
        <Show when={mine() && real()}>
          <Actions>
            <Button href={form('table-result')}>{t('Enter the result')}</Button>
            <Button kind="filled" icon="dice" grow href={form('fight')}>
              {t('With dice')}
            </Button>
          </Actions>
        </Show>
      }
      paper={real() && (() => <Paper field={field()} when={arranged()} />)}
    >
      <header class={s.head}>
        <h2>{place(field().tile)}</h2>
        <p>{`${builtWords(state(), field().tile)}, ${groundName(state(), field().tile)}`}</p>
      </header>
      <Refused order="table-result" about={props.id} />
      <Show when={real()}>
        <Rows label={t('When and where')}>
          <Row
            lead={<Seal icon="hourglass" />}
            title={
              arranged() || (activity()?.arranged ? t('No day arranged yet') : t('To be fought tonight'))
            }
            note={
              age() > 0
                ? tn(age(), 'It has been waiting for {n} turn.', 'It has been waiting for {n} turns.')
                : ''
            }
            {...(mine() ? { href: form('arrange') } : {})}
          />
        </Rows>
      </Show>
      <FieldView field={field()} />
    </SheetPage>
  );
}
