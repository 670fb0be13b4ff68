/** How a battle or an assault on the table ended: who gave way, or ground held and, asked of each side next, the percentages lost. */
import { createSignal, For, type JSX, Show } from 'solid-js';
import { percentLost } from '../../../../rules/mighty-empires/tabletop/ledger/losses.ts';
import { type End, ends } from '../../../../rules/mighty-empires/tabletop/result.ts';
import { groundPoints, type Held } from '../../../../rules/mighty-empires/tabletop/victory.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t } from '../../../i18n/index.ts';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Switch } from '../../../ui/switch.tsx';
import type { OrderForm } from '../../contract.ts';
import { Headed } from '../../parts/headed.tsx';
import { OrderPage } from '../../parts/order-page.tsx';
import { PickChips } from '../../parts/pick-chips.tsx';
import { ListedOf } from '../../parts/rows-of.tsx';
import { StepRow } from '../../parts/step-row.tsx';
import { placeName } from '../names.ts';
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
        siege() &&
          t('A besieger who wins has stormed the walls; a draw is a repulse, a defeat a bloody repulse.'),
      ]
        .filter(Boolean)
        .join(' ')}
      answer={counted() ? t('Now the losses') : t('Record the battle')}
      icon="check"
      onDone={props.onDone}
    >
      <PickChips
        wrap
        label={t('How it ended')}
        all={ends}
        picked={end()}
        name={(one) => endWords[one]()}
        onPick={setEnd}
      />
      <Show when={open()}>
        <Headed title={t('which side lost?')}>
          <PickChips
            wrap
            label={t('Which side lost?')}
            all={
              end() === 'agreed'
                ? ['attacker' as const, 'defender' as const, null]
                : ['attacker' as const, 'defender' as const]
            }
            on={(side) => loser() === side}
            name={(side) => (side === null ? t('A draw') : called(side))}
            onPick={setLoser}
          />
          <Show when={loser() != null && !siege()}>
            <Switch
              label={t('Scattered')}
              note={t('All baggage, engines and altars are lost; the losers may not look for a route.')}
              on={scattered()}
              onSwitch={setScattered}
            />
          </Show>
        </Headed>
      </Show>
      <Show when={counted()}>
        <For each={['attacker', 'defender'] as const}>
          {(side) => (
            <ListedOf
              title={t('{who} holds', { who: called(side) })}
              note={t('{n} points', { n: groundPoints(field().scenery, holds()[side]) })}
              of={kinds}
            >
              {({ key, label }) => (
                <StepRow
                  title={label}
                  label={t('{what} of {who}', { what: label, who: called(side) })}
                  value={holds()[side][key]}
                  max={key === 'halves' ? 2 : 12}
                  onStep={(value) => setHolds({ ...holds(), [side]: { ...holds()[side], [key]: value } })}
                />
              )}
            </ListedOf>
          )}
        </For>
        <Headed title={t('your losses')} note={t('by your book')}>
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
        </Headed>
        <Counting id={id()} open={counting()} onClose={() => setCounting(false)} />
      </Show>
    </OrderPage>
  );
};
