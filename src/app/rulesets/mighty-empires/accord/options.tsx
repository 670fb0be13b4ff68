/** How a campaign is played: the form that changes it from a season on, and what its settings say of it. */
import { For, type JSX, Show } from 'solid-js';
import { changesOf } from '../../../../kernel/accord.ts';
import { firstYear, optionsIn } from '../../../../rules/mighty-empires/accord/parts.ts';
import { named } from '../../../../rules/mighty-empires/accord/state.ts';
import { table } from '../../../../rules/mighty-empires/options.ts';
import { formOf } from '../../../campaign/context.tsx';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t } from '../../../i18n/index.ts';
import { Head } from '../../../ui/head.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import type { OrderForm } from '../../contract.ts';
import { said } from '../../parts/option-words.ts';
import { ChangeOptions, HowYouPlay } from '../../parts/options.tsx';
import { useEmpire } from '../empire.ts';

export const ChangePartsForm: OrderForm = (props): JSX.Element => {
  const { state } = useEmpire();
  const first = firstYear(state());
  const [year, setYear] = chosenSignal('year', first);
  const atOnce = () => state().stage !== 'season' && state().stage !== 'winter';
  return (
    <ChangeOptions
      table={table}
      order="change-parts"
      options={optionsIn(state(), year())}
      args={({ pieces, ...parts }) => ({ year: year(), parts, pieces: pieces ?? null })}
      {...(atOnce() ? {} : { why: t('It counts from the start of the season, if everybody else agrees.') })}
      first={
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
      }
      onDone={props.onDone}
    >
      <Show when={state().accord.waiting.length > 0}>
        <Head title={t('agreed already')} />
        <Rows facts>
          <For each={state().accord.waiting}>
            {(accord) => (
              <Row
                title={t('From year {n} on', { n: accord.year })}
                note={changesOf(table, named(accord)).map(said).join(', ')}
              />
            )}
          </For>
        </Rows>
      </Show>
    </ChangeOptions>
  );
};

export function CampaignParts(): JSX.Element {
  const empire = useEmpire();
  return <HowYouPlay table={table} options={empire.state().options} href={formOf(empire, 'change-parts')} />;
}
