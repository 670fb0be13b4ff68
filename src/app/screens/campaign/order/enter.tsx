/** A number, a word or a split a rule asks for. A split shows what is left to hand out. */
import { createSignal, type JSX, Match, Show, Switch, useContext } from 'solid-js';
import type { OpenOrder } from '../../../../campaign/view.ts';
import type { Json } from '../../../../kernel/json.ts';
import { answers, type EnterQuestion as Enter } from '../../../../kernel/question.ts';
import { askedHere } from '../../../campaign/asked-of-others.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { DraftContext } from '../../../remembered.ts';
import { About } from '../../../rulesets/parts/rolling/about.tsx';
import { RowsOf } from '../../../rulesets/parts/rows-of.tsx';
import { StepRow } from '../../../rulesets/parts/step-row.tsx';
import { Why } from '../../../rulesets/parts/why.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Page } from '../../../ui/page.tsx';
import { QuestionCard } from '../../../ui/question-card.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { useChosen } from './use-chosen.ts';

const first = ({ bounds }: Enter): Json =>
  bounds.kind === 'integer' ? bounds.from : bounds.kind === 'text' ? '' : evenly(bounds);

/** A first guess, dealt round by round to those that can take more. */
function evenly({ total, among, most }: Extract<Enter['bounds'], { kind: 'split' }>): Json {
  const shares: { [name: string]: number } = Object.fromEntries(among.map((name) => [name, 0]));
  const open = (): readonly string[] => among.filter((name) => (shares[name] ?? 0) < (most?.[name] ?? total));
  for (let left = total, takers = open(); left > 0 && takers.length > 0; takers = open())
    for (const name of takers.slice(0, left)) {
      shares[name] = (shares[name] ?? 0) + 1;
      left -= 1;
    }
  return shares;
}

export function EnterQuestion(props: { bar: JSX.Element; question: Enter; order: OpenOrder }): JSX.Element {
  const campaign = useCampaign();
  const { busy, app, view } = campaign;
  const asks = (): string => askedHere(campaign, props.question);
  const chosen = useChosen();
  const drafts = useContext(DraftContext);
  const answer = async (): Promise<void> => {
    if (await chosen(props.order.open.order, props.question, value(), spoken())) drafts?.discard();
  };
  const [value, setValue] = createSignal<Json>(first(props.question));
  const fits = () => answers(props.question, value());
  const shares = () => value() as { readonly [name: string]: number };
  /** What was entered, where it is a word or a number. */
  const spoken = (): string => (typeof value() === 'object' ? asks() : String(value()));
  const left = (total: number): number =>
    total - Object.values(shares()).reduce((sum, share) => sum + share, 0);
  /** Who takes a share: a banner without a name of its own goes by its number. */
  const called = (name: string): string => {
    const known = app.called?.(view(), name) ?? app.name(view(), 'banner', name) ?? name;
    return /^\d+$/.test(known) ? t('Banner {n}', { n: known }) : known;
  };
  return (
    <Page bar={props.bar}>
      <About order={props.order} question={props.question} />
      <QuestionCard
        question={asks()}
        end={<Why rule={props.question.rule} about={asks()} words />}
        answers={
          <Button kind="filled" grow disabled={!fits() || busy()} onTap={() => void answer()}>
            {t('Confirm')}
          </Button>
        }
      >
        <Switch>
          <Match when={props.question.bounds.kind === 'integer' && props.question.bounds}>
            {(b) => (
              <Stepper label={asks()} value={Number(value())} min={b().from} max={b().to} onStep={setValue} />
            )}
          </Match>
          <Match when={props.question.bounds.kind === 'text' && props.question.bounds}>
            {(b) => <Field label={asks()} value={String(value())} maxLength={b().most} onInput={setValue} />}
          </Match>
          <Match when={props.question.bounds.kind === 'split' && props.question.bounds}>
            {(b) => (
              <>
                <RowsOf facts label={asks()} of={b().among}>
                  {(name) => (
                    <StepRow
                      title={called(name)}
                      value={shares()[name] ?? 0}
                      min={0}
                      max={Math.min(b().most?.[name] ?? b().total, (shares()[name] ?? 0) + left(b().total))}
                      onStep={(n) => setValue({ ...shares(), [name]: n })}
                    />
                  )}
                </RowsOf>
                <Show when={left(b().total) > 0}>
                  <p>{t('{left} still to hand out', { left: String(left(b().total)) })}</p>
                </Show>
              </>
            )}
          </Match>
        </Switch>
      </QuestionCard>
    </Page>
  );
}
