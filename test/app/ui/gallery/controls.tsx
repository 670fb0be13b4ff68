/** Controls a thumb taps or types in: buttons, chips, switches, steppers, fields. */
import { createSignal, For } from 'solid-js';
import { Button, IconButton } from '../../../../src/app/ui/button.tsx';
import { Chip, Chips } from '../../../../src/app/ui/chips.tsx';
import { Segmented } from '../../../../src/app/ui/segmented.tsx';
import { Stepper } from '../../../../src/app/ui/stepper.tsx';
import { Switch } from '../../../../src/app/ui/switch.tsx';
import { Fields } from './fields.tsx';
import { Specimen } from './specimen.tsx';

const kinds = ['filled', 'outlined', 'quiet', 'danger'] as const;

export function Controls() {
  return (
    <>
      <Buttons />
      <Choices />
      <Fields />
    </>
  );
}

function Buttons() {
  const [held, setHeld] = createSignal(true);
  return (
    <>
      <Specimen name="Button">
        <For each={kinds}>{(kind) => <Button kind={kind}>{kind}</Button>}</For>
        <For each={kinds}>
          {(kind) => (
            <Button kind={kind} small icon="dice">
              {`Small ${kind}`}
            </Button>
          )}
        </For>
        <For each={kinds}>
          {(kind) => (
            <Button kind={kind} disabled>
              {`Disabled ${kind}`}
            </Button>
          )}
        </For>
        <Button barred="It is not your turn.">Barred, with a reason</Button>
        <Button pressed={held()} onTap={() => setHeld(!held())}>
          Pressed or not
        </Button>
        <Button href="#controls" icon="link">
          A link
        </Button>
        <Button kind="filled" grow icon="check">
          Takes the room there is
        </Button>
      </Specimen>
      <Specimen name="IconButton">
        <IconButton icon="search" label="Search" />
        <IconButton icon="why" label="Why" ringed />
        <IconButton icon="chronicle" label="Chronicle" badge={3} />
        <IconButton icon="copy" label="Layers" pressed={held()} onTap={() => setHeld(!held())} />
        <IconButton icon="undo" label="Undo" disabled />
        <IconButton icon="settings" label="Settings" href="#controls" />
      </Specimen>
    </>
  );
}

function Choices() {
  const [filter, setFilter] = createSignal('all');
  const [speed, setSpeed] = createSignal<'slow' | 'fast'>();
  const [troops, setTroops] = createSignal(3);
  const [on, setOn] = createSignal(true);
  return (
    <>
      <Specimen name="Chips" column>
        <Chips label="Filters">
          <For each={['all', 'battles', 'sieges', 'scouting', 'winter', 'magic']}>
            {(name) => (
              <Chip on={filter() === name} onTap={() => setFilter(name)}>
                {name}
              </Chip>
            )}
          </For>
        </Chips>
        <Chips label="Links and values" wrap>
          <Chip icon="castle" value={4}>
            Fortresses
          </Chip>
          <Chip icon="spyglass" href="#controls">
            A link
          </Chip>
        </Chips>
      </Specimen>
      <Specimen name="Segmented" note="none picked at first" column>
        <Segmented
          label="Pace"
          titled
          segments={[
            { value: 'slow', label: 'Slow', icon: 'pause' },
            { value: 'fast', label: 'Fast', icon: 'play' },
          ]}
          value={speed()}
          onPick={setSpeed}
        />
      </Specimen>
      <Specimen name="Stepper">
        <Stepper label="Troops" value={troops()} max={12} onStep={setTroops} />
        <Stepper label="Modifier" value={2} min={-2} max={2} show={(n) => `+${n}`} onStep={() => undefined} />
      </Specimen>
      <Specimen name="Switch" column>
        <Switch label="Keep the screen awake" on={on()} onSwitch={setOn} />
        <Switch label="Vibrate" note="This phone cannot vibrate." on={false} disabled onSwitch={setOn} />
      </Specimen>
    </>
  );
}
