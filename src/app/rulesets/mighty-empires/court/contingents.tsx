/** Mercenaries and allies hired for one season, each under a commander of its own. */
import { type JSX, Show } from 'solid-js';
import type { Allied } from '../../../../rules/mighty-empires/map/alliances.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { NumberField } from '../../parts/number-field.tsx';
import { PickChips } from '../../parts/pick-chips.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { useBook } from '../piece/write.ts';
import { points as inPoints } from '../words.ts';
import s from './court.module.css';
import { freshId } from './fresh.ts';
import { AmountFields, createAmount, Purchase } from './purchase.tsx';

export function Contingents(props: { left: number; alliances: readonly Allied[] }): JSX.Element {
  const { state } = useEmpire();
  const { write } = useBook();
  const [alliance, setAlliance] = chosenSignal<string | null>('alliance', null);
  const [people, setPeople] = chosenSignal('people', '');
  const [commander, setCommander] = chosenSignal('commander', '');
  const [level, setLevel] = chosenSignal('level', 10);
  const [his, setHis] = chosenSignal('his', 0);
  const amount = createAmount('hire');
  const { models, points } = amount;
  const bare = () => state().options.armies === 'points';
  const cost = () => points() + (bare() ? 0 : his());
  const hire = async (): Promise<void> => {
    const troop = { id: freshId('t'), name: people().trim(), models: models(), points: points(), note: '' };
    const leader = { id: freshId('t'), name: commander().trim(), level: level(), points: his(), note: '' };
    const troops = { units: points() > 0 ? [troop] : [], characters: [leader] };
    const line = {
      write: 'hire',
      purchase: freshId('p'),
      contingent: freshId('c'),
      kind: alliance() === null ? 'mercenaries' : 'allies',
      people: people().trim(),
      alliance: alliance(),
      ...(bare() ? { points: points() } : troops),
    };
    if (!(await write(line))) return;
    setPeople('');
    setCommander('');
    setHis(0);
    amount.clear();
  };
  return (
    <Purchase onBuy={hire}>
      <Employers alliances={props.alliances} picked={alliance()} onPick={setAlliance} />
      <Field
        label={t('Who they are')}
        value={people()}
        maxLength={60}
        onInput={setPeople}
        placeholder={t('Ogres of the pass')}
        hint={t('One contingent for each race. They serve one season.')}
      />
      <Show when={!bare()}>
        <Field label={t('Their commander')} value={commander()} maxLength={60} onInput={setCommander} />
        <div class={s.pair}>
          <NumberField label={t('Their level')} value={level()} most={25} onNumber={setLevel} />
          <NumberField label={t('Their points')} value={his()} onNumber={setHis} />
        </div>
      </Show>
      <AmountFields
        amount={amount}
        models={bare() ? undefined : t('Models')}
        left={props.left}
        cost={cost()}
      />
      <Button
        kind={props.left > 0 ? 'filled' : 'outlined'}
        submit
        disabled={
          cost() === 0 ||
          cost() > props.left ||
          people().trim() === '' ||
          (!bare() && commander().trim() === '')
        }
      >
        {t('Hire for {points}', { points: inPoints(cost()) })}
      </Button>
    </Purchase>
  );
}

/** Mercenaries come for crowns alone, allies from one of the alliances. */
function Employers(props: {
  alliances: readonly Allied[];
  picked: string | null;
  onPick: (alliance: string | null) => void;
}): JSX.Element {
  const { state } = useEmpire();
  return (
    <PickChips
      wrap
      label={t('Mercenaries or allies')}
      all={[null, ...props.alliances]}
      on={(one) => props.picked === (one?.id ?? null)}
      name={(one) =>
        one === null
          ? t('Mercenaries')
          : t('Allies from {place}', { place: placeName(state(), one.tiles[0] ?? '') })
      }
      onPick={(one) => props.onPick(one?.id ?? null)}
    />
  );
}
