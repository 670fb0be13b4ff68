/** How a battle or an assault on the table ended: who gave way, or ground held and, asked of each side next, the percentages lost. */
import { createSignal, For, type JSX, Show } from 'solid-js';
import { percentLost } from '../../../../rules/mighty-empires/tabletop/ledger/losses.ts';
import { type End, ends } from '../../../../rules/mighty-empires/tabletop/result.ts';
import { groundPoints, type Held } from '../../../../rules/mighty-empires/tabletop/victory.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t } from '../../../i18n/index.ts';
import { Chip, Chips } from '../../../ui/chips.tsx';
import { Head } from '../../../ui/head.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { Switch } from '../../../ui/switch.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { placeName } from '../names.ts';
import s from './tabletop.module.css';
import { Counting } from './tally.tsx';
import { useBattle } from './use-battle.ts';

const endWords: Readonly<Record<End, () => string>> = {
  nightfall: () => t('Night fell'),
  time: () => t('Time was up'),
  conceded: () => t('A side conceded'),
  'wiped-out': () => t('A side has no troops left'),
  agreed: () => t('We agreed'),
};
const nothing: Held = { hills: 0, bridges: 0, halves: 0 };
type SideName = 'attacker' | 'defender';

export const TableResultForm: OrderForm = (props): JSX.Element => {
  const id = () => (props.args as { readonly encounter?: string } | null)?.encounter ?? '';
  const { field, encounter, state, called, book, seat, banners } = useBattle(id);
  const [end, setEnd] = chosenSignal<End>('end');
  /** Null: a draw; undefined: not said yet. */
  const [loser, setLoser] = chosenSignal<SideName | null>('loser');
  const [counting, setCounting] = createSignal(false);
  const [scattered, setScattered] = chosenSignal('scattered', false);
  const [holds, setHolds] = chosenSignal<Record<SideName, Held>>('holds', {
    attacker: nothing,
    defender: nothing,
  });
  const counted = () => end() === 'nightfall' || end() === 'time';
  const open = () => !counted() && end() !== undefined;
  const siege = () => encounter()?.kind === 'siege';
  const args = () => {
    const how = end();
    const gave = loser();
    if (how === undefined || (open() && (gave === undefined || (how !== 'agreed' && gave === null))))
      return undefined;
    const held = { attacker: { ...holds().attacker }, defender: { ...holds().defender } };
    return {
      encounter: id(),
      end: how,
      walls: siege(),
      loser: counted() ? null : (gave ?? null),
      scattered: !siege() && !counted() && gave !== null && scattered(),
      holds: counted() ? held : { attacker: nothing, defender: nothing },
    };
  };
  const own = () => {
    const ledger = book(seat());
    const side: SideName = encounter()?.attacker === seat() ? 'attacker' : 'defender';
    return ledger
      ? percentLost(
          ledger,
          id(),
          banners(side).map((banner) => banner.id),
        )
      : 0;
  };
  const kinds = [
    { key: 'hills', label: t('Hills') },
    { key: 'bridges', label: t('Bridges') },
    { key: 'halves', label: t('Table halves') },
  ] as const;
  return (
    <OrderPage
      order="table-result"
      args={args() as never}
      title={placeName(state(), encounter()?.tile ?? 'q0r0')}
      question={siege() ? t('How did the assault end?') : t('How did the battle end?')}
      why={[
        t('{attacker} against {defender}.', { attacker: called('attacker'), defender: called('defender') }),
        siege() && t('A besieger who wins has stormed the walls; a draw repulses them, a defeat bloodily.'),
      ]
        .filter(Boolean)
        .join(' ')}
      answer={counted() ? t('Now the losses') : t('Write it in the book')}
      icon="check"
      onDone={props.onDone}
    >
      <Chips label={t('How it ended')} wrap>
        <For each={ends}>
          {(one) => (
            <Chip on={end() === one} onTap={() => setEnd(one)}>
              {endWords[one]()}
            </Chip>
          )}
        </For>
      </Chips>
      <Show when={open()}>
        <section class={s.side}>
          <Head title={t('who lost?')} />
          <Chips label={t('Who lost?')} wrap>
            <Chip on={loser() === 'attacker'} onTap={() => setLoser('attacker')}>
              {called('attacker')}
            </Chip>
            <Chip on={loser() === 'defender'} onTap={() => setLoser('defender')}>
              {called('defender')}
            </Chip>
            <Show when={end() === 'agreed'}>
              <Chip on={loser() === null} onTap={() => setLoser(null)}>
                {t('A draw')}
              </Chip>
            </Show>
          </Chips>
          <Show when={loser() != null && !siege()}>
            <Switch
              label={t('Scattered')}
              note={t('All baggage, engines and altars are lost; no route may be sought.')}
              on={scattered()}
              onSwitch={setScattered}
            />
          </Show>
        </section>
      </Show>
      <Show when={counted()}>
        <For each={['attacker', 'defender'] as const}>
          {(side) => (
            <section class={s.side}>
              <Head
                title={t('{who} holds', { who: called(side) })}
                note={t('{n} points', { n: groundPoints(field().scenery, holds()[side]) })}
              />
              <Rows label={t('{who} holds', { who: called(side) })}>
                <For each={kinds}>
                  {({ key, label }) => (
                    <Row
                      title={label}
                      end={
                        <Stepper
                          label={t('{what} of {who}', { what: label, who: called(side) })}
                          value={holds()[side][key]}
                          max={key === 'halves' ? 2 : 12}
                          onStep={(value) =>
                            setHolds({ ...holds(), [side]: { ...holds()[side], [key]: value } })
                          }
                        />
                      }
                    />
                  )}
                </For>
              </Rows>
            </section>
          )}
        </For>
        <section class={s.side}>
          <Head title={t('your losses')} note={t('by your book')} />
          <Rows label={t('Your losses')}>
            <Row
              title={t('{n}% lost', { n: own() })}
              note={t('Who fell, unit by unit; only you see it.')}
              onTap={() => setCounting(true)}
            />
          </Rows>
          <p data-quiet>
            {t(
              'Next, each side says what percentage of its points it lost: routers, engines without crew and troops off the table count as lost.',
            )}
          </p>
        </section>
        <Counting id={id()} open={counting()} onClose={() => setCounting(false)} />
      </Show>
    </OrderPage>
  );
};
