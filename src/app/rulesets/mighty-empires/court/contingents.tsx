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

export function Contingents(props: { left: number; alliances: readonly Allied[] }): JSX.Element {
  const { state } = useEmpire();
  const { write } = useBook();
  const [alliance, setAlliance] = chosenSignal<string | null>('alliance', null);
  const [people, setPeople] = chosenSignal('people', '');
  const [commander, setCommander] = chosenSignal('commander', '');
  const [level, setLevel] = chosenSignal('level', 10);
  const [his, setHis] = chosenSignal('his', 0);
  const [models, setModels] = chosenSignal('models', 0);
  const [points, setPoints] = chosenSignal('points', 0);
  const bare = () => state().options.armies === 'points';
  const cost = () => points() + (bare() ? 0 : his());
  const hire = async (): Promise<void> => {
    const troops = bare()
      ? { points: points() }
      : {
          units:
            points() > 0
              ? [{ id: freshId('t'), name: people().trim(), models: models(), points: points(), note: '' }]
              : [],
          characters: [
            { id: freshId('t'), name: commander().trim(), level: level(), points: his(), note: '' },
          ],
        };
    const line = {
      write: 'hire',
      purchase: freshId('p'),
      contingent: freshId('c'),
      kind: alliance() === null ? 'mercenaries' : 'allies',
      people: people().trim(),
      alliance: alliance(),
      ...troops,
    };
    if (!(await write(line))) return;
    setPeople('');
    setCommander('');
    for (const set of [setHis, setModels, setPoints]) set(0);
  };
  return (
    <form
      class={s.part}
      onSubmit={(event) => {
        event.preventDefault();
        void hire();
      }}
    >
      <PickChips
        wrap
        label={t('Mercenaries or allies')}
        all={[null, ...props.alliances]}
        on={(one) => alliance() === (one?.id ?? null)}
        name={(one) =>
          one === null
            ? t('Mercenaries')
            : t('Allies from {place}', { place: placeName(state(), one.tiles[0] ?? '') })
        }
        onPick={(one) => setAlliance(one?.id ?? null)}
      />
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
      <div class={s.pair}>
        <Show when={!bare()}>
          <NumberField label={t('Models')} value={models()} most={999} onNumber={setModels} />
        </Show>
        <NumberField
          label={t('Points')}
          value={points()}
          hint={t('{n} left', { n: props.left })}
          error={cost() > props.left ? t('You do not have enough crowns.') : undefined}
          onNumber={setPoints}
        />
      </div>
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
    </form>
  );
}
