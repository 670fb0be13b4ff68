/** Parts of the book taken up or laid aside from a season on: proposed here, agreed to by every other player. */
import { For, type JSX, Show } from 'solid-js';
import { firstYear, optionsIn } from '../../../../rules/mighty-empires/accord/parts.ts';
import type { Part } from '../../../../rules/mighty-empires/options.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Head } from '../../../ui/head.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { Switch } from '../../../ui/switch.tsx';
import type { OrderForm } from '../../contract.ts';
import s from '../../parts/founding.module.css';
import { OrderPage } from '../../parts/order-page.tsx';
import { useEmpire } from '../empire.ts';
import { partWords } from './words.ts';

export const ChangePartsForm: OrderForm = (props): JSX.Element => {
  const { state } = useEmpire();
  const first = firstYear(state());
  const [year, setYear] = chosenSignal('year', first);
  const [turned, setTurned] = chosenSignal<{ readonly [part in Part]?: boolean }>('turned', {});
  const [pieces, setPieces] = chosenSignal<'limited' | 'unlimited'>('pieces');
  const then = () => optionsIn(state(), year());
  const on = (part: Part): boolean => turned()[part] ?? then().parts[part];
  const limited = () => (pieces() ?? then().pieces) === 'limited';
  const parts = () =>
    Object.fromEntries(
      Object.entries(turned()).filter(([part, now]) => now !== then().parts[part as Part]),
    ) as { readonly [part in Part]?: boolean };
  const counted = () => (pieces() === then().pieces ? undefined : pieces());
  const changes = () => Object.keys(parts()).length + (counted() ? 1 : 0);
  const atOnce = () => state().stage !== 'season' && state().stage !== 'winter';
  return (
    <OrderPage
      order="change-parts"
      args={changes() === 0 ? undefined : { year: year(), parts: parts(), pieces: counted() ?? null }}
      title={t('Parts of the book')}
      question={t('What do you play with?')}
      why={
        atOnce()
          ? t('It counts as soon as everybody else has agreed.')
          : t('It counts from the start of the season, if everybody else agrees.')
      }
      answer={t('Propose it')}
      icon="check"
      sum={changes() === 0 ? t('nothing changed yet') : tn(changes(), '{n} change', '{n} changes')}
      onDone={props.onDone}
    >
      <Show when={!atOnce()}>
        <Rows>
          <Row
            title={t('From the season of')}
            end={
              <Stepper
                label={t('From the season of')}
                value={year()}
                min={first}
                max={first + 20}
                show={(n) => t('year {n}', { n })}
                onStep={setYear}
              />
            }
          />
        </Rows>
      </Show>
      <div class={s.switches}>
        <For each={partWords}>
          {({ part, label, why }) => (
            <Switch
              label={label()}
              note={why()}
              on={on(part)}
              onSwitch={(now) => setTurned((before) => ({ ...before, [part]: now }))}
            />
          )}
        </For>
        <Switch
          label={t('Only as many pieces as in the box')}
          note={t('When the last village is on the map scouts find no more of them.')}
          on={limited()}
          onSwitch={(now) => setPieces(now ? 'limited' : 'unlimited')}
        />
      </div>
      <Show when={state().accord.waiting.length > 0}>
        <Head title={t('agreed already')} />
        <Rows facts>
          <For each={state().accord.waiting}>
            {({ year: from, parts: chosen, pieces: count }) => (
              <Row
                title={t('From year {n} on', { n: from })}
                note={[
                  ...partWords
                    .filter(({ part }) => chosen[part] !== undefined)
                    .map(({ part, label }) =>
                      chosen[part]
                        ? t('with {part}', { part: label() })
                        : t('without {part}', { part: label() }),
                    ),
                  ...(count === null
                    ? []
                    : [count === 'limited' ? t('pieces counted') : t('pieces not counted')]),
                ].join(', ')}
              />
            )}
          </For>
        </Rows>
      </Show>
    </OrderPage>
  );
};
