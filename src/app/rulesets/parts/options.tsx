/** How a campaign is played: chosen at its founding, good as it stands; told among its settings; changed if all agree. */
import type { JSX } from 'solid-js';
import * as v from 'valibot';
import { agreed, differing, proposed } from '../../../kernel/accord.ts';
import type { Json } from '../../../kernel/json.ts';
import {
  groupOf,
  type OptionsOf,
  type Place,
  type ProposalOf,
  schemaOf,
  type Table,
  usual,
  valueIn,
} from '../../../kernel/options.ts';
import { chosenSignal } from '../../chosen-signal.ts';
import { t, tn } from '../../i18n/index.ts';
import { Row, Rows } from '../../ui/rows.tsx';
import type { RulesetApp } from '../contract.ts';
import { Fold } from './fold.tsx';
import s from './founding.module.css';
import { OptionFields } from './option-fields.tsx';
import { phrases, sentence, upper } from './option-words.ts';
import { OrderPage } from './order-page.tsx';
import { ListedOf } from './rows-of.tsx';

/** Options that are none are as usual: a founding starts from an empty record. */
export function chosen<T extends Table>(table: T, given: Json): OptionsOf<T> {
  const read = v.safeParse(schemaOf(table), given ?? {});
  return read.success ? read.output : usual(table);
}

/** The options of a founding, all good as they stand, folded away behind a line that says so: few ever open it. */
export const foundingOf =
  (table: Table): RulesetApp['Founding'] =>
  (props) => {
    const now = () => chosen(table, props.options);
    return (
      <div class={s.founding}>
        <Fold
          title={
            JSON.stringify(now()) === JSON.stringify(usual(table))
              ? t('Everything else is fine as it is')
              : t('Everything else, as you chose it')
          }
          note={phrases(table, now(), ({ row }) => row.sum === true).join(' · ')}
        >
          <div class={s.unfolded}>
            <OptionFields table={table} options={now()} onChange={(next) => props.onChange(next as Json)} />
          </div>
        </Fold>
      </div>
    );
  };

/** The options that may be changed during play: proposed here, agreed to by every other player. */
export function ChangeOptions<T extends Table>(props: {
  table: T;
  order: string;
  /** As they stand when the change would begin. */
  options: OptionsOf<T>;
  /** The order's arguments. */
  args: (changed: ProposalOf<T>) => object;
  why?: string;
  /** What stands above the options. */
  first?: JSX.Element;
  onDone: () => void;
  children?: JSX.Element;
}): JSX.Element {
  const [changed, setChanged] = chosenSignal<object>('changed', {});
  const differs = () => differing(props.table, props.options, changed() as ProposalOf<T>);
  const count = () => Object.keys(differs()).length;
  return (
    <OrderPage
      order={props.order}
      args={count() === 0 ? undefined : (props.args(differs()) as Json)}
      title={t('How you play')}
      question={t('Which rules do you want to change?')}
      why={props.why ?? t('It counts as soon as everybody else has agreed.')}
      answer={t('Propose it')}
      icon="check"
      sum={count() === 0 ? t('nothing changed yet') : tn(count(), '{n} change', '{n} changes')}
      onDone={props.onDone}
    >
      {props.first}
      <div class={s.founding}>
        <OptionFields
          table={props.table}
          options={agreed(props.table, props.options, changed() as ProposalOf<T>)}
          later
          onChange={(next) => setChanged(proposed(props.table, props.options, next) as object)}
        />
      </div>
      {props.children}
      <ListedOf
        facts
        title={t('settled at the founding')}
        of={phrases(props.table, props.options, ({ later }) => !later)}
      >
        {(phrase) => <Row title={upper(phrase)} />}
      </ListedOf>
    </OrderPage>
  );
}

/** How a campaign is played, among its settings, and the way to change it. */
export function HowYouPlay<T extends Table>(props: {
  table: T;
  options: OptionsOf<T>;
  /** The form that changes it. */
  href: string;
  children?: JSX.Element;
}): JSX.Element {
  const differs = (place: Place) => valueIn(props.options, place) !== valueIn(usual(props.table), place);
  /** What may change during play and most groups choose for themselves; of all else what is not as usual. */
  const isTold = (place: Place): boolean => {
    const { later, fold } = groupOf(props.table, place.group ?? '') ?? {};
    return (place.later && (place.row.sum || (later === true && !fold))) || differs(place);
  };
  return (
    <Rows label={t('How you play')}>
      <Row
        title={t('Rules of this campaign')}
        note={sentence([...phrases(props.table, props.options, isTold), t('the rest as usual')].join('; '))}
        href={props.href}
      />
      {props.children}
    </Rows>
  );
}
