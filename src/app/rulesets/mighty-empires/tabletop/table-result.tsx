/** How a battle or an assault on the table ended: who gave way, or ground held and, asked of each side next, the percentages lost. */
import { createSignal, For, type JSX, Show } from 'solid-js';
import { percentLost } from '../../../../rules/mighty-empires/tabletop/ledger/losses.ts';
import { type End, ends } from '../../../../rules/mighty-empires/tabletop/result.ts';
import type { Side } from '../../../../rules/mighty-empires/tabletop/state.ts';
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
import { Counting } from './tally.tsx';
import { type Battle, sides, useBattle } from './use-battle.ts';

const endWords: Readonly<Record<End, () => string>> = {
  nightfall: () => t('Night fell'),
  time: () => t('Time was up'),
  conceded: () => t('A side conceded'),
  'wiped-out': () => t('A side has no troops left'),
  agreed: () => t('We agreed'),
};
const nothing: Held = { hills: 0, bridges: 0, halves: 0 };
const neither: Readonly<Record<Side, Held>> = { attacker: nothing, defender: nothing };

export const TableResultForm: OrderForm = (props): JSX.Element => {
  const battle = useBattle(() => (props.args as { readonly encounter?: string } | null)?.encounter ?? '');
  const { called, siege } = battle;
  const result = createResult(battle);
  const { end, counted, open } = result;
  return (
    <OrderPage
      order="table-result"
      args={result.args() as never}
      title={battle.place()}
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
        onPick={result.setEnd}
      />
      <Show when={open()}>
        <WhoLost battle={battle} result={result} />
      </Show>
      <Show when={counted()}>
        <GroundHeld battle={battle} result={result} />
        <OwnLosses battle={battle} />
      </Show>
    </OrderPage>
  );
};

/** What the players say of the end, as far as they have said it. */
function createResult({ id, siege }: Battle) {
  const [end, setEnd] = chosenSignal<End>('end');
  /** Null: a draw; undefined: not said yet. */
  const [loser, setLoser] = chosenSignal<Side | null>('loser');
  const [scattered, setScattered] = chosenSignal('scattered', false);
  const [holds, setHolds] = chosenSignal('holds', neither);
  const counted = () => end() === 'nightfall' || end() === 'time';
  const open = () => !counted() && end() !== undefined;
  const args = () => {
    const how = end();
    const gave = loser();
    if (how === undefined || (open() && (gave === undefined || (how !== 'agreed' && gave === null))))
      return undefined;
    return {
      encounter: id(),
      end: how,
      walls: siege(),
      loser: counted() ? null : (gave ?? null),
      scattered: !siege() && !counted() && gave !== null && scattered(),
      holds: counted() ? holds() : neither,
    };
  };
  return { end, setEnd, counted, open, args, loser, setLoser, scattered, setScattered, holds, setHolds };
}
type Result = ReturnType<typeof createResult>;

function WhoLost(props: { battle: Battle; result: Result }): JSX.Element {
  const { end, loser, setLoser, scattered, setScattered } = props.result;
  return (
    <Headed title={t('which side lost?')}>
      <PickChips
        wrap
        label={t('Which side lost?')}
        all={end() === 'agreed' ? [...sides, null] : sides}
        on={(side) => loser() === side}
        name={(side) => (side === null ? t('A draw') : props.battle.called(side))}
        onPick={setLoser}
      />
      <Show when={loser() != null && !props.battle.siege()}>
        <Switch
          label={t('Scattered')}
          note={t('All baggage, engines and altars are lost; the losers may not look for a route.')}
          on={scattered()}
          onSwitch={setScattered}
        />
      </Show>
    </Headed>
  );
}

function GroundHeld(props: { battle: Battle; result: Result }): JSX.Element {
  const { called, field } = props.battle;
  const { holds, setHolds } = props.result;
  const kinds = [
    { key: 'hills', label: t('Hills') },
    { key: 'bridges', label: t('Bridges') },
    { key: 'halves', label: t('Table halves') },
  ] as const;
  return (
    <For each={sides}>
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
  );
}

function OwnLosses(props: { battle: Battle }): JSX.Element {
  const { id, banners, own, ownSide } = props.battle;
  const [counting, setCounting] = createSignal(false);
  const force = () => banners(ownSide()).map((banner) => banner.id);
  const percent = () => own((book) => percentLost(book, id(), force())) ?? 0;
  return (
    <>
      <Headed title={t('your losses')} note={t('by your book')}>
        <Rows label={t('Your losses')}>
          <Row
            title={t('{n}% lost', { n: percent() })}
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
    </>
  );
}
